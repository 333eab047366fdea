import type { NotificationMessage } from "../generated/contract.d.ts";

/**
 * Returns whether the browser can show messages outside the page. It cannot on a page without HTTPS, and Chromium on Android
 * shows them only from service workers. Nothing but its name says so before a person has allowed messages.
 */
export const supportsPushMessages = (): boolean =>
  typeof Notification !== "undefined" && isSecureContext && !/Android.+Chrome\//.test(navigator.userAgent);

/** Asks the visitor to allow messages outside the page, unless they have decided. Returns whether they are allowed. */
export async function requestPushPermission(): Promise<boolean> {
  if (!supportsPushMessages()) return false;
  return (await Notification.requestPermission().catch(() => "denied")) === "granted";
}

/**
 * Shows a message outside the page. The texts are general: others may see the screen, also a locked one. Tabs that receive
 * the same notification show it once, by its id. `onOpen` runs when the user selects the message.
 */
export function showPushMessage(
  id: NotificationMessage["id"],
  { title, body, onOpen }: { title: string; body: string; onOpen: () => void },
): void {
  if (!supportsPushMessages() || Notification.permission !== "granted") return;
  try {
    const message = new Notification(title, { body, ...(id !== undefined && { tag: String(id) }) });
    message.addEventListener("click", () => {
      window.focus();
      message.close();
      onOpen();
    });
  } catch {
    // Chromium on Android that calls itself another browser. The toast waits until the visitor returns.
  }
}
