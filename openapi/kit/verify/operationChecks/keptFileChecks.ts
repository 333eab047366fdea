import type { Id } from "../../../../src/generated/contract.d.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  requireWrites,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { sendCorrectableAppeal } from "../openAppeals.ts";
import { asSender } from "../otherPersonChecks.ts";
import { sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { daySeconds, runEarlier } from "../serverClock.ts";
import { createValidRequestFor, defineCheck, getCitizenAuth, type JsonBody } from "./checkHelpers.ts";

/** How many days ago the files were uploaded. A server deletes those that nothing names within a day. */
const daysAgo = 2;

/** Uploads a file two days ago and does something with it. Resolves to the id of the file, in the present. */
async function uploadEarlier(
  context: VerifyContext,
  token: string,
  use: (documentId: Id) => Promise<unknown> = () => Promise.resolve(),
): Promise<Id> {
  requireWrites(context);
  return runEarlier(context, daysAgo * daySeconds, async () => {
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

/** Returns the check that a file of what was sent stays, and is not deleted like one that nothing names. */
const createMessageFileCheck = (id: "sendAppealMessage" | "sendFeedback"): ContractCheck =>
  defineCheck("keeps its file for more than a day", async (context) => {
    const request = await createValidRequestFor(context, id);
    const { token = "" } = request;
    const documentId = await uploadEarlier(context, token, (uploaded) =>
      fetchBody(context, id, { ...request, body: { ...(request.body as JsonBody), documentIds: [uploaded] } }),
    );
    await assertKept(context, token, documentId);
  });

/** Checks of how long files are kept, for servers whose clock can be changed, by operationId. */
export const keptFileChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendFeedback: [createMessageFileCheck("sendFeedback")],
  sendAppealMessage: [createMessageFileCheck("sendAppealMessage")],
  sendAppeal: [
    createKeptFileCheck((context, token, documentId) =>
      fetchBody(context, "sendAppeal", { token, body: { ...sampleSuggestion, documentIds: [documentId] } }),
    ),
  ],
  correctAppeal: [
    createKeptFileCheck(async (context, token, documentId) => {
      const { id } = await sendCorrectableAppeal(context, { token, body: sampleSuggestion });
      const body = { ...sampleSuggestion, documentIds: [documentId] };
      await fetchBody(context, "correctAppeal", { token, path: { id: String(id) }, body });
    }),
  ],
  submitReport: [reportFileCheck],
  keepDraft: [draftFileCheck],
  uploadDocument: [unusedFileCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
