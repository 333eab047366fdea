import { createStore, update, type UseStore } from "idb-keyval";
import { createId } from "../config/createId.ts";
import type { NotificationMessage } from "../generated/contract.d.ts";
import { getNotificationKeys, getTimeMs, hashText } from "./notificationKeys.ts";

/** A notification to announce. */
export type Announcement = {
  notification: NotificationMessage;
  receivedAtMs: number;
  /** Whether it was missed during an outage, or arrived while the page was hidden. */
  isLate: boolean;
  /** Whether it was read from the list, not pushed. */
  isListed: boolean;
};

/** That a tab has announced a notification. */
type AnnouncementRecord = { key: string; tab: string; receivedAtMs: number };

/** The records that all tabs share. Those of another session count as none. */
type StoredRecords = { session: string; records: AnnouncementRecord[] };

/** Keeps what the tabs of a session have announced. */
export type AnnouncementStore = {
  /** Records the announcements and returns those that no tab has announced before. */
  claim: (announcements: readonly Announcement[]) => Promise<Announcement[]>;
  /** Removes the records, at sign-out. */
  clear: () => void;
};

/** Replaces the stored value in one transaction. Rejects when the database fails. */
export type UpdateRecords = (change: (value: unknown) => unknown) => Promise<void>;

/** How many records are kept, the newest of all: more than one outage makes. */
const maxRecords = 4000;

/** How long after one tab another one may receive the same message. */
const maxDeliveryDifferenceMs = 5000;

/** How long an announcement waits for the database. */
const timeLimitMs = 1000;

/**
 * Returns the store of a session: `session` identifies the sign-in and the account. Where the database fails, each tab
 * keeps its own records.
 */
export function createAnnouncementStore(session: string, updateRecords?: UpdateRecords): AnnouncementStore {
  const database = updateRecords ?? createDatabase();
  const hashedSession = hashText(session);
  const tab = createId();
  let ownRecords: AnnouncementRecord[] = [];
  return {
    claim: async (announcements) => {
      let shared: ReturnType<typeof claimAnnouncements> | undefined;
      let isLate = false;
      const claimShared = database((value) => {
        // After the time limit this tab has announced them on its own; other tabs must still learn of it.
        const result = claimAnnouncements(getSessionRecords(value, hashedSession), announcements, tab);
        if (!isLate) shared = result;
        return { session: hashedSession, records: result.records } satisfies StoredRecords;
      });
      await waitAtMost(claimShared, timeLimitMs).catch(() => undefined);
      isLate = true;
      const result = shared ?? claimAnnouncements(ownRecords, announcements, tab);
      ownRecords = result.records;
      return result.claimed;
    },
    clear: () => {
      ownRecords = [];
      void database((value) => (getSessionRecords(value, hashedSession).length > 0 ? undefined : value)).catch(
        () => undefined,
      );
    },
  };
}

/** Returns the records with those of the announcements that are not among them, and these announcements. */
function claimAnnouncements(
  records: readonly AnnouncementRecord[],
  announcements: readonly Announcement[],
  tab: string,
): { records: AnnouncementRecord[]; claimed: Announcement[] } {
  const recordsByKey = new Map(records.map((record) => [record.key, record]));
  const claimed = announcements.filter(({ notification, receivedAtMs, isListed }) => {
    const { own, matching } = getNotificationKeys(notification);
    const earlier = matching.flatMap((key) => recordsByKey.get(key) ?? []);
    // A message with neither id nor time may be sent again with the same text. Another tab receives each almost at once.
    const isRepeatable = !isListed && notification.id === undefined && getTimeMs(notification) === undefined;
    const isAnnounced = earlier.some(
      (record) =>
        !isRepeatable || (record.tab !== tab && Math.abs(record.receivedAtMs - receivedAtMs) < maxDeliveryDifferenceMs),
    );
    if (isAnnounced) return false;
    for (const key of own) {
      // The last of the map is the newest.
      recordsByKey.delete(key);
      recordsByKey.set(key, { key, tab, receivedAtMs });
    }
    return true;
  });
  return { records: [...recordsByKey.values()].slice(-maxRecords), claimed };
}

function getSessionRecords(value: unknown, session: string): AnnouncementRecord[] {
  const stored = value as Partial<StoredRecords> | undefined;
  return stored?.session === session && Array.isArray(stored.records) ? stored.records : [];
}

/** Returns the update of the database that also has the tokens. It rejects where there is no IndexedDB. */
function createDatabase(): UpdateRecords {
  let store: UseStore | undefined;
  return async (change) => {
    if (typeof indexedDB === "undefined") throw new Error("This browser has no IndexedDB.");
    store ??= createStore("portal-session", "tokens");
    await update<unknown>("announcedNotifications", change, store);
  };
}

/** Resolves with the task, or rejects after the time limit: a browser may block its database without a word. */
async function waitAtMost(task: Promise<void>, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noAnswer = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database does not answer.")), limitMs);
  });
  await Promise.race([task, noAnswer]).finally(() => clearTimeout(timer));
}
