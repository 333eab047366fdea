import type { NotificationMessage } from "../generated/contract.d.ts";

/** Returns whether the browser can show messages outside the page. It cannot on a page without HTTPS. */
export const supportsPushMessages = (): boolean => typeof Notification !== "undefined" && isSecureContext;

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
    // Chrome on Android shows messages only from service workers. The toast waits until the visitor returns.
  }
}
