import { languages, type Language } from "../../contract/language.ts";
import type { ByOperation } from "../../contract/operationId.ts";
import {
  assertContract,
  CheckSkipped,
  expectRefusal,
  expectResponse,
  fetchBody,
  fetchItems,
  getOperation,
  largestPage,
  type ContractCheck,
} from "../check.ts";
import { createComparator } from "../../../../src/i18n/format.ts";
import { effects, readStored } from "../effects.ts";
import { createUniqueName } from "../random.ts";
import { listUsedObligations } from "../requests.ts";
import {
  createShortestKey,
  createValidRequestFor,
  defineCheck,
  getCitizenAuth,
  type JsonBody,
} from "./checkHelpers.ts";

/** Names that are sorted otherwise by their code units: capital and small letters, and letters of the alphabet. */
const namesToSort = ["zəfəran", "Ərik", "İnək", "xurma", "ılğım", "çay"];

const documentChecks: readonly ContractCheck[] = [
  defineCheck("sorts by name, capital and small letters alike, and by time", async (context) => {
    if (!context.allowWrites) throw new CheckSkipped("uploads files; allow it with --allow-writes");
    const request = await createValidRequestFor(context, "uploadDocument");
    const word = createUniqueName();
    const created: JsonBody[] = [];
    for (const name of namesToSort)
      created.push(
        await fetchBody(context, "uploadDocument", { ...request, form: { ...request.form, name: `${name} ${word}` } }),
      );
    const sortNames = (lang: Language): readonly string[] => {
      const compare = createComparator(lang);
      return namesToSort.toSorted((a, b) => compare(a.toLocaleLowerCase(lang), b.toLocaleLowerCase(lang)));
    };
    const times = new Set(created.map(({ createdAt }) => createdAt));
    const orders = [
      ...languages.map((lang) => ({ field: "name", lang, ascending: sortNames(lang) })),
      // Of files of the same time, any one may be first.
      ...(times.size === namesToSort.length
        ? [{ field: "createdAt", lang: "az" as const, ascending: namesToSort }]
        : []),
    ];
    for (const { field, lang, ascending } of orders)
      for (const sort of [`${field}.asc`, `${field}.desc`]) {
        const items = await fetchItems<{ name: string }>(context, "listDocuments", {
          ...(request.token !== undefined && { token: request.token }),
          query: { word, sort },
          lang,
        });
        const names = items.map(({ name }) => name.replace(` ${word}`, ""));
        const order = sort.endsWith(".asc") ? ascending : ascending.toReversed();
        assertContract(
          JSON.stringify(names) === JSON.stringify(order),
          `${order.join(", ")} in ${lang}`,
          names.join(", "),
        );
      }
  }),
];

const notificationChecks: readonly ContractCheck[] = [
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
      (await fetchBody<readonly JsonBody[]>(context, "readNotifications", { token, query })).map(({ id }) =>
        String(id),
      );
    const all = await readIds({});
    const [first, second] = [await readIds({ page: 1, perPage: 2 }), await readIds({ page: 2, perPage: 2 })];
    if (first.length > 2) throw new CheckSkipped("the server returns all notifications");
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

/** Returns the check that the time of the last save is that of the last one, where the clock of the server can be advanced. */
const createLastTimeCheck = (id: "keepDraft" | "submitReport", field: string): ContractCheck =>
  defineCheck(`names and stores the time of the last request in ${field}`, async (context) => {
    const { advanceClock } = context.personas.sources;
    if (advanceClock === undefined) throw new CheckSkipped("the clock of this server cannot be advanced");
    const request = await createValidRequestFor(context, id);
    const first = await fetchBody(context, id, request);
    await advanceClock(90);
    const second = await fetchBody(context, id, request);
    const stored = await readStored(context, effects[id] ?? {}, request, second);
    const before = String(first[field]);
    for (const found of [second, ...(stored === undefined ? [] : [stored])]) {
      const after = String(found[field]);
      assertContract(Date.parse(after) - Date.parse(before) >= 60_000, `a time 90 seconds after ${before}`, after);
    }
  });

const paymentChecks: readonly ContractCheck[] = [
  defineCheck("leaves the amount to pay until it is paid", async (context) => {
    const { token } = await getCitizenAuth(context);
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchItems(context, id, { token })).map((item) => String(item["id"]));
    // Earlier checks may have started the payment of each of them.
    const used = listUsedObligations(context);
    const [next] = await readIds("listObligations");
    if (next !== undefined) await fetchBody(context, "startPayment", { token, path: { id: next } });
    const ids = [...(await readIds("listObligations")), ...(await readIds("listPaidPayments"))];
    for (const id of [...used, ...(next === undefined ? [] : [next])])
      assertContract(ids.includes(id), `${id} among the amounts to pay`, ids);
  }),
  defineCheck("processes a repeated Idempotency-Key once", async (context) => {
    const { token } = await getCitizenAuth(context);
    const items = await fetchItems(context, "listObligations", { token });
    const [first, second] = items.map((item) => String(item["id"]));
    if (first === undefined) throw new CheckSkipped("the user has nothing to pay");
    const headers = { "Idempotency-Key": createShortestKey(context, "startPayment") };
    const start = (id: string, lang: "az" | "en"): Promise<JsonBody> =>
      fetchBody(context, "startPayment", { token, path: { id }, headers, lang });
    const [one, again] = [await start(first, "az"), await start(first, "az")];
    assertContract(JSON.stringify(one) === JSON.stringify(again), "the first response", again);
    if (second === undefined) throw new CheckSkipped("the user has only one amount to pay");
    const other = { token, path: { id: second }, headers, lang: "en" } as const;
    await expectRefusal(context, getOperation(context, "startPayment"), other, 422);
  }),
];

const evaluationChecks: readonly ContractCheck[] = [
  defineCheck("refuses answers to other questions, and two answers to one", async (context) => {
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const { answers } = body as { answers: readonly JsonBody[] };
    for (const wrong of [
      [...answers, { questionId: 2_000_000_000, answer: "YES" }],
      [...answers, ...answers.slice(0, 1)],
    ])
      await expectRefusal(
        context,
        getOperation(context, "sendEvaluation"),
        { body: { ...(body as JsonBody), answers: wrong }, lang: "en" },
        422,
      );
  }),
  defineCheck("returns 404 for an appeal that does not exist, and counts nothing", async (context) => {
    const { token } = await getCitizenAuth(context);
    const { body } = await createValidRequestFor(context, "sendEvaluation");
    const readSummary = async (): Promise<string> =>
      JSON.stringify(await fetchBody(context, "readEvaluationSummary", { query: largestPage }));
    const before = await readSummary();
    const sent = { ...(body as JsonBody), appealId: 2_000_000_000 };
    await expectResponse(context, getOperation(context, "sendEvaluation"), { token, body: sent, lang: "en" }, 404);
    const after = await readSummary();
    assertContract(after === before, `the summary as before: ${before.slice(0, 200)}`, after.slice(0, 200));
  }),
  defineCheck("takes a comment where the question allows it", async (context) => {
    const items = await fetchItems(context, "listQuestionnaires");
    for (const { id, questions } of items) {
      const found = questions as readonly JsonBody[];
      if (!found.some(({ commentAllowed }) => commentAllowed === true)) continue;
      const answers = found.map((question) => ({
        questionId: question["id"],
        answer: "PARTIALLY",
        ...(question["commentAllowed"] === true && { comment: "Sent by the contract verification." }),
      }));
      await fetchBody(context, "sendEvaluation", { body: { questionnaireId: id, answers } });
      return;
    }
  }),
  defineCheck("takes one evaluation of an appeal", async (context) => {
    const { token } = await getCitizenAuth(context);
    const items = await fetchItems(context, "listAppeals", { token });
    for (const { id } of items) {
      const path = { id: String(id) };
      const { evaluationId, serviceId } = await fetchBody(context, "readAppeal", { token, path });
      if (evaluationId === undefined) continue;
      const questionnaires = await fetchItems(context, "listQuestionnaires");
      const found = questionnaires.find((list) => String(list["id"]) === String(evaluationId));
      assertContract(found !== undefined, `the questionnaire ${String(evaluationId)} in the list`, "none");
      assertContract(
        serviceId === undefined || String(found?.["serviceId"]) === String(serviceId),
        `the questionnaire of the service ${String(serviceId)}`,
        found,
      );
      const answers = ((found?.["questions"] ?? []) as readonly JsonBody[]).map((question) => ({
        questionId: question["id"],
        answer: "PARTIALLY",
      }));
      const body = { questionnaireId: evaluationId, appealId: id, answers };
      const countAnswers = async (): Promise<number> => {
        const summary = await fetchItems<{ total: number }>(context, "readEvaluationSummary");
        return summary.reduce((sum, { total }) => sum + total, 0);
      };
      const countBefore = await countAnswers();
      // From two windows: one of them is the second one.
      const operation = getOperation(context, "sendEvaluation");
      const responses = await Promise.all(
        [1, 2].map(() => context.client.send(operation, { token, body, lang: "en" })),
      );
      const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
      assertContract(statuses.join() === "200,409", "200 and 409 for two evaluations at the same time", statuses);
      const counted = (await countAnswers()) - countBefore;
      assertContract(counted === answers.length, `${answers.length} more answers in the summary`, counted);
      const after = await fetchBody(context, "readAppeal", { token, path });
      assertContract(
        after["evaluationId"] === undefined,
        "no evaluationId after the evaluation",
        after["evaluationId"],
      );
      const listed = await fetchItems(context, "listAppeals", { token });
      for (const entry of [after, listed.find((item) => String(item["id"]) === String(id))])
        assertContract(entry?.["evaluated"] === true, "evaluated: true after the evaluation, in the list too", entry);
      await expectRefusal(context, getOperation(context, "sendEvaluation"), { token, body, lang: "en" }, 409);
      return;
    }
    throw new CheckSkipped("no appeal can be evaluated");
  }),
];

const obligationChecks: readonly ContractCheck[] = [
  defineCheck("lists nothing that is paid", async (context) => {
    const request = await getCitizenAuth(context);
    const readIds = async (id: string): Promise<readonly string[]> =>
      (await fetchItems(context, id, request)).map((item) => String(item["id"]));
    const paid = await readIds("listPaidPayments");
    const both = (await readIds("listObligations")).find((id) => paid.includes(id));
    assertContract(both === undefined, "no payment that is also among the paid ones", both);
  }),
];

/** Checks of the documents, notifications, payments and evaluations of a user, by operationId. */
export const personalSectionChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  listDocuments: documentChecks,
  readNotifications: notificationChecks,
  keepDraft: [createLastTimeCheck("keepDraft", "updatedAt")],
  submitReport: [createLastTimeCheck("submitReport", "submittedAt")],
  startPayment: paymentChecks,
  sendEvaluation: evaluationChecks,
  listObligations: obligationChecks,
} satisfies ByOperation<readonly ContractCheck[]>;
