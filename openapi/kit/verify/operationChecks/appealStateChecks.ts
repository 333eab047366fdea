import { getOperation, requireWrites, type VerifyContext } from "../check.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { createUniqueName } from "../random.ts";
import { sampleMessage, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { decidedStatuses, defineCheck, getCitizenAuth, listPersons, listStates, toPath } from "./checkHelpers.ts";

const isOver = ({ status, withdrawnAt }: JsonBody): boolean =>
  withdrawnAt !== undefined || decidedStatuses.includes(String(status));

/** Returns the appeals of a person by their time of receipt, the earliest first: those that this run has sent come last. */
const readEarliestAppeals = (context: VerifyContext, auth: { token: string }): Promise<readonly JsonBody[]> =>
  fetchItems(context, "listAppeals", { ...auth, query: { sort: "appealDate.asc" } });

/** Checks that the sender may write also after the end of an appeal. */
export const lateMessageCheck = defineCheck(
  "takes messages, with and without files, on a decided and on a withdrawn appeal",
  async (context) => {
    let isChecked = false;
    for (const auth of await listPersons(context))
      for (const [index, appeal] of listStates((await readEarliestAppeals(context, auth)).filter(isOver)).entries()) {
        isChecked = true;
        const request = { ...auth, path: toPath(appeal) };
        // One with a file for each person: a server limits how many files they upload.
        const documentIds = index === 0 ? [await uploadSampleDocument(context, auth.token)] : [];
        const body = { ...sampleMessage, ...(index === 0 && { documentIds }) };
        const { id } = await fetchBody(context, "sendAppealMessage", { ...request, body });
        const { documents } = await fetchBody<{ documents: readonly JsonBody[] }>(context, "readAppeal", request);
        assertContract(
          documentIds.every((file) => documents.some((document) => String(document["id"]) === String(file))),
          `the file ${documentIds.join()} of a message on the appeal ${String(appeal["appealNumber"])}, which is over`,
          documents,
        );
        const items = await fetchItems(context, "listAppealMessages", request);
        assertContract(
          items.some((message) => String(message["id"]) === String(id)),
          `the message ${String(id)} on the appeal ${String(appeal["appealNumber"])}, which is over`,
          items.map((message) => message["id"]),
        );
      }
    if (!isChecked) throw new CheckSkipped("no appeal of the user is decided or withdrawn");
  },
);

/** Checks that each appeal has the messages that were sent on it, and no others. */
export const separateMessagesCheck = defineCheck("keeps the messages of each appeal apart", async (context) => {
  const auth = await getCitizenAuth(context);
  const appeals = (await fetchItems(context, "listAppeals", auth)).slice(0, 2);
  if (appeals.length < 2) throw new CheckSkipped("the user has only one appeal");
  const texts = appeals.map(() => `Message ${createUniqueName()}`);
  for (const [index, appeal] of appeals.entries())
    await fetchBody(context, "sendAppealMessage", { ...auth, path: toPath(appeal), body: { text: texts[index] } });
  for (const [index, appeal] of appeals.entries()) {
    const items = await fetchItems(context, "listAppealMessages", { ...auth, path: toPath(appeal) });
    const found = texts.filter((text) => items.some((message) => message["text"] === text));
    assertContract(
      found.join() === texts[index],
      `"${texts[index]}" on the appeal ${String(appeal["appealNumber"])}, and no message of another one`,
      found,
    );
  }
});

/** What a withdrawal may change of an appeal, with what goes with it. */
const withdrawnFields = ["withdrawnAt", "withdrawable", "correctable", "needsDocument", "payments", "dueDate", "lang"];

/** Returns the fields of an appeal that a withdrawal leaves as they are. */
const showKept = (appeal: JsonBody): string =>
  JSON.stringify(Object.fromEntries(Object.entries(appeal).filter(([name]) => !withdrawnFields.includes(name))));

/** Withdraws an appeal, and checks that its status stays, and that each reading shows the withdrawal. */
async function withdraw(context: VerifyContext, auth: { token: string }, before: JsonBody): Promise<void> {
  const request = { ...auth, path: toPath(before) };
  const { appealNumber, status } = before;
  await fetchBody(context, "withdrawAppeal", request);
  const after = await fetchBody(context, "readAppeal", request);
  const { history: stepsBefore, ...keptBefore } = before;
  const { history, ...kept } = after;
  assertContract(showKept(kept) === showKept(keptBefore), showKept(keptBefore), showKept(kept));
  const [first, second] = [stepsBefore, history].map((steps) => JSON.stringify(steps).slice(0, -1));
  assertContract(second?.startsWith(first ?? "") === true, `the steps before the withdrawal: ${first}`, history);
  const listed = (await readEarliestAppeals(context, auth)).find((item) => String(item["id"]) === String(before["id"]));
  const { email } = await fetchBody(context, "readUser", auth);
  const found = await context.client.send(getOperation(context, "findAppeal"), { body: { appealNumber, email } });
  const { appeal: followed } = (found.status === 200 ? found.body : {}) as { appeal?: JsonBody };
  for (const [where, appeal] of [
    ["readAppeal", after],
    ["listAppeals", listed],
    ["findAppeal", followed],
  ] as const) {
    if (appeal === undefined) continue;
    assertContract(
      typeof appeal["withdrawnAt"] === "string" && appeal["status"] === status,
      `withdrawnAt and the status ${String(status)} in ${where} after the withdrawal`,
      appeal,
    );
  }
}

/** How many appeals are read to find one in each status. */
const maxRead = 16;

/** Returns whether an earlier run has sent an appeal. */
const isOfEarlierRun = ({ subject }: JsonBody): boolean => subject === sampleSuggestion.subject;

/**
 * Checks that an appeal can be withdrawn in each status until its decision. It withdraws appeals of the other person that
 * were there before this run: those of earlier runs first, and none with payments, which other checks read.
 */
export const reviewedAppealsCheck = defineCheck(
  "withdraws an appeal that the service has taken up",
  async (context) => {
    requireWrites(context);
    const auth = { token: await context.personas.otherCitizen(context) };
    const open = (await readEarliestAppeals(context, auth)).filter(
      (appeal) => !isOver(appeal) && appeal["needsDocument"] !== true && appeal["status"] !== "WAITING",
    );
    const appeals: JsonBody[] = [];
    for (const entry of open.slice(0, maxRead))
      appeals.push(await fetchBody(context, "readAppeal", { ...auth, path: toPath(entry) }));
    const withdrawn = new Set<unknown>();
    for (const appeal of appeals.toSorted((a, b) => Number(isOfEarlierRun(b)) - Number(isOfEarlierRun(a)))) {
      if (withdrawn.has(appeal["status"]) || (appeal["payments"] as readonly unknown[]).length > 0) continue;
      withdrawn.add(appeal["status"]);
      await withdraw(context, auth, appeal);
    }
    if (withdrawn.size === 0)
      throw new CheckSkipped(
        "no appeal of the other user without a payment is under review; a run withdraws one in each status",
      );
  },
);

/** Checks that a withdrawal ends the wait for a document. It withdraws an appeal of the other person that waits for one. */
export const neededDocumentCheck = defineCheck("waits for no document after the withdrawal", async (context) => {
  requireWrites(context);
  const auth = { token: await context.personas.otherCitizen(context) };
  const appeal = (await readEarliestAppeals(context, auth)).findLast(
    (candidate) => !isOver(candidate) && candidate["needsDocument"] === true,
  );
  if (appeal === undefined) throw new CheckSkipped("no appeal of the other user waits for a document");
  const request = { ...auth, path: toPath(appeal) };
  const receipt = await fetchBody(context, "withdrawAppeal", request);
  const listed = (await readEarliestAppeals(context, auth)).find(({ id }) => String(id) === String(appeal["id"]));
  for (const [where, found] of [
    ["withdrawAppeal", receipt],
    ["readAppeal", await fetchBody(context, "readAppeal", request)],
    ["listAppeals", listed],
  ] as const)
    assertContract(
      found?.["needsDocument"] !== true,
      `no needsDocument in ${where}: the processing ends with the withdrawal, and the service waits for nothing`,
      found,
    );
});
