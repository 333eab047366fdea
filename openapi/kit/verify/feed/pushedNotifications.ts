import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { requireWrites, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { CheckSkipped } from "../outcomes.ts";
import { assertUnlessOthers, repeatOnce } from "../run/concurrentChanges.ts";

/** The pause before the list is read again, and how often it is read until what was pushed stands in it. */
const pauseMs = 200;
const maxReadings = 10;

/** Returns the id of a notification or a message of the feed. */
export const readNotificationId = (notice: unknown): unknown => (isRecord(notice) ? notice["id"] : undefined);

/** Returns what a message of the feed has in common with its entry in the list. */
export const pickTexts = ({ type, title, description }: Fields): string => JSON.stringify({ type, title, description });

/** Returns whether two notifications or messages of the feed are the same: by their ids where both have one, otherwise by their texts. */
export function isSameNotification(first: unknown, second: unknown): boolean {
  if (!isRecord(first) || !isRecord(second)) return false;
  const ids = [first, second].map((notice) => readNotificationId(notice) ?? undefined);
  return ids.includes(undefined) ? pickTexts(first) === pickTexts(second) : String(ids[0]) === String(ids[1]);
}

/** Returns the value of a text in JSON; `undefined` for another text, which is another finding. */
export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the list of notifications of a person. */
export const listNotifications = async (context: VerifyContext, token: string): Promise<readonly Fields[]> =>
  (await fetchBody<readonly unknown[]>(context, "readNotifications", { token })).filter(isRecord);

/** Lets the server push a notification, and returns what is new in the list of a person. Throws `CheckSkipped` when nothing is. */
export async function pushToList(
  context: VerifyContext,
  token: string,
  push: () => Promise<void>,
): Promise<readonly Fields[]> {
  const known = new Set((await listNotifications(context, token)).map(readNotificationId));
  await push();
  for (let reading = 0; reading < maxReadings; reading += 1) {
    if (reading > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const added = (await listNotifications(context, token)).filter(({ id }) => id !== undefined && !known.has(id));
    if (added.length > 0) return added;
  }
  throw new CheckSkipped("the messages of --push are for another user");
}

/**
 * Returns which of these notifications do not stand in the list of a person, also not a moment later. Throws `CheckSkipped`
 * when the list has no ids.
 */
export async function findUnlisted(
  context: VerifyContext,
  token: string,
  notices: readonly unknown[],
): Promise<readonly unknown[]> {
  let unlisted = notices;
  for (let reading = 0; reading < maxReadings && unlisted.length > 0; reading += 1) {
    if (reading > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const ids = (await listNotifications(context, token)).map(readNotificationId);
    if (ids.includes(undefined)) throw new CheckSkipped("the list of notifications has no ids");
    const known = new Set(ids.map(String));
    unlisted = unlisted.filter((notice) => !known.has(String(readNotificationId(notice))));
  }
  return unlisted;
}

/** Throws `ContractViolation` when a notification counts as read that has arrived after all were marked. */
export async function assertArrivesUnread(
  context: VerifyContext,
  token: string,
  push: () => Promise<void>,
): Promise<void> {
  requireWrites(context);
  // The person may open the list in another window at the same moment.
  await repeatOnce(async () => {
    await fetchBody(context, "markNotificationsRead", { token });
    const added = await pushToList(context, token, push);
    assertUnlessOthers(
      added.every(({ read }) => read !== true),
      "read: true only when the user has opened the list since the notification arrived",
      added,
    );
    const count = await fetchBody<number>(context, "countNotifications", { token });
    assertUnlessOthers(
      count >= added.length,
      `at least ${added.length} on the bell, which have arrived since all were marked as read`,
      String(count),
    );
  });
}
