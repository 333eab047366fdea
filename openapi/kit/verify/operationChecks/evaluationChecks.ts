import type { ByOperation } from "../../contract/operationId.ts";
import { getOperation, type ContractCheck, type VerifyContext } from "../check.ts";
import { expectRefusal, expectResponse } from "../expectations.ts";
import { fetchBody, fetchItems, largestPage } from "../fetchBody.ts";
import { assertContract, CheckSkipped, unlessSkipped } from "../outcomes.ts";
import { assertHolds } from "../responses/judgeResponse.ts";
import type { JsonBody, OperationRequest } from "../run/contractClient.ts";
import {
  createIdempotencyCheck,
  createStatusCheck,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  listPersons,
  readProposedItems,
  toPath,
} from "./checkHelpers.ts";
import { assertUnlessOthers, repeatOnce } from "../run/concurrentChanges.ts";
import { assertNotTaken } from "../access/accessRefusal.ts";
import { createUniqueName } from "../random.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

type Items<Item> = { total: number; items: readonly Item[] };

type Tally = { serviceId?: string | number; yes: number; no: number; partially: number; total: number };

const sumOf = (items: readonly Tally[], field: "yes" | "no" | "partially"): number =>
  items.reduce((sum, item) => sum + item[field], 0);

const summaryChecks: readonly ContractCheck[] = [
  defineCheck("counts each answer once in the summary", async (context) => {
    const readSummary = async (): Promise<readonly Tally[]> =>
      await fetchItems<Tally>(context, "readEvaluationSummary");
    const request = await createValidRequestFor(context, "sendEvaluation");
    const body = request.body as { answers: readonly object[] };
    for (const [answer, field] of [
      ["YES", "yes"],
      ["NO", "no"],
      ["PARTIALLY", "partially"],
    ] as const)
      await repeatOnce(async () => {
        const before = await readSummary();
        const answers = body.answers.map((item) => ({ ...item, answer }));
        await fetchBody(context, "sendEvaluation", { ...request, body: { ...body, answers } });
        const after = await readSummary();
        const counted = sumOf(after, field) - sumOf(before, field);
        if (after.length >= largestPage.perPage) return;
        // Another user can only add some.
        const assertCounted = counted > answers.length ? assertUnlessOthers : assertContract;
        assertCounted(counted === answers.length, `${answers.length} more answers ${answer}`, counted);
      });
  }),
];

const answerKinds = ["YES", "NO", "PARTIALLY"] as const;

/** The answers to each service, or to the institution, of each kind. */
type Counts = ReadonlyMap<string, readonly number[]>;

const noAnswers: readonly number[] = answerKinds.map(() => 0);

/** Checks that an answer counts for what was evaluated, of each kind and by each caller, and that no cache hides it. */
const tallyCheck = defineCheck("counts the answers for what was evaluated, and nothing else", (context) =>
  repeatOnce(() => assertTally(context)),
);

async function assertTally(context: VerifyContext): Promise<void> {
  const operation = getOperation(context, "readEvaluationSummary");
  const query = largestPage;
  const getKey = getServiceId;
  const readCounts = async (request: OperationRequest = { query }): Promise<{ counts: Counts; tag: string | null }> => {
    const { body, headers } = await expectResponse(context, operation, request, 200);
    const { items } = body as Items<Tally>;
    // The institution may have several questionnaires.
    const counts = new Map<string, readonly number[]>();
    for (const item of items) {
      const before = counts.get(getKey(item)) ?? noAnswers;
      counts.set(
        getKey(item),
        [item.yes, item.no, item.partially].map((count, index) => count + (before[index] ?? 0)),
      );
    }
    return { counts, tag: headers.get("etag") };
  };
  const { items } = await fetchBody<Items<JsonBody>>(context, "listQuestionnaires", { query });
  const { counts: known } = await readCounts();
  const ofServices = items.filter(({ scope }) => scope === "SERVICE");
  const evaluated = new Set([
    items.find(({ scope }) => scope === "GENERAL"),
    ofServices.find((item) => known.has(getKey(item))),
    // One that nobody has evaluated.
    ofServices.find((item) => !known.has(getKey(item))),
  ]);
  const { token } = await context.personas.account(context);
  for (const [index, questionnaire] of [...evaluated].entries()) {
    if (questionnaire === undefined) continue;
    const questions = questionnaire["questions"] as readonly JsonBody[];
    const answers = questions.map(({ id }, position) => ({ questionId: id, answer: answerKinds[position % 3] }));
    const body = { questionnaireId: questionnaire["id"], answers };
    const { counts: before, tag } = await readCounts();
    const otherReadings: { request: OperationRequest; tag: string | null }[] = [];
    for (const request of index === 0
      ? ([{ query, lang: "ru" }, { query, lang: "en" }, { query: { perPage: 1 } }, { query, token }] as const)
      : [])
      otherReadings.push({ request, tag: (await readCounts(request)).tag });
    await fetchBody(context, "sendEvaluation", { body, ...(index === 0 && { token }) });
    if (tag !== null) {
      const response = await context.client.send(operation, { query, headers: { "if-none-match": tag } });
      assertHolds(response.status === 200, "200 with the new summary for the ETag of the one before", response);
    }
    const { counts: after } = await readCounts();
    if (after.size >= largestPage.perPage) return;
    for (const { request, tag: tagBefore } of otherReadings) {
      // The first entry may be that of something else.
      const headers = tagBefore === null || request.query !== query ? {} : { "if-none-match": tagBefore };
      const { counts } = await readCounts({ ...request, headers });
      // Of the institution, one page may not have every questionnaire.
      for (const [key, found] of counts)
        assertUnlessOthers(
          key === "" || found.join() === after.get(key)?.join(),
          `the next summary counts the answers, with ${JSON.stringify({ ...request.query, lang: request.lang })} too: ${after.get(key)?.join(", ")} for service ${key}`,
          found.join(", "),
        );
    }
    const sent = answerKinds.map((kind) => answers.filter(({ answer }) => answer === kind).length);
    for (const key of new Set([...before.keys(), ...after.keys(), getKey(questionnaire)])) {
      const added = (after.get(key) ?? noAnswers).map((count, kind) => count - (before.get(key)?.[kind] ?? 0));
      const expected = key === getKey(questionnaire) ? sent : noAnswers;
      // Another user can only add some.
      const isEnough = added.every((count, kind) => count >= (expected[kind] ?? 0));
      (isEnough ? assertUnlessOthers : assertContract)(
        added.join() === expected.join(),
        `${expected.join(", ")} more answers ${answerKinds.join(", ")} for ${key === "" ? "the institution" : `service ${key}`}`,
        added.join(", "),
      );
    }
  }
}

/** Returns an answer to a question of no questionnaire, whose id is like that of a known one. */
const createUnknownAnswer = (known: JsonBody | undefined): JsonBody => ({
  questionId: createUnknownId(known?.["questionId"]),
  answer: "YES",
});

/** Returns an id of no appeal, which is like those of the user when they have some. */
async function createUnknownAppealId(context: VerifyContext): Promise<string | number> {
  const token = await unlessSkipped(context.personas.citizen(context));
  const [appeal] = token === undefined ? [] : await readProposedItems(context, "listAppeals", { token });
  return createUnknownId(appeal?.["id"]);
}

const getServiceId = ({ serviceId }: JsonBody): string => String(serviceId ?? "");

/** Returns an answer to each question of a questionnaire. */
const answerAll = ({ questions }: JsonBody): readonly { questionId: unknown; answer: string }[] =>
  (questions as readonly JsonBody[]).map(({ id }) => ({ questionId: id, answer: "PARTIALLY" }));

/** Evaluates an appeal, and checks that it is counted once and cannot be evaluated again. */
async function evaluateOnce(context: VerifyContext, token: string, appeal: JsonBody): Promise<void> {
  const { id, evaluationId, serviceId } = appeal;
  const path = toPath(appeal);
  const operation = getOperation(context, "sendEvaluation");
  const questionnaires = await fetchItems(context, "listQuestionnaires");
  const found = questionnaires.find((list) => String(list["id"]) === String(evaluationId));
  assertContract(found !== undefined, `the questionnaire ${String(evaluationId)} in the list`, "none");
  assertContract(
    serviceId === undefined || String(found?.["serviceId"]) === String(serviceId),
    `the questionnaire of the service ${String(serviceId)}`,
    found,
  );
  const answers = answerAll(found ?? { questions: [] });
  const body = { questionnaireId: evaluationId, appealId: id, answers };
  // Of this service: another user may evaluate another one at the same moment.
  const countAnswers = async (): Promise<number> => {
    const summary = await fetchItems<Tally>(context, "readEvaluationSummary");
    const own = summary.filter((tally) => getServiceId(tally) === getServiceId(found ?? {}));
    return own.reduce((sum, { total }) => sum + total, 0);
  };
  const countBefore = await countAnswers();
  // From two windows: one of them is the second one.
  const responses = await Promise.all([1, 2].map(() => context.client.send(operation, { token, body, lang: "en" })));
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  assertContract(statuses.join() === "200,409", "200 and 409 for two evaluations at the same time", statuses);
  const counted = (await countAnswers()) - countBefore;
  assertContract(counted === answers.length, `${answers.length} more answers in the summary`, counted);
  const after = await fetchBody(context, "readAppeal", { token, path });
  assertContract(after["evaluationId"] === undefined, "no evaluationId after the evaluation", after["evaluationId"]);
  const listed = await fetchItems(context, "listAppeals", { token });
  for (const entry of [after, listed.find((item) => String(item["id"]) === String(id))])
    assertContract(entry?.["evaluated"] === true, "evaluated: true after the evaluation, in the list too", entry);
  await expectRefusal(context, operation, { token, body, lang: "en" }, 409);
}

const appealEvaluationChecks: readonly ContractCheck[] = [
  defineCheck("returns 422 for a missing answer and for two answers to one question", async (context) => {
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const { answers } = body as { answers: readonly JsonBody[] };
    for (const wrong of [
      answers.length > 1 ? answers.slice(1) : [createUnknownAnswer(answers[0])],
      [...answers, ...answers.slice(0, 1)],
      // As many answers as there are questions.
      ...(answers.length > 1 ? [[...answers.slice(0, 1), ...answers.slice(0, -1)]] : []),
    ])
      await expectResponse(
        context,
        getOperation(context, "sendEvaluation"),
        { body: { ...(body as JsonBody), answers: wrong }, lang: "ru" },
        422,
      );
  }),
  defineCheck("refuses answers to other questions", async (context) => {
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const { answers } = body as { answers: readonly JsonBody[] };
    await expectRefusal(
      context,
      getOperation(context, "sendEvaluation"),
      { body: { ...(body as JsonBody), answers: [...answers, createUnknownAnswer(answers[0])] }, lang: "en" },
      422,
    );
  }),
  defineCheck("returns 404 for an appeal that does not exist, and counts nothing", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const readSummary = async (): Promise<string> =>
      JSON.stringify(await fetchBody(context, "readEvaluationSummary", { query: largestPage }));
    const sent = { ...(body as JsonBody), appealId: await createUnknownAppealId(context) };
    await repeatOnce(async () => {
      const before = await readSummary();
      await expectResponse(context, getOperation(context, "sendEvaluation"), { token, body: sent, lang: "en" }, 404);
      const after = await readSummary();
      assertUnlessOthers(after === before, `the summary as before: ${before.slice(0, 200)}`, after.slice(0, 200));
    });
  }),
  defineCheck("takes one evaluation of each appeal", async (context) => {
    const evaluable: { token: string; appeal: JsonBody }[] = [];
    for (const { token } of await listPersons(context))
      for (const entry of await fetchItems(context, "listAppeals", { token })) {
        const appeal = await fetchBody(context, "readAppeal", { token, path: toPath(entry) });
        if (appeal["evaluationId"] !== undefined) evaluable.push({ token, appeal });
      }
    if (evaluable.length === 0) throw new CheckSkipped("no appeal can be evaluated");
    // Two appeals of one person to one service are evaluated both.
    const groups = Map.groupBy(evaluable, ({ token, appeal }) => `${token} ${String(appeal["serviceId"])}`);
    const pair = [...groups.values()].find(({ length }) => length > 1)?.slice(0, 2);
    const chosen = pair ?? evaluable.slice(0, 1);
    // Another person, or an organisation, may have sent others.
    const ofOthers = [...Map.groupBy(evaluable, ({ token }) => token).values()].flatMap(
      (own) => own.find((other) => !chosen.includes(other)) ?? [],
    );
    for (const { token, appeal } of [...chosen, ...ofOthers]) await evaluateOnce(context, token, appeal);
  }),
  defineCheck("names the questionnaire while the user may evaluate an appeal, and only then", async (context) => {
    const questionnaires = await fetchItems(context, "listQuestionnaires");
    for (const { token } of await listPersons(context)) {
      const tried = new Set<string>();
      for (const entry of await fetchItems(context, "listAppeals", { token, query: { sort: "appealDate.asc" } })) {
        const { id, serviceId, evaluationId, kind, status, withdrawnAt, evaluated } = await fetchBody(
          context,
          "readAppeal",
          { token, path: toPath(entry) },
        );
        const found = questionnaires.find(
          (list) => serviceId !== undefined && getServiceId(list) === String(serviceId),
        );
        const state = JSON.stringify([kind, status, withdrawnAt !== undefined, evaluated]);
        if (evaluationId !== undefined || found === undefined || tried.has(state)) continue;
        tried.add(state);
        const body = { questionnaireId: found["id"], appealId: id, answers: answerAll(found) };
        const request = { token, body, lang: "en" } as const;
        const operation = getOperation(context, "sendEvaluation");
        const expected = `evaluationId in the appeal ${String(id)}, or no evaluation of it`;
        assertNotTaken(operation, await context.client.send(operation, request), expected, [403, 409, 422]);
      }
    }
  }),
];

/** Checks of evaluations, and of their summary, by operationId. */
export const evaluationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  sendEvaluation: [
    createIdempotencyCheck("sendEvaluation", (request) => ({
      ...request,
      body: {
        ...(request.body as JsonBody),
        answers: (request.body as { answers: object[] }).answers.map((answer) => ({ ...answer, answer: "NO" })),
      },
    })),
    defineCheck("keeps the Idempotency-Key of each account and of requests without a token apart", async (context) => {
      const operation = getOperation(context, "sendEvaluation");
      const { body } = await createValidRequestFor(context, "sendEvaluation");
      const { answers } = body as { answers: readonly JsonBody[] };
      const headers = { "Idempotency-Key": `contract-${createUniqueName()}` };
      const create = (caller: { token?: string }, answer: string): OperationRequest => ({
        ...caller,
        headers,
        body: { ...(body as JsonBody), answers: answers.map((item) => ({ ...item, answer })) },
        lang: "en",
      });
      const callers = [{}, ...(await listPersons(context))];
      for (const [index, caller] of callers.entries())
        await expectResponse(context, operation, create(caller, answerKinds[index] ?? "YES"), 200);
      await expectResponse(context, operation, create({}, "PARTIALLY"), 422);
    }),
    defineCheck("takes comments only where the question allows one", async (context) => {
      const operation = getOperation(context, "sendEvaluation");
      const items = await fetchItems(context, "listQuestionnaires");
      const questionnaires = items.map(({ id, questions }) => ({ id, questions: questions as readonly JsonBody[] }));
      for (const isAllowed of [true, false]) {
        const found = questionnaires.find(({ questions }) =>
          questions.some(({ commentAllowed }) => commentAllowed === isAllowed),
        );
        if (found === undefined) continue;
        // One answer to each question, in any order: the question of an answer is that of its id.
        const answers = found.questions.toReversed().map(({ id, commentAllowed }) => ({
          questionId: id,
          answer: "YES",
          ...(commentAllowed === isAllowed && { comment: "Contract verification" }),
        }));
        const request = { body: { questionnaireId: found.id, answers }, lang: "ru" } as const;
        if (isAllowed) await expectResponse(context, operation, request, 200);
        else if ((await context.client.send(operation, request)).status === 200)
          // It may leave the comment out.
          context.notes.add("accepts a comment for a question that allows none");
      }
    }),
    createStatusCheck(
      "returns 401 for an evaluation of an appeal without a token",
      "sendEvaluation",
      [401],
      async (context) => ({
        body: {
          ...((await createValidRequestFor(context, "sendEvaluation")).body as JsonBody),
          appealId: await createUnknownAppealId(context),
        },
      }),
    ),
    ...summaryChecks,
    tallyCheck,
    ...appealEvaluationChecks,
  ],
} satisfies ByOperation<readonly ContractCheck[]>;
