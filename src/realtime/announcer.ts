import { getNotificationHref } from "../config/getNotificationHref.ts";
import { paths } from "../config/paths.ts";
import type { NotificationMessage } from "../generated/contract.d.ts";
import { toPlainText } from "../api/toPlainText.ts";
import { showToast } from "../state/toasts.ts";
import type { Announcement, AnnouncementStore } from "./announcementRecords.ts";

/** More late notifications than this get one toast with their number. */
const maxSingleToasts = 3;

/** The largest number of notifications that are announced together. */
const maxAnnouncements = 1000;

/** Shows notifications as toasts. */
type Announcer = {
  announce: (notifications: readonly NotificationMessage[], origin: "pushed" | "missed") => void;
  dispose: () => void;
};

/**
 * Returns an announcer. Each notification is announced by one tab of the browser, which must be visible: a hidden tab keeps
 * them until somebody looks at it. Late ones, which were missed or kept, get one toast together when they are many;
 * `formatSummary` returns its text, and that of a notification without one.
 */
export function createAnnouncer(store: AnnouncementStore, formatSummary: (count: number) => string): Announcer {
  let waiting: Announcement[] = [];
  let isClaiming = false;
  let isDisposed = false;

  async function announceWaiting(): Promise<void> {
    if (isClaiming || isHidden()) return;
    isClaiming = true;
    while (waiting.length > 0 && !isHidden()) {
      const announcements = waiting;
      waiting = [];
      const claimed = await store.claim(announcements);
      if (isDisposed) return;
      showAnnouncements(claimed, formatSummary);
    }
    isClaiming = false;
  }

  const onVisibilityChange = (): void => void announceWaiting();
  if (typeof document !== "undefined") document.addEventListener("visibilitychange", onVisibilityChange);

  return {
    announce: (notifications, origin) => {
      const isLate = origin === "missed" || isHidden();
      const receivedAtMs = Date.now();
      for (const notification of notifications.slice(-maxAnnouncements))
        waiting.push({ notification, receivedAtMs, isLate, isListed: origin === "missed" });
      waiting.splice(0, waiting.length - maxAnnouncements);
      void announceWaiting();
    },
    dispose: () => {
      isDisposed = true;
      waiting = [];
      if (typeof document !== "undefined") document.removeEventListener("visibilitychange", onVisibilityChange);
    },
  };
}

const isHidden = (): boolean => typeof document !== "undefined" && document.visibilityState === "hidden";

function showAnnouncements(announcements: readonly Announcement[], formatSummary: (count: number) => string): void {
  const lateCount = announcements.filter(({ isLate }) => isLate).length;
  const isSummarised = lateCount > maxSingleToasts;
  if (isSummarised) showToast({ tone: "info", text: formatSummary(lateCount), href: paths.notifications });
  for (const { notification, isLate } of announcements)
    if (!isLate || !isSummarised) showNotification(notification, formatSummary);
}

/**
 * Shows a notification as a toast, which links to what it is about. A question is shown by its title; one without a text
 * leads to the list, which has it.
 */
function showNotification(notification: NotificationMessage, formatSummary: (count: number) => string): void {
  const title = toPlainText(notification.title) ?? "";
  const description = toPlainText(notification.description) ?? "";
  const text = notification.type === "QUESTION" ? title || description : description || title;
  const href = getNotificationHref(notification) ?? (text === "" ? paths.notifications : undefined);
  showToast({ tone: "info", text: text || formatSummary(1), href });
}
