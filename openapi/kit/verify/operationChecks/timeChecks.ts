import { getBakuTime, getBakuWeekday } from "../../../../src/i18n/bakuCalendar.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { isFields } from "../../../../src/api/readers/fields.ts";
import {
  assertContract,
  CheckSkipped,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createContractClient } from "../contractClient.ts";
import { asSender } from "../otherPersonChecks.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { runEarlier } from "./clockChecks.ts";
import {
  createUnknownEmail,
  createValidRequestFor,
  dayMs,
  defineCheck,
  getCitizenAuth,
  listPersons,
  type JsonBody,
} from "./checkHelpers.ts";

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Runs a part of a check at another time of the server, where its clock can be changed, and returns to the present. */
const runAt = <Result>(context: VerifyContext, timeMs: number, run: () => Promise<Result>): Promise<Result> =>
  runEarlier(context, Math.round((Date.now() - timeMs) / 1000), run);

/** Returns a time of a day in Baku, such as 09:30, in milliseconds. Baku has had the same offset of four hours since 2016. */
const toTimeOfDay = (day: string, time: string): number => Date.parse(`${day}T${time}:00+04:00`);

type Hours = { opens: string; closes: string; weekdays?: readonly number[] };

/** How many minutes before and after a time of opening or closing the call center is asked. */
const marginMinutes = 20;

/** How many days of one weekday are asked until the call center is open on one of them: the others may be holidays. */
const maxWeeks = 3;

/** Returns the last days with a weekday before today, the latest first. */
const listPastDays = (weekday: number): readonly string[] => {
  const daysAgo = (getBakuWeekday() - weekday + 7) % 7 || 7;
  return Array.from({ length: maxWeeks }, (_, week) =>
    new Date(Date.now() + 4 * hourMs - (daysAgo + 7 * week) * dayMs).toISOString().slice(0, 10),
  );
};

const openingHoursCheck = defineCheck("opens and closes at the stated times of each weekday", async (context) => {
  const auth = await getCitizenAuth(context);
  const { hours } = await fetchBody<{ hours: readonly Hours[] }>(context, "readCallCenter", auth);
  if (hours.length === 0 || hours.some(({ weekdays }) => weekdays === undefined)) return;
  const isOpenAt = async (timeMs: number): Promise<boolean> =>
    (await runAt(context, timeMs, () => fetchBody<{ openNow: boolean }>(context, "readCallCenter", auth))).openNow;
  const assertClosed = async (timeMs: number): Promise<void> =>
    assertContract(
      !(await isOpenAt(timeMs)),
      `openNow: false on weekday ${getBakuWeekday(new Date(timeMs))} at ${getBakuTime(new Date(timeMs))}`,
      "openNow: true",
    );
  const listed = hours.flatMap(({ weekdays = [] }) => weekdays);
  for (const { opens, closes, weekdays = [] } of hours) {
    // Another entry may have the hours after a break.
    const weekday = weekdays.findLast((day) => listed.filter((other) => other === day).length === 1);
    if (weekday === undefined) continue;
    const days = listPastDays(weekday);
    const [latest = ""] = days;
    await assertClosed(toTimeOfDay(latest, opens) - marginMinutes * minuteMs);
    await assertClosed(toTimeOfDay(latest, closes) + marginMinutes * minuteMs);
    let isOpen = false;
    for (const day of days)
      isOpen ||=
        (await isOpenAt(toTimeOfDay(day, opens) + marginMinutes * minuteMs)) &&
        (await isOpenAt(toTimeOfDay(day, closes) - marginMinutes * minuteMs));
    assertContract(isOpen, `openNow: true from ${opens} to ${closes} on one of ${days.join(", ")}`, "openNow: false");
  }
  const closedDay = [7, 6, 5, 4, 3, 2, 1].find((weekday) => !listed.includes(weekday));
  if (closedDay !== undefined) await assertClosed(toTimeOfDay(listPastDays(closedDay)[0] ?? "", "12:00"));
});

const lastDayCheck = defineCheck("keeps a certificate valid until its last day, and not longer", async (context) => {
  // Other checks judge what the server has said in this run by the present time.
  const client = createContractClient(context.client.baseUrl, context.personas.secrets);
  const operation = getOperation(context, "checkCertificate");
  const check = async (number: string): Promise<JsonBody | undefined> => {
    const { status, body } = await client.send(operation, { query: { number } });
    const found = status === 200 && isFields(body) ? body["certificate"] : undefined;
    return isFields(found) ? found : undefined;
  };
  for (const auth of await listPersons(context))
    for (const { certificateNumber } of await fetchItems(context, "listDocuments", auth)) {
      if (typeof certificateNumber !== "string") continue;
      const { status, validUntil } = (await check(certificateNumber)) ?? {};
      // In the future, a server would end its sessions and delete drafts.
      if (typeof validUntil !== "string" || status === "WITHDRAWN" || Date.parse(validUntil) > Date.now() - 2 * dayMs)
        continue;
      for (const [days, expected] of [
        [0, "VALID"],
        [1, "EXPIRED"],
      ] as const) {
        const noon = toTimeOfDay(validUntil, "12:00") + days * dayMs;
        const found = await runAt(context, noon, () => check(certificateNumber));
        assertContract(
          found === undefined || found["status"] === expected,
          `${expected} ${days === 0 ? "on" : "the day after"} ${validUntil}, the last day`,
          found,
        );
      }
      return;
    }
  throw new CheckSkipped("no certificate of the user has ended");
});

/** How many days ago the files were uploaded. A server deletes those that nothing names within a day. */
const daysAgo = 2;

/** Uploads a file two days ago and does something with it. Resolves to the id of the file, in the present. */
async function uploadEarlier(
  context: VerifyContext,
  token: string,
  use: (documentId: Id) => Promise<unknown> = () => Promise.resolve(),
): Promise<Id> {
  requireWrites(context);
  return runAt(context, Date.now() - daysAgo * dayMs, async () => {
    const documentId = await uploadSampleDocument(context, token);
    await use(documentId);
    return documentId;
  });
}

/** Throws `ContractViolation` unless a file can be downloaded. */
const assertKept = (context: VerifyContext, token: string, id: Id): Promise<unknown> =>
  expectResponse(context, getOperation(context, "downloadDocument"), { token, path: { id } }, 200);

/** Returns the check that the file of what was sent is kept. */
const createKeptFileCheck = (
  send: (context: VerifyContext, token: string, documentId: Id) => Promise<unknown>,
): ContractCheck =>
  defineCheck("keeps its file for more than a day", async (run) => {
    const context = await asSender(run);
    const { token } = await getCitizenAuth(context);
    await assertKept(context, token, await uploadEarlier(context, token, (id) => send(context, token, id)));
  });

const reportFileCheck = defineCheck("keeps its file for more than a day", async (context) => {
  const request = await createValidRequestFor(context, "submitReport");
  const { token = "" } = request;
  const id = await uploadEarlier(context, token, (documentId) =>
    fetchBody(context, "submitReport", { ...request, body: { documentId } }),
  );
  await assertKept(context, token, id);
});

const draftFileCheck = defineCheck("keeps the file that a draft names for more than a day", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const path = { formKey: "contract-file" };
  const keep = (data: object | null): Promise<unknown> =>
    fetchBody(context, "keepDraft", { token, path, body: { data } });
  await assertKept(
    context,
    token,
    await uploadEarlier(context, token, (documentId) => keep({ files: [{ documentId }] })),
  );
  await keep(null);
});

const unusedFileCheck = defineCheck("deletes a file that nothing names after a day", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const id = await uploadEarlier(context, token);
  const download = { token, path: { id }, lang: "en" } as const;
  await expectResponse(context, getOperation(context, "downloadDocument"), download, 404);
  const items = await fetchItems(context, "listDocuments", { token });
  assertContract(
    items.every((item) => String(item["id"]) !== String(id)),
    `no file ${id} in the list, which nothing has named for ${daysAgo} days`,
    items.map((item) => item["id"]),
  );
});

/** Checks that the time limit is counted from the day in Baku, also at night, when it is still the day before in UTC. */
const nightCheck = defineCheck("gives an appeal of the night the time limit of its day", async (run) => {
  const context = await asSender(run);
  const { token } = await getCitizenAuth(context);
  const body = { ...sampleSuggestion, kind: "COMPLAINT", category: "CHEATING", counterparty: { name: "Shop" } };
  const [wednesday = ""] = listPastDays(3);
  const send = (time: string): Promise<JsonBody> =>
    runAt(context, toTimeOfDay(wednesday, time), () => fetchBody(context, "sendAppeal", { token, body }));
  const [night, noon] = [await send("01:00"), await send("12:00")];
  assertContract(
    night["dueDate"] === noon["dueDate"],
    `the due date ${String(noon["dueDate"])} of noon at 01:00 too`,
    night,
  );
});

/** The most attempts that are counted. */
const maxAttempts = 30;

/** Checks that a limit of attempts does not tell which numbers exist. */
const lookupLimitCheck = defineCheck(
  "limits the attempts for an unknown number like those for a known one",
  async (context) => {
    const { token } = await getCitizenAuth(context);
    const [appeal] = await fetchItems(context, "listAppeals", { token });
    if (appeal === undefined) throw new CheckSkipped("the user has no appeal");
    const known = String(appeal["appealNumber"]);
    const { email } = await fetchBody(context, "readUser", { token });
    const operation = getOperation(context, "findAppeal");
    const countAccepted = (appealNumber: string, days: number): Promise<number> =>
      runAt(context, Date.now() - days * dayMs, async () => {
        // A right attempt ends the count.
        await context.client.send(operation, { body: { appealNumber: known, email } });
        for (let count = 0; count < maxAttempts; count += 1) {
          const body = { appealNumber, email: createUnknownEmail() };
          const { status } = await context.client.send(operation, { body, lang: "en" });
          if (status === 429) return count;
        }
        return maxAttempts;
      });
    // Days ago, and the earlier one first, so that neither count is part of another one.
    const [ofUnknown, ofKnown] = [await countAccepted(`${known}0000`, 8), await countAccepted(known, 4)];
    assertContract(
      ofKnown === ofUnknown,
      `429 for an unknown number after as many attempts as for a known one: ${ofKnown}`,
      `after ${ofUnknown}`,
    );
  },
);

/** Checks of what depends on the time, for servers whose clock can be changed, by operationId. */
export const timeChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  readCallCenter: [openingHoursCheck],
  checkCertificate: [lastDayCheck],
  findAppeal: [lookupLimitCheck],
  sendAppeal: [
    nightCheck,
    createKeptFileCheck((context, token, documentId) =>
      fetchBody(context, "sendAppeal", { token, body: { ...sampleSuggestion, documentIds: [documentId] } }),
    ),
  ],
  correctAppeal: [
    createKeptFileCheck(async (context, token, documentId) => {
      const { id } = await fetchBody(context, "sendAppeal", { token, body: sampleSuggestion });
      const body = { ...sampleSuggestion, documentIds: [documentId] };
      await fetchBody(context, "correctAppeal", { token, path: { id: String(id) }, body });
    }),
  ],
  submitReport: [reportFileCheck],
  keepDraft: [draftFileCheck],
  uploadDocument: [unusedFileCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
