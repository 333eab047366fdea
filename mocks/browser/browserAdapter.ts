import { ws } from "msw";
import { setupWorker } from "msw/browser";
import { applyBrowserUrlPreset } from "./browserUrlPreset.ts";
import { createBrowserFileStorage, createBrowserSnapshotStorage } from "./browserStorage.ts";
import { createControlHandlers } from "../control/controlHandlers.ts";
import { createStompBroker } from "../stomp/stompBroker.ts";
import { createHandlers } from "../handlers.ts";
import { withPersistence } from "../persistence.ts";
import { defaultAppealStepSeconds } from "../appealStepDelay.ts";
import { withTrustedWorkerUrl } from "./trustedTypes.ts";
import { formatMail } from "../store/mails.ts";
import type { NotificationRecord } from "../store/notifications.ts";
import { createMockStore } from "../store/mockStore.ts";

/**
 * Starts the mock backend inside the browser, behind a service worker, for a static deployment of the portal. The store
 * survives page loads and is shared by all tabs. E-mails are written to the console.
 */
export async function startMockBackend(): Promise<void> {
  const store = createMockStore({
    appealStepSeconds: defaultAppealStepSeconds,
    onMail: (mail) => console.info(formatMail(mail)),
    fileStorage: createBrowserFileStorage(),
  });
  const transaction = withPersistence(store, createBrowserSnapshotStorage());
  const runTransaction = (action: () => void): void => {
    void transaction(() => {
      action();
      return Promise.resolve(undefined);
    });
  };

  const broker = createStompBroker(store, { transaction: runTransaction });
  const otherTabs = new BroadcastChannel("portal-mock-store");
  store.onNotification((notification) => otherTabs.postMessage(notification));
  otherTabs.addEventListener("message", ({ data }: MessageEvent<NotificationRecord>) => broker.deliver(data));

  const sockets = ws
    .link(`${location.origin.replace(/^http/, "ws")}/ws`)
    .addEventListener("connection", ({ client }) => {
      const peer = broker.accept({ send: (text) => client.send(text), close: () => client.close() });
      client.addEventListener("message", ({ data }) => {
        // A single line end is a STOMP heartbeat. It needs no access to the store.
        if (data === "\n") peer.onData(data);
        else runTransaction(() => peer.onData(String(data)));
      });
      client.addEventListener("close", () => peer.onClose());
    });

  const worker = setupWorker(
    ...createControlHandlers(store, transaction, location.origin),
    ...createHandlers(store, transaction, location.origin),
    sockets,
  );
  const url = "/mockServiceWorker.js";
  await withTrustedWorkerUrl(url, () =>
    worker.start({ serviceWorker: { url }, quiet: true, onUnhandledFrame: "bypass" }),
  );
  await transaction(async () => {
    await applyBrowserUrlPreset(store);
    return undefined;
  });
}
