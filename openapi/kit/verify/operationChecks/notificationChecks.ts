import type { NotificationChannels } from "../../../../src/generated/contract.d.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal } from "../expectations.ts";
import { fetchBody, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { assertArrivesUnread } from "../feed/pushedNotifications.ts";
import { defineCheck, getCitizenAuth, readPerson } from "./checkHelpers.ts";
import { mailChecks } from "./notificationMailChecks.ts";
import { readSettings, withSettingsRestored } from "../notificationSettings.ts";

/** How many notifications are unread when they are marked as read: more than a server shows at once, such as 10 or 20. */
const unreadCount = 25;

/**
 * Checks that the number of unread notifications is that of the list, which may grow meanwhile. Of an entry without `read`,
 * it is unknown. Resolves to the number.
 */
async function assertUnreadCount(context: VerifyContext, token: string): Promise<number> {
  const countListed = async (): Promise<{ least: number; most: number }> => {
    const entries = await fetchBody<{ read?: boolean }[]>(context, "readNotifications", { token });
    const least = entries.filter(({ read }) => read === false).length;
    return { least, most: entries.filter(({ read }) => read !== true).length };
  };
  const countBefore = await fetchBody<number>(context, "countNotifications", { token });
  const before = await countListed();
  const count = await fetchBody<number>(context, "countNotifications", { token });
  assertContract(count >= countBefore, `at least ${countBefore} after the list was only read`, String(count));
  const fits = ({ least, most }: typeof before): boolean => least <= count && count <= most;
  const after = fits(before) ? before : await countListed();
  const { least, most } = after;
  assertContract(fits(after), least === most ? String(least) : `${least} to ${most}`, String(count));
  return count;
}

const invert = ({ event, email, sms, push }: NotificationChannels): NotificationChannels => ({
  event,
  email: !email,
  sms: !sms,
  push: !push,
});

const sortByEvent = (items: readonly NotificationChannels[]): string =>
  JSON.stringify(items.toSorted((a, b) => a.event.localeCompare(b.event)));

const settingsChecks: readonly ContractCheck[] = [
  defineCheck("changes only the named event of the caller, and keeps it", async (context) => {
    const { token } = await getCitizenAuth(context);
    const other = await unlessSkipped(context.personas.otherCitizen(context));
    // A session that has read the settings before they change.
    const { token: earlier } = await context.personas.openNewSession(context);
    await readSettings(context, earlier);
    const [before, otherBefore] = [
      await readSettings(context, token),
      other === undefined ? [] : await readSettings(context, other),
    ];
    await withSettingsRestored(context, token, async (choose) => {
      for (const channels of before) {
        const current = await readSettings(context, token);
        const changed = invert(channels);
        const expected = sortByEvent(current.map((item) => (item.event === changed.event ? changed : item)));
        const items = await choose([changed]);
        assertContract(sortByEvent(items) === expected, expected, sortByEvent(items));
        const { token: next } = await context.personas.openNewSession(context);
        // A configured token may be of another person than a new session.
        const isSamePerson = (await readPerson(context, next)) === (await readPerson(context, token));
        for (const bearer of [token, ...(isSamePerson ? [earlier, next] : [])]) {
          const read = sortByEvent(await readSettings(context, bearer));
          assertContract(read === expected, expected, read);
        }
      }
      if (other !== undefined) {
        const [after, expected] = [sortByEvent(await readSettings(context, other)), sortByEvent(otherBefore)];
        assertContract(after === expected, `the settings of another person as before: ${expected}`, after);
      }
      const inverted = before.map(invert);
      const all = await choose(inverted);
      assertContract(sortByEvent(all) === sortByEvent(inverted), sortByEvent(inverted), sortByEvent(all));
      // All of them are others now.
      await choose(before);
      const [restored, expected] = [sortByEvent(await readSettings(context, token)), sortByEvent(before)];
      assertContract(restored === expected, `each of several events as in the request: ${expected}`, restored);
    });
  }),
];

/** Checks that another person, who may have chosen nothing, gets the same kinds of events. */
const defaultSettingsCheck = defineCheck("returns the defaults to a person who has chosen nothing", async (context) => {
  const listEvents = async (token: string): Promise<string> =>
    (await readSettings(context, token))
      .map(({ event }) => event)
      .toSorted()
      .join(", ");
  const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
  const [expected, found] = [await listEvents(own), await listEvents(other)];
  assertContract(found === expected, `the events ${expected} also for another person`, found);
});

/** Checks that each notification says when it was sent in ISO 8601 with an offset, where it says it at all. */
const timeFormatCheck = defineCheck(
  "names the time of each notification in ISO 8601, with its offset",
  async (context) => {
    const items = await fetchBody<readonly JsonBody[]>(context, "readNotifications", await getCitizenAuth(context));
    const wrong = items
      .map(({ createdAt }) => createdAt)
      .find(
        (time) => time !== undefined && !/^\d{4}-?\d\d-?\d\dT\d\d[\d:.,]*(Z|[+-]\d\d(:?\d\d)?)$/i.test(String(time)),
      );
    assertContract(wrong === undefined, "a time such as 2026-03-20T11:00:00+04:00", wrong);
  },
);

const pageChecks: readonly ContractCheck[] = [
  defineCheck("leaves the notifications unread", async (context) => {
    const { token } = await getCitizenAuth(context);
    await context.personas.sources.triggerPush?.();
    const before = await fetchBody<number>(context, "countNotifications", { token });
    await fetchBody(context, "readNotifications", { token });
    const after = await fetchBody<number>(context, "countNotifications", { token });
    assertContract(after >= before, `at least ${before} unread after the list was read`, String(after));
  }),
  defineCheck("takes a page without a size for all notifications", async (context) => {
    const { token } = await getCitizenAuth(context);
    const count = async (query: Readonly<Record<string, number>>): Promise<number> =>
      (await fetchBody<readonly unknown[]>(context, "readNotifications", { token, query })).length;
    const [all, second] = [await count({}), await count({ page: 2 })];
    assertContract(second >= all, `all ${all} notifications`, `${second} notifications`);
  }),
  defineCheck("divides the notifications into pages in their order", async (context) => {
    const { token } = await getCitizenAuth(context);
    const readIds = async (query: Readonly<Record<string, number>>): Promise<readonly string[]> =>
      (await fetchBody<readonly JsonBody[]>(context, "readNotifications", { token, query })).map((entry) =>
        entry["id"] === undefined ? JSON.stringify(entry) : String(entry["id"]),
      );
    const all = await readIds({});
    const [first, second] = [await readIds({ page: 1, perPage: 2 }), await readIds({ page: 2, perPage: 2 })];
    if (first.length > 2 || all.length < 3)
      throw new CheckSkipped("the server returns all notifications, or has too few");
    if ((await readIds({})).join() !== all.join()) throw new CheckSkipped("a notification has arrived meanwhile");
    const expected = all.slice(0, 4).join(", ");
    assertContract([...first, ...second].join(", ") === expected, expected, [...first, ...second].join(", "));
    const later = await readIds({ page: all.length + 1, perPage: 2 });
    assertContract(later.length === 0, "an empty page after the last one", later);
  }),
  defineCheck("refuses an invalid page, where it returns pages", async (context) => {
    const { token } = await getCitizenAuth(context);
    const read = (query: Readonly<Record<string, number>>) =>
      fetchBody<readonly unknown[]>(context, "readNotifications", { token, query });
    if ((await read({})).length < 2 || (await read({ perPage: 1 })).length !== 1)
      throw new CheckSkipped("the server returns all notifications");
    for (const query of [{ perPage: 0 }, { perPage: -1 }, { perPage: 101 }, { page: 0, perPage: 1 }])
      await expectRefusal(context, getOperation(context, "readNotifications"), { token, query, lang: "en" }, 400, 422);
  }),
];

/** Checks of notifications and of their settings, by operationId. */
export const notificationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readNotifications: [
    defineCheck("returns the requested page, or all notifications", async (context) => {
      const { token } = await getCitizenAuth(context);
      const read = (query: Readonly<Record<string, number>>): Promise<readonly JsonBody[]> =>
        fetchBody<readonly JsonBody[]>(context, "readNotifications", { token, query });
      const all = await read({});
      // The second page is not full.
      const half = Math.min(largestPage.perPage, Math.max(1, Math.floor(all.length / 2) + 1));
      for (const perPage of [1, half])
        for (const page of [1, 2]) {
          const expected = all.slice((page - 1) * perPage, page * perPage);
          const found = JSON.stringify(await read({ page, perPage }));
          assertContract(
            [expected, all].some((entries) => JSON.stringify(entries) === found),
            `page ${page} of ${perPage} entries, or all, as in the complete list: ${JSON.stringify(expected).slice(0, 300)}`,
            found.slice(0, 300),
          );
        }
    }),
    defineCheck("sorts by time, the newest first", async (context) => {
      const times = (
        await fetchBody<{ createdAt: string }[]>(context, "readNotifications", await getCitizenAuth(context))
      ).map(({ createdAt }) => Date.parse(createdAt));
      assertContract(
        JSON.stringify(times) === JSON.stringify(times.toSorted((a, b) => b - a)),
        "notifications sorted by time",
        times.join(", "),
      );
    }),
    timeFormatCheck,
    ...pageChecks,
  ],
  countNotifications: [
    defineCheck("counts the unread entries of the list", async (context) => {
      await assertUnreadCount(context, (await getCitizenAuth(context)).token);
    }),
    defineCheck("counts a new notification too", async (context) => {
      const { triggerPush } = context.personas.sources;
      if (triggerPush === undefined) throw new CheckSkipped("requires --push");
      const { token } = await getCitizenAuth(context);
      await fetchBody<number>(context, "countNotifications", { token });
      await triggerPush();
      await assertUnreadCount(context, token);
    }),
  ],
  markNotificationsRead: [
    defineCheck("leaves no unread notifications", async (context) => {
      const { token } = await getCitizenAuth(context);
      const unreadBefore = await assertUnreadCount(context, token);
      for (let count = unreadBefore; count < unreadCount; count += 1) await context.personas.sources.triggerPush?.();
      await assertUnreadCount(context, token);
      // A session that has counted before.
      const { token: other } = await context.personas.openNewSession(context);
      const isSamePerson = (await readPerson(context, other)) === (await readPerson(context, token));
      if (isSamePerson) await fetchBody<number>(context, "countNotifications", { token: other });
      const remaining = await fetchBody<number>(context, "markNotificationsRead", { token });
      const unread = await assertUnreadCount(context, token);
      const ofOther = isSamePerson ? await fetchBody<number>(context, "countNotifications", { token: other }) : unread;
      assertContract(ofOther === unread, `${unread} in each session of the person`, String(ofOther));
      assertContract(
        remaining === 0 && unread === 0,
        "0",
        `${JSON.stringify(remaining)} counted, ${unread} in the list`,
      );
    }),
    defineCheck("leaves unread what arrives afterwards", async (context) => {
      const { advanceClock, triggerPush } = context.personas.sources;
      if (triggerPush === undefined) throw new CheckSkipped("requires --push");
      const { token } = await getCitizenAuth(context);
      for (const seconds of [0, 2])
        await assertArrivesUnread(context, token, async () => {
          await advanceClock?.(seconds);
          await triggerPush();
        });
    }),
  ],
  updateNotificationSettings: [
    // The first person has chosen something by then.
    ...settingsChecks,
    ...mailChecks,
    defaultSettingsCheck,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
