import { toPlainText } from "../api/toPlainText.ts";
import type { NotificationMessage } from "../generated/contract.d.ts";

/** Returns whether the browser can show messages outside the page. It cannot on a page without HTTPS. */
export const supportsPushMessages = (): boolean => typeof Notification !== "undefined" && isSecureContext;

/** Asks the visitor to allow messages outside the page, unless they have decided. Returns whether they are allowed. */
export async function requestPushPermission(): Promise<boolean> {
  if (!supportsPushMessages()) return false;
  return (await Notification.requestPermission().catch(() => "denied")) === "granted";
}

/** Shows a notification outside the page. Tabs that receive the same notification show it once, by its tag. */
export function showPushMessage({ id, title, description }: NotificationMessage): void {
  if (!supportsPushMessages() || Notification.permission !== "granted") return;
  const text = [title, description].map((part) => toPlainText(part) ?? "");
  const options = { body: text[1] ?? "", ...(id !== undefined && { tag: String(id) }) };
  try {
    const message = new Notification(text[0] ?? "", options);
    message.addEventListener("click", () => {
      window.focus();
      message.close();
    });
  } catch {
    // Chrome on Android shows messages only from service workers. The toast waits until the visitor returns.
  }
}
