import type { ByOperation } from "../../contract/operationId.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { createContractClient, type JsonBody } from "../run/contractClient.ts";
import { dayMs, daySeconds, listPastDays, runAt, runEarlier, toTimeOfDay } from "../serverClock.ts";
import { asSender } from "../access/otherPersonChecks.ts";
import { sampleSuggestion } from "../requests.ts";
import { createUnknownEmail, defineCheck, defineLimitCheck, getCitizenAuth, listPersons } from "./checkHelpers.ts";

const lastDayCheck = defineCheck("keeps a certificate valid until its last day, and not longer", async (context) => {
  // Other checks judge what the server has said in this run by the present time.
  const client = createContractClient(context.client.baseUrl, context.personas.secrets);
  const operation = getOperation(context, "checkCertificate");
  const check = async (certificateNo: string): Promise<JsonBody | undefined> => {
    const { status, body } = await client.send(operation, { query: { certificateNo } });
    const found = status === 200 && isRecord(body) ? body["certificate"] : undefined;
    return isRecord(found) ? found : undefined;
  };
  for (const auth of await listPersons(context))
    for (const { certificateNo } of await fetchItems(context, "listDocuments", auth)) {
      if (typeof certificateNo !== "string") continue;
      const { status, validUntil } = (await check(certificateNo)) ?? {};
      // In the future, a server would end its sessions and delete drafts.
      if (typeof validUntil !== "string" || status === "WITHDRAWN" || Date.parse(validUntil) > Date.now() - 2 * dayMs)
        continue;
      for (const [days, expected] of [
        [0, "VALID"],
        [1, "EXPIRED"],
      ] as const) {
        const noon = toTimeOfDay(validUntil, "12:00") + days * dayMs;
        const found = await runAt(context, noon, () => check(certificateNo));
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

/** How long ago a list is read, in days: longer than a certificate is valid. */
const lapsedDays = 5 * 365;

/** Checks that an entry stays in a list after its last day. */
const createLapsedCheck = (
  id: string,
  authenticate: (context: VerifyContext) => Promise<{ token?: string }>,
): ContractCheck =>
  defineCheck("lists each entry after its last day too", async (context) => {
    // Other checks judge what the server has said in this run by the present time.
    const client = createContractClient(context.client.baseUrl, context.personas.secrets);
    const request = { ...(await authenticate(context)), query: largestPage };
    const read = async (): Promise<{ total: unknown; ids: readonly string[] }> => {
      const { status, body } = await client.send(getOperation(context, id), request);
      const { total, items } = status === 200 && isRecord(body) ? body : {};
      return { total, ids: Array.isArray(items) ? items.filter(isRecord).map((item) => String(item["id"])) : [] };
    };
    const before = await runEarlier(context, lapsedDays * daySeconds, read);
    const present = await read();
    if (present.total !== present.ids.length) throw new CheckSkipped("the list has more than one page");
    const missing = before.ids.filter((entry) => !present.ids.includes(entry));
    assertContract(
      missing.length === 0,
      "each entry that was listed before its last day",
      `without ${missing.join(", ")}`,
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
const lookupLimitCheck = defineLimitCheck(
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
  checkCertificate: [lastDayCheck],
  findAppeal: [lookupLimitCheck],
  listDocuments: [createLapsedCheck("listDocuments", getCitizenAuth)],
  listEtalons: [createLapsedCheck("listEtalons", () => Promise.resolve({}))],
  listObligations: [createLapsedCheck("listObligations", getCitizenAuth)],
  listReports: [createLapsedCheck("listReports", getCitizenAuth)],
  sendAppeal: [nightCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
