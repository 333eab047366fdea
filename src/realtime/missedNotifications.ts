import type { Notification, NotificationMessage } from "../generated/contract.d.ts";
import type { Language } from "../i18n/language.ts";
import { getNotificationKeys, getTimeMs } from "./notificationKeys.ts";

/** The notifications that the server has, as far as they are known; `undefined` for what was not read. */
export type NotificationSnapshot = {
  language: Language;
  list: readonly Notification[] | undefined;
  /** The number of unread notifications. */
  count: number | undefined;
};

/**
 * Returns the notifications that arrived while the connection was down, the newest first, without those that the user has
 * read. `before` is what was known when the connection broke, `pushed` are the messages of the feed until then, and
 * `pushedSince` those after it, which arrived by themselves and are newer than what was missed. The device's clock is not used. Without a list and messages to compare with, the counts say how many of the unread ones are new;
 * without these either, none is.
 */
export function findMissedNotifications(
  before: NotificationSnapshot,
  after: NotificationSnapshot,
  pushed: readonly NotificationMessage[],
  pushedSince: readonly NotificationMessage[] = [],
): Notification[] {
  const isPushedSince = createComparison(pushedSince);
  const list = (after.list ?? []).filter(
    (notification) =>
      // A text in another language cannot be compared.
      (notification.id !== undefined || after.language === before.language) && !isPushedSince(notification),
  );
  if (before.list === undefined && pushed.length === 0) {
    const newCount = Math.max(0, (after.count ?? 0) - (before.count ?? Infinity) - pushedSince.length);
    return sortIfDated(list.filter(isUnread)).slice(0, newCount);
  }
  const known = [...(before.list ?? []), ...pushed];
  const isKnown = list.map(createComparison(known));
  const latestKnownMs = known.reduce<number | undefined>((latestMs, notification) => {
    const timeMs = getTimeMs(notification);
    return timeMs === undefined || (latestMs !== undefined && latestMs > timeMs) ? latestMs : timeMs;
  }, undefined);
  // The newest are the first: undated ones are new only before the first that is known.
  const newerCount = known.length === 0 ? list.length : Math.max(0, isKnown.indexOf(true));
  return sortIfDated(
    list.filter((notification, index) => {
      if (isKnown[index] === true || !isUnread(notification)) return false;
      const timeMs = getTimeMs(notification);
      return timeMs === undefined || latestKnownMs === undefined ? index < newerCount : timeMs >= latestKnownMs;
    }),
  );
}

/** Returns a function that says whether a notification is one of the given ones. */
function createComparison(notifications: readonly NotificationMessage[]): (notification: Notification) => boolean {
  const keys = new Set(notifications.flatMap((notification) => getNotificationKeys(notification).own));
  return (notification) => getNotificationKeys(notification).matching.some((key) => keys.has(key));
}

const isUnread = ({ read }: Notification): boolean => read !== true;

/** Returns the notifications with the newest first. A list with undated ones keeps its order. */
function sortIfDated(list: readonly Notification[]): Notification[] {
  const timesMs = new Map(list.map((notification) => [notification, getTimeMs(notification) ?? Number.NaN]));
  if ([...timesMs.values()].some(Number.isNaN)) return [...list];
  return list.toSorted((left, right) => (timesMs.get(right) ?? 0) - (timesMs.get(left) ?? 0));
}
