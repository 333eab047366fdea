import { isRecord } from "../../../../src/config/isRecord.ts";
import { languages } from "../../contract/language.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import type { JsonBody } from "../run/contractClient.ts";
import { chooseAccount, forEachAccount, readAccounts, requireCertNumbers } from "../accountChoice.ts";
import { findAdministrator, type Personas } from "../personas.ts";
import { createUniqueName } from "../random.ts";
import { sampleMessage, sampleSuggestion, uploadSampleDocument } from "../requests.ts";
import { containsName, createValidRequestFor, defineCheck, toPath } from "./checkHelpers.ts";

/** Opens a session of a person who represents an organisation. Throws `CheckSkipped` when the user represents none. */
async function openSession(context: VerifyContext): Promise<{ token: string; certNumber: string }> {
  requireWrites(context);
  const { token } = await context.personas.openNewSession(context);
  const [certNumber] = await requireCertNumbers(context, token);
  return { token, certNumber };
}

/** The file that the person of each run has uploaded without acting for an organisation. */
const personalFiles = new WeakMap<Personas, Id>();

/** Returns a request of the organisation with a file; `undefined` where it has nothing to which the file could be added. */
type CreateFileRequest = (
  context: VerifyContext,
  token: string,
  documentId: Id,
) => Promise<{ path?: { id: string }; body: JsonBody } | undefined>;

const findOwn = async (context: VerifyContext, listId: string, token: string): Promise<JsonBody | undefined> =>
  (await fetchItems(context, listId, { token }))[0];

const createFileRequests: Readonly<Record<string, CreateFileRequest>> = {
  sendAppeal: (_context, _token, documentId) =>
    Promise.resolve({ body: { ...sampleSuggestion, documentIds: [documentId] } }),
  sendFeedback: (_context, _token, documentId) =>
    Promise.resolve({
      body: {
        type: "CONSUMER_RIGHTS",
        category: "CHEATING",
        subject: sampleSuggestion.subject,
        description: sampleSuggestion.text,
        documentIds: [documentId],
      },
    }),
  sendAppealMessage: async (context, token, documentId) => {
    const appeal = await findOwn(context, "listAppeals", token);
    return appeal && { path: toPath(appeal), body: { ...sampleMessage, documentIds: [documentId] } };
  },
  correctAppeal: async (context, token, documentId) => {
    const appeal = (await fetchItems(context, "listAppeals", { token, query: { kind: sampleSuggestion.kind } })).find(
      ({ status, withdrawnAt }) => status === "WAITING" && withdrawnAt === undefined,
    );
    return appeal && { path: toPath(appeal), body: { ...sampleSuggestion, documentIds: [documentId] } };
  },
  submitReport: async (context, token, documentId) => {
    const report = await findOwn(context, "listReports", token);
    return report && { path: toPath(report), body: { documentId } };
  },
};

/** Returns the check that an organisation cannot use a file that the person has uploaded for themselves. */
const createPersonalFileCheck = (id: string): ContractCheck =>
  defineCheck("refuses a file of the person for the organisation they act for", async (context) => {
    const { token, certNumber } = await openSession(context);
    const own = await chooseAccount(context, token);
    const documentId = personalFiles.get(context.personas) ?? (await uploadSampleDocument(context, own));
    personalFiles.set(context.personas, documentId);
    const organisation = await chooseAccount(context, own, certNumber);
    const request = await createFileRequests[id]?.(context, organisation, documentId);
    if (request === undefined) throw new CheckSkipped("the organisation has nothing to which a file could be added");
    await expectRefusal(context, getOperation(context, id), { ...request, token: organisation, lang: "en" }, 422, 404);
  });

/** Checks that the key of a person is not one of the organisation they act for. */
const keyCheck = defineCheck(
  "keeps the Idempotency-Key of the person and of the organisation apart",
  async (context) => {
    const { token, certNumber } = await openSession(context);
    const { body } = await createValidRequestFor(context, "sendFeedback");
    const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
    const own = await chooseAccount(context, token);
    const { id } = await fetchBody(context, "sendFeedback", { token: own, headers, body });
    const organisation = await chooseAccount(context, own, certNumber);
    const other = await fetchBody(context, "sendFeedback", { token: organisation, headers, body });
    assertContract(other["id"] !== id, "feedback of its own for the organisation", other);
  },
);

/** The lists of what is sent for an account. */
const sentLists = { sendAppeal: "listAppeals", sendFeedback: "listFeedbacks" } as const;

/** Returns the check that what is sent belongs to the account for which the person acts, whichever is the first or the usual one. */
const createSentEntryCheck = (id: keyof typeof sentLists): ContractCheck =>
  defineCheck("stores what is sent for the account that the person acts for", async (context) => {
    requireWrites(context);
    const { body } = await createValidRequestFor(context, id);
    const ofOthers: unknown[] = [];
    const usual = (await readAccounts(context, await context.personas.citizen(context))).find(
      ({ selected }) => selected,
    );
    await forEachAccount(context, async (token, certNumber) => {
      // Every other check sends something for the usual one. Servers limit how many appeals a person sends.
      if (certNumber !== undefined && certNumber === usual?.selectedCertNumber) return;
      const sent = await fetchBody(context, id, { token, body });
      const listed = (await fetchItems(context, sentLists[id], { token })).map((entry) => String(entry["id"]));
      const account = certNumber === undefined ? "the person" : `the organisation ${certNumber}`;
      assertContract(
        listed.includes(String(sent["id"])),
        `the entry ${String(sent["id"])} in the list of ${account}, for whom it was sent`,
        listed,
      );
      const foreign = ofOthers.find((other) => listed.includes(String(other)));
      assertContract(
        foreign === undefined,
        `no entry in the list of ${account} that was sent for another account`,
        foreign,
      );
      ofOthers.push(sent["id"]);
      if (id !== "sendAppeal") return;
      const { surname } = await fetchBody(context, "readUser", { token });
      const organisation = (await readAccounts(context, token)).find(
        ({ selectedCertNumber }) => selectedCertNumber === certNumber,
      );
      const name = certNumber === undefined ? surname : organisation?.name;
      const { applicant } = await fetchBody(context, "readAppeal", { token, path: toPath(sent) });
      assertContract(
        name === undefined || name === "" || containsName(applicant, name),
        `${String(name)}, for whom the appeal was sent, as the applicant`,
        applicant,
      );
    });
  });

/** Checks the numbers of all appeals that the run can see: by them anybody follows a case, and a payment names its appeal. */
const numberCheck = defineCheck("gives each appeal a number of its own, whoever sent it", async (context) => {
  const idsByNumber = new Map<string, string>();
  const addAppeals = async (token: string): Promise<void> => {
    for (const { id, appealNumber } of await fetchItems(context, "listAppeals", { token })) {
      const other = idsByNumber.get(String(appealNumber)) ?? String(id);
      assertContract(
        other === String(id),
        `a number of its own for the appeal ${String(id)}`,
        `${String(appealNumber)}, which the appeal ${other} has too`,
      );
      idsByNumber.set(String(appealNumber), other);
    }
  };
  requireWrites(context);
  await addAppeals(await context.personas.citizen(context));
  for (const token of [await unlessSkipped(context.personas.otherCitizen(context)), await findAdministrator(context)])
    if (token !== undefined) await addAppeals(token);
  // Last: it skips the check when the person represents no organisation.
  await forEachAccount(context, addAppeals);
});

const publishedFileCheck = defineCheck("refuses a published file as a report", async (context) => {
  requireWrites(context);
  const posts = await context.client.send(getOperation(context, "listPosts"), { query: largestPage });
  const items = posts.status === 200 && isRecord(posts.body) ? posts.body["items"] : undefined;
  const published = Array.isArray(items)
    ? items.filter(isRecord).find((post) => post["documentId"] !== undefined)
    : undefined;
  if (published === undefined) throw new CheckSkipped("no post has a file");
  const request = await createValidRequestFor(context, "submitReport");
  const body = { documentId: published["documentId"] };
  await expectRefusal(context, getOperation(context, "submitReport"), { ...request, body, lang: "en" }, 422, 404);
});

/** The most appeals that are read to find some with a questionnaire. */
const maxRead = 10;

/** Returns evaluations of appeals of a person: each with the questionnaire of its service, decided or not. */
async function listEvaluations(context: VerifyContext, token: string): Promise<readonly JsonBody[]> {
  const questionnaires = await fetchItems(context, "listQuestionnaires");
  const appeals = await fetchItems(context, "listAppeals", { token, query: { sort: "appealDate.asc" } });
  const evaluations: JsonBody[] = [];
  for (const appeal of appeals.slice(0, maxRead)) {
    const { id, serviceId } = await fetchBody(context, "readAppeal", { token, path: toPath(appeal) });
    const found = questionnaires.find(
      (list) => serviceId !== undefined && String(list["serviceId"]) === String(serviceId),
    );
    if (found === undefined) continue;
    const answers = (found["questions"] as readonly JsonBody[]).map((question) => ({
      questionId: question["id"],
      answer: "YES",
    }));
    evaluations.push({ questionnaireId: found["id"], appealId: id, answers });
  }
  if (evaluations.length === 0) throw new CheckSkipped("no appeal is about a service with a questionnaire");
  return evaluations;
}

/** Checks that each evaluation is refused as if its appeal did not exist. */
async function expectUnknown(context: VerifyContext, token: string, evaluations: readonly JsonBody[]): Promise<void> {
  for (const body of evaluations)
    for (const lang of languages)
      await expectResponse(context, getOperation(context, "sendEvaluation"), { token, body, lang }, 404);
}

const evaluationChecks: readonly ContractCheck[] = [
  defineCheck("returns 404 for an appeal of the organisation to the person", async (context) => {
    const { token, certNumber } = await openSession(context);
    const organisation = await chooseAccount(context, token, certNumber);
    const evaluations = await listEvaluations(context, organisation);
    await expectUnknown(context, await chooseAccount(context, organisation), evaluations);
  }),
  defineCheck("returns 404 for an appeal of somebody else", async (context) => {
    requireWrites(context);
    const evaluations = await listEvaluations(context, await context.personas.citizen(context));
    const administrator = await findAdministrator(context);
    for (const token of [await context.personas.otherCitizen(context), administrator])
      if (token !== undefined) await expectUnknown(context, token, evaluations);
  }),
];

/** Checks that what belongs to a person and to the organisation they act for cannot be used for each other, by operationId. */
export const accountChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  ...Object.fromEntries(Object.keys(createFileRequests).map((id) => [id, [createPersonalFileCheck(id)]])),
  sendAppeal: [createPersonalFileCheck("sendAppeal"), createSentEntryCheck("sendAppeal"), numberCheck],
  sendFeedback: [createPersonalFileCheck("sendFeedback"), keyCheck, createSentEntryCheck("sendFeedback")],
  submitReport: [createPersonalFileCheck("submitReport"), publishedFileCheck],
  sendEvaluation: evaluationChecks,
};
