import { defaultPerPage } from "../../../../src/generated/perPage.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchItems } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import { asSender } from "../access/otherPersonChecks.ts";
import { randomHex } from "../random.ts";
import { sampleSuggestion } from "../requests.ts";
import { samplePng } from "../samplePng.ts";
import { createValidRequestFor, defineCheck, defineSpecifiedCheck, toComparable } from "./checkHelpers.ts";

/** What each of the private texts begins with, in every run. */
const privateBeginning = "Only the service may read this:";

/** Returns a word that stands in no other text. A search index keeps it as one word. */
const createUnknownWord = (): string => `w${randomHex().slice(0, 16)}`;

/** The key of the draft with the word, which is deleted afterwards. */
const draftPath = { formKey: "contract-private-text" };

/** Sends each kind of text that only its sender and the service may read, with a word. Returns the operations that took it. */
async function sendPrivateTexts(context: VerifyContext, token: string, word: string): Promise<readonly string[]> {
  const text = `${privateBeginning} ${word}`;
  const taken: string[] = [];
  const send = async (id: string, request: OperationRequest): Promise<JsonBody> => {
    const { status, body } = await context.client.send(getOperation(context, id), { token, ...request });
    if (status === 200) taken.push(id);
    return status === 200 && isRecord(body) ? body : {};
  };
  const appeal = await send("sendAppeal", { body: { ...sampleSuggestion, subject: text, text } });
  if (appeal["id"] !== undefined) await send("sendAppealMessage", { path: { id: appeal["id"] as Id }, body: { text } });
  await send("uploadDocument", { form: { file: samplePng(), name: text } });
  await send("keepDraft", { path: draftPath, body: { data: { subject: text } } });
  const feedback = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: text, description: text };
  await send("sendFeedback", { body: feedback });
  return taken;
}

/** Throws `ContractViolation` when a search of somebody else has a text in one of its results. */
async function assertNotFound(
  context: VerifyContext,
  request: OperationRequest,
  word: string,
  text: string,
  description: string,
): Promise<void> {
  const items = await fetchItems(context, "searchPortal", { ...request, query: { word, perPage: defaultPerPage } });
  const found = items.find(({ title, content }) =>
    [title, content].some((part) => toComparable(part).includes(toComparable(text))),
  );
  assertContract(found === undefined, `no result with ${description}`, found);
}

const searchCheck = defineSpecifiedCheck(
  "finds nothing that somebody has sent or kept for themselves",
  async (context) => {
    const searchers: OperationRequest[] = [{}];
    const { personas } = context;
    const citizen = await unlessSkipped(personas.citizen(context));
    // What an earlier run has sent: an index may be written later.
    await assertNotFound(context, {}, privateBeginning, privateBeginning, "a text that another person has sent");
    requireWrites(context);
    const sender = await asSender(context);
    const token = await sender.personas.citizen(sender);
    if (citizen !== undefined && citizen !== token) searchers.push({ token: citizen });
    const word = createUnknownWord();
    const taken = await sendPrivateTexts(context, token, word);
    if (taken.length === 0) throw new CheckSkipped("the server takes no private texts");
    try {
      for (const searcher of searchers)
        await assertNotFound(
          context,
          searcher,
          word,
          word,
          `the text that another person sent with ${taken.join(", ")}`,
        );
    } finally {
      if (taken.includes("keepDraft"))
        await context.client.send(getOperation(context, "keepDraft"), { token, path: draftPath, body: { data: null } });
    }
  },
);

/** The public lists that evaluations could show up in. */
const evaluationLists = ["readEvaluationSummary", "listQuestionnaires"] as const;

const commentCheck = defineCheck("shows a comment nowhere, since answers are only counted", async (context) => {
  const word = createUnknownWord();
  const { body, ...request } = await createValidRequestFor(context, "sendEvaluation");
  const { questionnaireId, answers } = body as { questionnaireId: Id; answers: readonly JsonBody[] };
  const questionnaires = await fetchItems(context, "listQuestionnaires");
  const questions = questionnaires.find(({ id }) => String(id) === String(questionnaireId))?.["questions"];
  const isCommented = (id: unknown): boolean =>
    (Array.isArray(questions) ? questions.filter(isRecord) : []).some(
      (question) => String(question["id"]) === String(id) && question["commentAllowed"] === true,
    );
  const commented = answers.map((answer) =>
    isCommented(answer["questionId"]) ? { ...answer, comment: `Contract verification ${word}` } : answer,
  );
  if (!commented.some((answer) => "comment" in answer)) throw new CheckSkipped("no question allows a comment");
  const token = await unlessSkipped(context.personas.citizen(context));
  const operation = getOperation(context, "sendEvaluation");
  const sent = { ...request, ...(token !== undefined && { token }), body: { questionnaireId, answers: commented } };
  // That it is refused is another finding.
  if ((await context.client.send(operation, sent)).status >= 300) return;
  for (const id of evaluationLists) {
    const { body: read, receivedBody = read, curl } = await context.client.send(getOperation(context, id), {});
    // Also in a field that the contract does not declare.
    assertContract(!JSON.stringify(receivedBody).includes(word), `no comment of a user in ${id}`, receivedBody, curl);
  }
  await assertNotFound(context, {}, word, word, "the comment of an evaluation");
});

/** Checks that nobody finds what was sent only to the service, by operationId. */
export const privateTextChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  searchPortal: [searchCheck],
  sendEvaluation: [commentCheck],
} satisfies ByOperation<readonly ContractCheck[]>;
