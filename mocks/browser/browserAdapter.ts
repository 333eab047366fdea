import { ws } from "msw";
import { setupWorker } from "msw/browser";
import { takeArrival } from "./browserUrlPreset.ts";
import { browserFiles, browserStore } from "./browserStorage.ts";
import { createFeed } from "../stomp/stompBroker.ts";
import { createHandlers } from "../handlers.ts";
import { keepWorld } from "../persistence.ts";
import { usualPace } from "../appealStepDelay.ts";
import { startTrusted } from "./trustedTypes.ts";
import { mailLine } from "../store/mails.ts";
import type { Notice } from "../store/notifications.ts";
import { createWorld, type World, type WorldOptions } from "../store/mockStore.ts";

/**
 * The browser door: the whole service inside the visitor's browser, behind a service worker, for a portal that is only
 * files. The world outlives page loads and is shared by all tabs. E-mails are written to the console.
 */
export async function startBrowserService({ workerUrl = "/mockServiceWorker.js", socketPath = "/ws", ...options }: { workerUrl?: string; socketPath?: string } & WorldOptions = {}): Promise<World> {
  const world = createWorld({ appealPace: usualPace, onMail: (mail) => console.info(mailLine(mail)), files: browserFiles(), ...options });
  const around = keepWorld(world, browserStore());
  const inTurn = (act: () => void): void => {
    void around(() => {
      act();
      return Promise.resolve(undefined);
    });
  };

  const feed = createFeed(world, { around: inTurn });
  const otherTabs = new BroadcastChannel("portal-world");
  world.onPush((notice) => otherTabs.postMessage(notice));
  otherTabs.addEventListener("message", ({ data }: MessageEvent<Notice>) => feed.deliver(data));

  const sockets = ws.link(`*${socketPath}`).addEventListener("connection", ({ client }) => {
    const peer = feed.accept({ send: (text) => client.send(text), close: () => client.close() });
    client.addEventListener("message", ({ data }) => {
      // A bare line end is a sign of life; it needs no look at the world.
      if (data === "\n") peer.receive(data);
      else inTurn(() => peer.receive(String(data)));
    });
    client.addEventListener("close", () => peer.gone());
  });

  const worker = setupWorker(...createHandlers(world, around), sockets);
  await startTrusted(workerUrl, () => worker.start({ serviceWorker: { url: workerUrl }, quiet: true, onUnhandledFrame: "bypass" }));
  await around(async () => {
    await takeArrival(world);
    return undefined;
  });
  return world;
}
