import { describe, expect, it } from "vitest";
import { languageCodes } from "../../src/generated/languages.ts";
import { createTestBackend, expectOk, expectProblem, type TestBackend } from "./testBackend.ts";

type Answer = { questionId: number; answer: "YES" | "NO" | "PARTIALLY"; comment?: string };

const createAnswers = (questionnaireId: number): Answer[] =>
  [1, 2, 3].map((index) => ({ questionId: questionnaireId * 10 + index, answer: "YES" }));

const readSummary = async ({ call }: TestBackend) =>
  expectOk(await call("readEvaluationSummary", { lang: "en", query: { perPage: 100 } })).items;

describe("the list of questionnaires", () => {
  it.each([
    ["SERVICE", true],
    ["GENERAL", false],
  ] as const)("with the scope %s has those that name a service: %s", async (scope, namesService) => {
    const { call } = createTestBackend();
    const { items } = expectOk(await call("listQuestionnaires", { query: { scope, perPage: 100 } }));
    expect(items.length).toBeGreaterThan(1);
    for (const item of items) {
      expect(item.scope).toBe(scope);
      expect("serviceId" in item).toBe(namesService);
    }
    const all = expectOk(await call("listQuestionnaires", { query: { perPage: 100 } })).items;
    expect(all.filter((item) => item.scope === scope)).toEqual(items);
    expect(all.length).toBeGreaterThan(items.length);
  });

  it("names the service of each questionnaire", async () => {
    const { items } = expectOk(await createTestBackend().call("listQuestionnaires", { query: { perPage: 100 } }));
    expect(items.find(({ id }) => id === 31)).toMatchObject({
      serviceId: "102",
      title: "İstehlakçı şikayətinin qəbulu",
    });
  });

  it.each(languageCodes)("says in %s which questionnaires have a text in Azerbaijani only", async (lang) => {
    const { items } = expectOk(await createTestBackend().call("listQuestionnaires", { lang, query: { perPage: 100 } }));
    const langs = new Map(items.map((item) => [item.id, item.lang]));
    expect(langs.get(20)).toBe(lang === "az" || lang === "ru" || lang === "en" ? undefined : "az");
    expect(langs.get(21)).toBe(lang === "az" || lang === "ru" ? undefined : "az");
  });
});

describe("an evaluation", () => {
  const problems: readonly [name: string, body: { questionnaireId: number; answers: Answer[] }, fields: object[]][] = [
    [
      "of an unknown questionnaire",
      { questionnaireId: 999, answers: createAnswers(20) },
      [{ field: "questionnaireId", message: "The questions have changed. Reload the page." }],
    ],
    [
      "with an answer to a question of another questionnaire",
      { questionnaireId: 20, answers: [...createAnswers(20).slice(0, 2), { questionId: 311, answer: "YES" }] },
      [{ field: "answers", message: "The questions have changed. Reload the page." }],
    ],
    [
      "without an answer to each question",
      { questionnaireId: 20, answers: createAnswers(20).slice(1) },
      [{ field: "answers", message: "Give one answer to each question." }],
    ],
    [
      "with a second answer to a question",
      { questionnaireId: 20, answers: [...createAnswers(20), { questionId: 201, answer: "NO" }] },
      [{ field: "answers", message: "Give one answer to each question." }],
    ],
    [
      "with comments on two questions that take none",
      {
        questionnaireId: 21,
        answers: createAnswers(21).map((answer) => ({ ...answer, comment: "Yaxşıdır." })),
      },
      [
        { field: "answers/0/comment", message: "This question takes no comment." },
        { field: "answers/1/comment", message: "This question takes no comment." },
      ],
    ],
  ];

  it.each(problems)("%s is refused and counts nothing", async (_name, body, fields) => {
    const backend = createTestBackend();
    const before = await readSummary(backend);
    expect(expectProblem(422, await backend.call("sendEvaluation", { lang: "en", body })).fields).toEqual(fields);
    expect(await readSummary(backend)).toEqual(before);
  });

  it("counts each answer as what it is", async () => {
    const backend = createTestBackend();
    const count = async () => (await readSummary(backend)).find(({ serviceTitle }) => serviceTitle === "The portal");
    const before = await count();
    const [first, ...others] = createAnswers(20);
    const answers = [first, ...others.map((answer) => ({ ...answer, answer: "NO" }))];
    expectOk(await backend.call("sendEvaluation", { body: { questionnaireId: 20, answers } }));
    expect(await count()).toEqual({
      ...before,
      yes: (before?.yes ?? 0) + 1,
      no: (before?.no ?? 0) + 2,
      total: (before?.total ?? 0) + 3,
    });
  });

  it.each([
    ["under review", 481, 30, 422],
    ["withdrawn", 398, 31, 422],
    ["decided, but for another service", 417, 30, 422],
    ["of somebody else", 394, 31, 404],
    ["already evaluated", 390, 39, 409],
  ] as const)("of an appeal that is %s is refused", async (_name, appealId, questionnaireId, status) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const body = { questionnaireId, appealId, answers: createAnswers(questionnaireId) };
    const problem = expectProblem(status, await call("sendEvaluation", { token, lang: "en", body }));
    if (status === 422)
      expect(problem.fields).toEqual([
        {
          field: "appealId",
          message: "This case has not been decided yet. Rate the service once it has been.",
        },
      ]);
  });

  it("of an appeal needs a session", async () => {
    const { call } = createTestBackend();
    const body = { questionnaireId: 31, appealId: 417, answers: createAnswers(31) };
    expectProblem(401, await call("sendEvaluation", { body }));
  });

  it("is limited to forty, for each account and for each client without a session", async () => {
    const { call, signIn } = createTestBackend();
    const [{ token: citizen }, { token: director }] = [await signIn("citizen"), await signIn("director")];
    const body = { questionnaireId: 20, answers: createAnswers(20) };
    const [clientAddress, other] = ["192.0.2.1", "192.0.2.2"];
    for (const caller of [{ token: citizen, clientAddress }, { clientAddress }]) {
      for (let sent = 0; sent < 40; sent += 1) expectOk(await call("sendEvaluation", { ...caller, body }));
      expectProblem(429, await call("sendEvaluation", { ...caller, body }));
    }
    expectOk(await call("sendEvaluation", { token: director, clientAddress, body }));
    expectOk(await call("sendEvaluation", { clientAddress: other, body }));
    expectProblem(429, await call("sendEvaluation", { token: citizen, clientAddress: other, body }));
  });
});

describe("the summary of evaluations", () => {
  it("has only what somebody has evaluated, the most answers first, and names the services", async () => {
    const items = await readSummary(createTestBackend());
    expect(items.map(({ serviceTitle, serviceId, total }) => [serviceTitle, serviceId, total]).slice(0, 4)).toEqual([
      ["Consumer complaint", "102", 1051],
      ["Quality certificate for food exported to the European Union", "101", 471],
      ["Verification of measuring instruments", "105", 227],
      ["Our work", undefined, 225],
    ]);
    expect(items.map(({ total }) => total)).toEqual(items.map(({ total }) => total).toSorted((a, b) => b - a));
    expect(items.every(({ total, yes, no, partially }) => total > 0 && total === yes + no + partially)).toBe(true);
    expect(items.some(({ serviceId }) => serviceId === "104")).toBe(false);
  });
});
