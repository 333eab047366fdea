import type { Id } from "../../../../src/generated/contract.d.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems } from "../fetchBody.ts";
import { assertContract } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { daySeconds, hourSeconds, runEarlier } from "../serverClock.ts";
import { sendCorrectableAppeal } from "../openAppeals.ts";
import { asOtherPerson, asSender } from "../access/otherPersonChecks.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { createValidRequestFor, defineCheck, getCitizenAuth, listPersons } from "./checkHelpers.ts";

/** How many days ago the files were uploaded. A server deletes those that nothing names within a day. */
const daysAgo = 2;

/** For how long a server keeps a file that nothing names, in hours. */
const unusedHours = 24;

/** Uploads files two days ago and does something with them. Resolves to their ids, in the present. */
async function uploadEarlier(
  context: VerifyContext,
  token: string,
  count: number,
  use: (documentIds: readonly Id[]) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly Id[]> {
  requireWrites(context);
  return runEarlier(context, daysAgo * daySeconds, async () => {
    const documentIds: Id[] = [];
    while (documentIds.length < count) documentIds.push(await uploadSampleDocument(context, token));
    await use(documentIds);
    return documentIds;
  });
}

/** Throws `ContractViolation` unless files can be downloaded. */
async function assertKept(context: VerifyContext, token: string, documentIds: readonly Id[]): Promise<void> {
  for (const id of documentIds)
    await expectResponse(context, getOperation(context, "downloadDocument"), { token, path: { id } }, 200);
}

/** Throws `ContractViolation` when a file still exists. */
const assertDeleted = (context: VerifyContext, token: string, id: Id): Promise<unknown> =>
  expectResponse(context, getOperation(context, "downloadDocument"), { token, path: { id }, lang: "en" }, 404);

/** Returns the check that each file of what was sent is kept. */
const createKeptFileCheck = (
  send: (context: VerifyContext, token: string, documentIds: readonly Id[]) => Promise<unknown>,
): ContractCheck =>
  defineCheck("keeps its files for more than a day", async (run) => {
    const context = await asSender(run);
    const { token } = await getCitizenAuth(context);
    await assertKept(context, token, await uploadEarlier(context, token, 2, (ids) => send(context, token, ids)));
  });

const reportFileCheck = defineCheck("keeps its file for more than a day", async (context) => {
  const request = await createValidRequestFor(context, "submitReport");
  const { token = "" } = request;
  const ids = await uploadEarlier(context, token, 1, ([documentId]) =>
    fetchBody(context, "submitReport", { ...request, body: { documentId } }),
  );
  await assertKept(context, token, ids);
});

const draftFileCheck = defineCheck(
  "keeps each file that a draft names for more than a day, and none that it no longer names",
  async (run) => {
    const context = await asSender(run);
    const { token } = await getCitizenAuth(context);
    const path = { formKey: "contract-file" };
    const keep = (data: object | null): Promise<unknown> =>
      fetchBody(context, "keepDraft", { token, path, body: { data } });
    const keepFiles = (documentIds: readonly Id[]): Promise<unknown> =>
      keep({ files: documentIds.map((documentId) => ({ documentId })) });
    const [removed, ...kept] = await uploadEarlier(context, token, 3, async (documentIds) => {
      await keepFiles(documentIds);
      await keepFiles(documentIds.slice(1));
    });
    await assertKept(context, token, kept);
    await assertDeleted(context, token, removed ?? "");
    await keep(null);
  },
);

/** Throws `ContractViolation` unless the list has a file, or does not have it. */
async function assertListed(
  context: VerifyContext,
  token: string,
  id: Id | undefined,
  isListed: boolean,
): Promise<void> {
  const items = await fetchItems(context, "listDocuments", { token });
  assertContract(
    items.some((item) => String(item["id"]) === String(id)) === isListed,
    isListed
      ? `the file ${String(id)} in the list, which is not yet ${unusedHours} hours old`
      : `no file ${String(id)} in the list, which nothing has named for ${daysAgo} days`,
    items.map((item) => item["id"]),
  );
}

const unusedFileChecks: readonly ContractCheck[] = [
  defineCheck("deletes a file that nothing names after a day", async (run) => {
    const context = await asSender(run);
    const { token } = await getCitizenAuth(context);
    const [id] = await uploadEarlier(context, token, 1);
    await assertDeleted(context, token, id ?? "");
    await assertListed(context, token, id, false);
  }),
  defineCheck("keeps a file that nothing names for 24 hours, in which a form can be filled in", async (run) => {
    const context = await asSender(run);
    requireWrites(context);
    const { token } = await getCitizenAuth(context);
    const id = await runEarlier(context, (unusedHours - 1) * hourSeconds, () => uploadSampleDocument(context, token));
    await assertKept(context, token, [id]);
    await assertListed(context, token, id, true);
    await fetchBody(context, "sendAppeal", { token, body: { ...sampleSuggestion, documentIds: [id] } });
  }),
];

/** Returns the check that each file of what was sent stays, and is not deleted like one that nothing names. */
const createMessageFileCheck = (id: "sendAppealMessage" | "sendFeedback"): ContractCheck =>
  defineCheck("keeps its files for more than a day", async (run) => {
    // Servers limit how many files a person uploads.
    const context = (await listPersons(run)).length > 1 ? asOtherPerson(run) : run;
    const request = await createValidRequestFor(context, id);
    const { token = "" } = request;
    const uploaded = await uploadEarlier(context, token, 2, (documentIds) =>
      fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), documentIds } }),
    );
    await assertKept(context, token, uploaded);
  });

/** Checks of how long files are kept, for servers whose clock can be changed, by operationId. */
export const keptFileChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendFeedback: [createMessageFileCheck("sendFeedback")],
  sendAppealMessage: [createMessageFileCheck("sendAppealMessage")],
  sendAppeal: [
    createKeptFileCheck((context, token, documentIds) =>
      fetchBody(context, "sendAppeal", { token, body: { ...sampleSuggestion, documentIds } }),
    ),
  ],
  correctAppeal: [
    createKeptFileCheck(async (context, token, documentIds) => {
      const { id } = await sendCorrectableAppeal(context, { token, body: sampleSuggestion });
      const body = { ...sampleSuggestion, documentIds };
      await fetchBody(context, "correctAppeal", { token, path: { id: String(id) }, body });
    }),
  ],
  submitReport: [reportFileCheck],
  keepDraft: [draftFileCheck],
  uploadDocument: unusedFileChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
