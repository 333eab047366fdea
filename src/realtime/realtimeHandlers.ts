import type { Query, QueryClient } from "@tanstack/react-query";
import { invalidationsOnPush, invalidationsOnReconnect } from "../api/invalidationsOnPush.ts";
import type { NotificationMessage } from "../generated/contract.d.ts";
import type { StompConnectionOptions } from "./stompConnection.ts";
import { viewState } from "../state/viewState.ts";
import type { AnnouncementStore } from "./announcementRecords.ts";
import { createAnnouncer } from "./announcer.ts";
import { findMissedNotifications, type NotificationSnapshot } from "./missedNotifications.ts";

/** Debounces the requests after a message: many messages cause one refetch. */
const refetchDelayMs = 1000;

/** The longest delay of a refetch while messages keep arriving. */
const maxRefetchDelayMs = 10_000;

/** At the first connection, data that is older may lack messages. Newer data was requested together with the connection. */
const maxDataAgeMs = 10_000;

/** What the page reads that a pushed message may change, without the count, which every page reads. */
const pageOperations: ReadonlySet<unknown> = new Set<string>(
  invalidationsOnReconnect.filter((operation) => operation !== "countNotifications"),
);

/**
 * The longest delay of the read after the feed has opened again, has closed, and is still closed, in milliseconds. The feeds
 * of all clients break at once, and their reads must not arrive at once.
 */
const maxReadDelayMs = { open: 5000, down: 30_000, stillDown: 300_000 } as const;

/** How many pushed messages are kept for the comparison with the list, the newest of all. */
const maxPushedMessages = 1000;

/** What the handlers need beside the query client. */
export type RealtimeHandlersOptions = {
  announcements: AnnouncementStore;
  /** Returns what the cache has of the notifications. */
  getCachedSnapshot: () => NotificationSnapshot;
  /** Requests the notifications and their count. */
  readSnapshot: () => Promise<NotificationSnapshot>;
  /** Requests the count of the notifications, after a request for it that is in flight. */
  readCount: () => Promise<number>;
  /** Returns the text of the toast about a number of notifications. */
  formatSummary: (count: number) => string;
  /** Shows a message about a notification outside the page. */
  showPushMessage: (message: NotificationMessage) => void;
};

/** What was known at a time: the cache, and the messages until then. */
type KnownNotifications = NotificationSnapshot & { pushed: readonly NotificationMessage[] };

type RealtimeHandlers = Pick<StompConnectionOptions, "onMessage" | "onStateChange"> & {
  /** Runs before the browser stops the page: in the back/forward cache, or to save memory. */
  onSuspend: () => void;
  dispose: () => void;
};

/**
 * Returns the handlers of the live feed. A message is announced at once, and counted with the others of the same task; the queries
 * that it affects are invalidated after a delay. After a reconnection the notifications are read, and those that arrived
 * meanwhile are announced; they are also read after the connection has broken, which renews an expired token. The page is read
 * before the first subscription: if it shows data that a message may change, the count says whether there was one in between. `dispose` cancels everything pending.
 */
export function createRealtimeHandlers(
  queryClient: QueryClient,
  {
    announcements,
    getCachedSnapshot,
    readSnapshot,
    readCount,
    formatSummary,
    showPushMessage,
  }: RealtimeHandlersOptions,
): RealtimeHandlers {
  const announcer = createAnnouncer(announcements, formatSummary);
  let refetchTimer: ReturnType<typeof setTimeout> | undefined;
  let firstMessageAtMs: number | undefined;
  let lastMessageAtMs = 0;
  let readTimer: ReturnType<typeof setTimeout> | undefined;
  let countTimer: ReturnType<typeof setTimeout> | undefined;
  /** The messages that are not in the count yet. */
  let uncountedMessages = 0;
  let isDown = false;
  let hasBeenDown = false;
  let hasBeenOpen = false;
  let isDisposed = false;
  const pushed: NotificationMessage[] = [];
  /** What was known when the connection broke, until the notifications have been read again. */
  let snapshotBefore: KnownNotifications | undefined;
  let outageCount = 0;

  const invalidate = (operations: readonly string[], minAgeMs = 0): void => {
    firstMessageAtMs = undefined;
    const nowMs = Date.now();
    const predicate = ({ state: { dataUpdatedAt } }: Query): boolean =>
      minAgeMs === 0 || (dataUpdatedAt > 0 && nowMs - dataUpdatedAt > minAgeMs);
    for (const operation of operations) void queryClient.invalidateQueries({ queryKey: [operation], predicate });
  };

  /** Refetches what the messages affect, once no message has arrived for a while. */
  const refetchWhenQuiet = (): void => {
    const dueAtMs = Math.min(
      lastMessageAtMs + refetchDelayMs,
      (firstMessageAtMs ?? lastMessageAtMs) + maxRefetchDelayMs,
    );
    const waitMs = dueAtMs - Date.now();
    refetchTimer = waitMs > 0 ? setTimeout(refetchWhenQuiet, waitMs) : undefined;
    if (refetchTimer === undefined) invalidate(invalidationsOnPush.notificationPushed);
  };

  const countMessages = (): void => {
    countTimer = undefined;
    viewState.notificationCount = (viewState.notificationCount ?? 0) + uncountedMessages;
    uncountedMessages = 0;
  };

  const keepSnapshot = (): void => {
    snapshotBefore ??= { ...getCachedSnapshot(), pushed: pushed.slice() };
  };

  const showsPageData = (): boolean =>
    queryClient
      .getQueryCache()
      .findAll({ type: "active" })
      .some(({ queryKey }) => pageOperations.has(queryKey[0]));

  /** Reads the page again if the number of notifications has changed since it was read, or is not that of its list. */
  async function findChangesBeforeSubscription(): Promise<void> {
    const before = getCachedSnapshot();
    try {
      const countBefore = countUnread(before.list) ?? before.count ?? (await readCount());
      if ((await readCount()) === countBefore || isDisposed) return;
      invalidate(invalidationsOnReconnect.filter((operation) => pageOperations.has(operation)));
      void announceMissed({ ...before, count: countBefore, pushed: [] });
    } catch {
      // Nobody knows whether there was a change. The next message or reconnection finds it.
    }
  }

  async function announceMissed(before: KnownNotifications): Promise<void> {
    const outage = outageCount;
    // A failed read leaves the snapshot for the next reconnection.
    const after = await readSnapshot().catch(() => undefined);
    if (after === undefined || isDisposed) return;
    if (outage === outageCount) snapshotBefore = undefined;
    const pushedSince = pushed.filter((message) => !before.pushed.includes(message));
    announcer.announce(findMissedNotifications(before, after, before.pushed, pushedSince).toReversed(), "missed");
  }

  /** Reads what was sent while the connection was down, which only the server has. Other clients do so at another time. */
  const readLater = (delay: keyof typeof maxReadDelayMs): void => {
    clearTimeout(readTimer);
    readTimer = setTimeout(() => {
      readTimer = undefined;
      invalidate(invalidationsOnReconnect);
      if (!isDown && snapshotBefore !== undefined) void announceMissed(snapshotBefore);
    }, Math.random() * maxReadDelayMs[delay]);
  };

  return {
    onMessage: (message) => {
      // A burst has many messages in one task of the browser, and each change of the count renders it.
      uncountedMessages += 1;
      countTimer ??= setTimeout(countMessages);
      pushed.push(message);
      if (pushed.length > maxPushedMessages) pushed.shift();
      announcer.announce([message], "pushed");
      if (message.push === true && document.visibilityState === "hidden") showPushMessage(message);
      lastMessageAtMs = Date.now();
      firstMessageAtMs ??= lastMessageAtMs;
      refetchTimer ??= setTimeout(refetchWhenQuiet, refetchDelayMs);
    },
    onStateChange: (state) => {
      viewState.realtimeState = state;
      if (state === "connecting") return;
      if (state === "open") {
        isDown = false;
        if (hasBeenDown) readLater("open");
        else {
          invalidate(invalidationsOnReconnect, maxDataAgeMs);
          if (!hasBeenOpen && showsPageData()) void findChangesBeforeSubscription();
        }
        hasBeenOpen = true;
        return;
      }
      // Before the read, whose response may already have what was missed.
      keepSnapshot();
      outageCount += 1;
      if (!isDown) readLater("down");
      else if (readTimer === undefined) readLater("stillDown");
      isDown = hasBeenDown = true;
    },
    onSuspend: () => {
      if (!hasBeenOpen) return;
      keepSnapshot();
      hasBeenDown = true;
    },
    dispose: () => {
      isDisposed = true;
      announcer.dispose();
      for (const timer of [refetchTimer, readTimer, countTimer]) clearTimeout(timer);
      viewState.realtimeState = undefined;
    },
  };
}

/** Returns the number of unread notifications of a list; `undefined` when it was not read or does not say which are unread. */
function countUnread(list: NotificationSnapshot["list"]): number | undefined {
  return list?.every(({ read }) => read !== undefined) === true
    ? list.filter(({ read }) => read === false).length
    : undefined;
}
