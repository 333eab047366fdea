import { ws } from "msw";
import { setupWorker } from "msw/browser";
import { applyBrowserUrlPreset } from "./browserUrlPreset.ts";
import { createBrowserFileStorage, createBrowserSnapshotStorage } from "./browserStorage.ts";
import { createStompBroker } from "../stomp/stompBroker.ts";
import { createHandlers } from "../handlers.ts";
import { withPersistence } from "../persistence.ts";
import { defaultAppealStepSeconds } from "../appealStepDelay.ts";
import { withTrustedWorkerUrl } from "./trustedTypes.ts";
import { formatMail } from "../store/mails.ts";
import type { NotificationRecord } from "../store/notifications.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../store/mockStore.ts";

/**
 * The browser door: the whole service inside the visitor's browser, behind a service worker, for a portal that is only
 * files. The world outlives page loads and is shared by all tabs. E-mails are written to the console.
 */
export async function startMockBackend({
  workerUrl = "/mockServiceWorker.js",
  socketPath = "/ws",
  ...options
}: { workerUrl?: string; socketPath?: string } & MockStoreOptions = {}): Promise<MockStore> {
  const store = createMockStore({
    appealStepSeconds: defaultAppealStepSeconds,
    onMail: (mail) => console.info(formatMail(mail)),
    fileStorage: createBrowserFileStorage(),
    ...options,
  });
  const around = withPersistence(store, createBrowserSnapshotStorage());
  const inTurn = (act: () => void): void => {
    void around(() => {
      act();
      return Promise.resolve(undefined);
    });
  };

  const feed = createStompBroker(store, { transaction: inTurn });
  const otherTabs = new BroadcastChannel("portal-world");
  store.onNotification((notice) => otherTabs.postMessage(notice));
  otherTabs.addEventListener("message", ({ data }: MessageEvent<NotificationRecord>) => feed.deliver(data));

  const sockets = ws.link(`*${socketPath}`).addEventListener("connection", ({ client }) => {
    const peer = feed.accept({ send: (text) => client.send(text), close: () => client.close() });
    client.addEventListener("message", ({ data }) => {
      // A bare line end is a sign of life; it needs no look at the world.
      if (data === "\n") peer.onData(data);
      else inTurn(() => peer.onData(String(data)));
    });
    client.addEventListener("close", () => peer.onClose());
  });

  const worker = setupWorker(...createHandlers(store, around), sockets);
  await withTrustedWorkerUrl(workerUrl, () =>
    worker.start({ serviceWorker: { url: workerUrl }, quiet: true, onUnhandledFrame: "bypass" }),
  );
  await around(async () => {
    await applyBrowserUrlPreset(store);
    return undefined;
  });
  return store;
}
