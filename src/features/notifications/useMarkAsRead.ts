import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import type { Notification } from "../../generated/contract.d.ts";
import { useMarkNotificationsRead } from "../../generated/queries/notification/index.ts";
import { viewState } from "../../state/viewState.ts";

/** A list that was visible for this time counts as seen. */
const seenAfterMs = 1000;

/**
 * Marks all notifications as read once the visitor sees a list with unread ones, and again for those that arrive later
 * (`markNotificationsRead`). A failure is not shown: they stay unread until the next visit. Returns a function that says
 * whether a notification was unread during this visit.
 */
export function useMarkAsRead(notifications: readonly Notification[]): (notification: Notification) => boolean {
  const { mutate } = useMarkNotificationsRead({ mutation: { meta: { errorDisplay: "silent" } } });
  const { notificationCount = 0 } = useSnapshot(viewState);
  const [unreadKeys, setUnreadKeys] = useState<ReadonlySet<string>>(new Set());
  const wasUnread = (notification: Notification): boolean => unreadKeys.has(getKey(notification));
  const added = notifications.filter((notification) => notification.read === false && !wasUnread(notification));
  if (added.length > 0) setUnreadKeys(new Set([...unreadKeys, ...added.map(getKey)]));
  // The server may omit the mark `read`, or only its value `false`: then only the count says whether some are unread.
  const isEachMarked = notifications.every(({ read }) => read !== undefined);
  const unreadCount = isEachMarked || unreadKeys.size > 0 ? unreadKeys.size : notificationCount;

  useEffect(() => {
    if (unreadCount === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = (): void => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", markWhenSeen);
    };
    const markWhenSeen = (): void => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(() => {
        stop();
        mutate({});
      }, seenAfterMs);
    };
    document.addEventListener("visibilitychange", markWhenSeen);
    markWhenSeen();
    return stop;
  }, [unreadCount, mutate]);
  return wasUnread;
}

/** Returns what identifies a notification, also one without an id, which the specification does not name. */
const getKey = ({ id, title, description, createdAt }: Notification): string =>
  String(id ?? [title, description, createdAt].join("\n"));
