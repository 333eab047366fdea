import { describe, expect, it } from "vitest";
import type { Id } from "../../src/generated/contract.d.ts";
import type { PersonaId } from "../../mocks/store/personas.ts";
import type { TestRequest } from "./testBackend.ts";
import { transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import { testFiles } from "./testFiles.ts";
import { createTestBackend, expectOk, expectProblem, getProblemFields, type TestBackend } from "./testBackend.ts";

const email = "aysel.quliyeva@poct.example";
const suggestion = { kind: "SUGGESTION", subject: "Tərəzi", text: "Girişdə daha bir tərəzi qoyun." };
const complaint = {
  kind: "COMPLAINT",
  category: "CHEATING",
  subject: "Çəki",
  text: "1 kiloqram 700 qram gəldi.",
  counterparty: { name: "14 nömrəli piştaxta" },
};
const copyOfStandard = {
  kind: "APPLICATION",
  serviceId: "110",
  answers: { designation: "AZS 1203", form: "ELECTRONIC", copies: 1, email },
};

const upload = async ({ call }: TestBackend, token: string): Promise<Id> =>
  expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.pdf() } })).id;

/** Signs a persona in. Returns the calls of one appeal in the name of this persona. */
async function actAs(backend: TestBackend, persona: PersonaId) {
  const { token } = await backend.signIn(persona);
  const { call } = backend;
  return {
    token,
    read: async (id: Id) => expectOk(await call("readAppeal", { token, lang: "en", path: { id } })),
    list: async () => expectOk(await call("listAppeals", { token, query: { perPage: 100 } })).items,
    send: async (body: object) => call("sendAppeal", { token, lang: "en", body }),
    correct: async (id: Id, body: object) => call("correctAppeal", { token, lang: "en", path: { id }, body }),
    withdraw: async (id: Id) => call("withdrawAppeal", { token, lang: "en", path: { id } }),
  };
}

const getFieldMessages = ({ fields = [] }: { fields?: { field: string; message: string }[] }) =>
  fields.map(({ field, message }) => [field, message]);

describe("an appeal that is followed without an account", () => {
  const follow = async ({ call }: TestBackend, body: object, clientAddress = "192.0.2.1") =>
    call("findAppeal", { body, clientAddress });

  it("is found by its number and the sender's e-mail address, and says no more than its progress", async () => {
    const backend = createTestBackend();
    const { read } = await actAs(backend, "citizen");
    const { appealNumber, appealDate, dueDate, history } = await read(470);
    expect(
      expectOk(await follow(backend, { appealNumber: ` ${appealNumber} `, email: "Aysel.QULIYEVA@poct.example" })),
    ).toEqual({
      appealNumber,
      appeal: {
        appealNumber,
        kind: "APPLICATION",
        appealDate,
        status: "PROGRESS",
        dueDate,
        history: history.map(({ status, at }) => ({ status, at })),
      },
    });
  });

  it("has no due date when the law sets none, and the time at which it was withdrawn", async () => {
    const backend = createTestBackend();
    const { read, withdraw } = await actAs(backend, "citizen");
    const { appealNumber } = await read(402);
    expect(expectOk(await follow(backend, { appealNumber, email })).appeal).not.toHaveProperty("dueDate");
    expect(expectOk(await follow(backend, { appealNumber, email })).appeal).not.toHaveProperty("withdrawnAt");
    expectOk(await withdraw(402));
    expect(expectOk(await follow(backend, { appealNumber, email })).appeal).toMatchObject({
      kind: "SUGGESTION",
      withdrawnAt: "2026-03-20T12:00:00+04:00",
    });
  });

  it("of an organisation is found by the address of the account that sent it, and not by that of another one", async () => {
    const backend = createTestBackend();
    const appealNumber = "2026-00480";
    const sender = "nazli.ismayilova@goychay-nar.example";
    expect(expectOk(await follow(backend, { appealNumber, email: sender })).appeal).toMatchObject({ appealNumber });
    expect(expectOk(await follow(backend, { appealNumber, email }))).toEqual({ appealNumber });
  });

  it("does not show its corrections", async () => {
    const backend = createTestBackend();
    const { read, correct } = await actAs(backend, "citizen");
    const { appealNumber } = await read(476);
    expectOk(await correct(476, complaint));
    expect((await read(476)).history).toHaveLength(2);
    expect(expectOk(await follow(backend, { appealNumber, email })).appeal?.history).toHaveLength(1);
  });

  it.each([
    ["an unknown number", { appealNumber: "2026-99999", email }],
    ["the e-mail address of somebody else", { appealNumber: "2026-00476", email: "emma.lindqvist@nordvik.example" }],
    ["the e-mail address of another account", { appealNumber: "2026-00476", email: "rovshen.kerimli@xidmet.example" }],
  ])("is not shown for %s, with the same response", async (_name, body) => {
    const found = expectOk(await follow(createTestBackend(), body));
    expect(found).toEqual({ appealNumber: body.appealNumber });
  });

  it("may be asked for again after a success, and each client has its own count of failures", async () => {
    const backend = createTestBackend();
    const [right, wrong] = [
      { appealNumber: "2026-00476", email },
      { appealNumber: "2026-00476", email: "x@y.example" },
    ];
    for (const body of [...Array<object>(9).fill(wrong), right, ...Array<object>(10).fill(wrong)])
      expectOk(await follow(backend, body));
    expectProblem(429, await follow(backend, right));
    expectOk(await follow(backend, right, "192.0.2.2"));
  });
});

describe("a list of appeals", () => {
  it("says which appeals are evaluated, withdrawn or have a due date, and nothing of others", async () => {
    const { list } = await actAs(createTestBackend(), "citizen");
    const byId = new Map((await list()).map((item) => [item.id, item]));
    expect(byId.get(390)).toMatchObject({ evaluated: true, dueWorkingDays: expect.any(Number) as unknown });
    expect(byId.get(398)?.withdrawnAt).toMatch(/^2026-02-0\dT/);
    expect(byId.get(402)).toEqual({
      id: 402,
      appealNumber: "2026-00402",
      serviceType: "Təklif",
      kind: "SUGGESTION",
      appealDate: expect.any(String) as unknown,
      status: "WAITING",
    });
    for (const field of ["evaluated", "withdrawnAt", "needsDocument", "lang"] as const)
      expect(byId.get(476)).not.toHaveProperty(field);
  });

  it("contains only those of the person or organisation", async () => {
    const backend = createTestBackend();
    for (const [persona, ids] of [
      ["representative", [394]],
      ["director", [480, 455, 441, 407, 379]],
      ["admin", []],
    ] as const) {
      const { list } = await actAs(backend, persona);
      expect((await list()).map(({ id }) => id)).toEqual(ids);
    }
  });
});

describe("an evaluation of an appeal", () => {
  it.each([
    ["decided", 417, 31],
    ["decided and evaluated", 390, undefined],
    ["withdrawn", 398, undefined],
    ["under review", 481, undefined],
    ["about no service", 371, undefined],
  ] as const)("is asked for by its page when it is %s", async (_name, id, evaluationId) => {
    const { read } = await actAs(createTestBackend(), "citizen");
    expect((await read(id)).evaluationId).toBe(evaluationId);
  });
});

describe("an appeal that is sent", () => {
  it("belongs to the consumer service and has fifteen working days, if it is a complaint", async () => {
    const { send, read } = await actAs(createTestBackend(), "citizen");
    const { id, dueWorkingDays } = expectOk(await send(complaint));
    expect(dueWorkingDays).toBe(15);
    const detail = await read(id);
    expect(detail).toMatchObject({ serviceId: "102", serviceType: "Consumer complaint", ...complaint });
  });

  it("has the time limit of complaints and needs no documents, whatever service the complaint is about", async () => {
    const { send, read } = await actAs(createTestBackend(), "citizen");
    const { id, dueWorkingDays } = expectOk(await send({ ...complaint, serviceId: "101" }));
    expect(dueWorkingDays).toBe(15);
    expect((await read(id)).serviceId).toBe("101");
  });

  it("has no service, time limit or category, if it is a suggestion", async () => {
    const { send, read } = await actAs(createTestBackend(), "citizen");
    const detail = await read(expectOk(await send(suggestion)).id);
    expect(detail).toMatchObject({ serviceType: "Suggestion", subject: "Tərəzi", text: suggestion.text });
    for (const field of ["serviceId", "dueDate", "dueWorkingDays", "category", "counterparty", "answers"] as const)
      expect(detail).not.toHaveProperty(field);
  });

  it("needs no documents for a service that requires none", async () => {
    const { send } = await actAs(createTestBackend(), "citizen");
    expect(expectOk(await send(copyOfStandard)).message).toMatch(/^We have received your case\. Its number is /);
  });

  it.each([
    [
      "of a service on another site",
      { ...complaint, serviceId: "111" },
      "serviceId",
      "You cannot apply for this service on the portal.",
    ],
    [
      "of an unknown service",
      { ...complaint, serviceId: "999" },
      "serviceId",
      "You cannot apply for this service on the portal.",
    ],
    [
      "without the documents that the service requires",
      { kind: "APPLICATION", serviceId: "101", answers: {} },
      "documentIds",
      "Attach the documents that this service requires.",
    ],
    [
      "with a document of somebody else",
      { ...suggestion, documentIds: [8101] },
      "documentIds",
      "An attached file was not found or belongs to another case. Upload it again.",
    ],
    [
      "with a document of another appeal",
      { ...suggestion, documentIds: [8102] },
      "documentIds",
      "An attached file was not found or belongs to another case. Upload it again.",
    ],
  ] as const)("is refused %s", async (_name, body, field, message) => {
    const { send, list } = await actAs(createTestBackend(), "citizen");
    const before = await list();
    expect(getFieldMessages(expectProblem(422, await send(body)))).toEqual([[field, message]]);
    expect(await list()).toEqual(before);
  });
});

describe("a correction of an appeal", () => {
  it("of another kind or another service is refused", async () => {
    const { correct } = await actAs(createTestBackend(), "citizen");
    expect(getFieldMessages(expectProblem(422, await correct(479, suggestion)))).toEqual([
      ["kind", "Choose the type of case."],
    ]);
    const other = { ...copyOfStandard, serviceId: "108" };
    expect(getFieldMessages(expectProblem(422, await correct(479, other)))).toEqual([
      ["serviceId", "You cannot apply for this service on the portal."],
    ]);
  });

  it("has to follow the form of its service", async () => {
    const { correct, read } = await actAs(createTestBackend(), "citizen");
    const { answers } = await read(479);
    const wrong = { ...copyOfStandard, answers: { ...copyOfStandard.answers, form: "STONE" } };
    expect(getProblemFields(expectProblem(422, await correct(479, wrong)))).toEqual(["answers/form"]);
    const { answers: _answers, ...unanswered } = copyOfStandard;
    expect(getProblemFields(expectProblem(422, await correct(479, unanswered)))).toContain("answers/designation");
    expect((await read(479)).answers).toEqual(answers);
    const right = { ...copyOfStandard, answers: { ...copyOfStandard.answers, designation: "AZS 1/99", extra: 1 } };
    expect(expectOk(await correct(479, right)).message).toMatch(/has been corrected/);
    expect((await read(479)).answers).toEqual({ ...copyOfStandard.answers, designation: "AZS 1/99" });
  });

  it("adds documents, but only new ones of the person", async () => {
    const backend = createTestBackend();
    const { correct, read, token } = await actAs(backend, "citizen");
    for (const documentId of [8101, 8102]) {
      const refused = await correct(402, { ...suggestion, documentIds: [documentId] });
      expect(getFieldMessages(expectProblem(422, refused))).toEqual([
        ["documentIds", "An attached file was not found or belongs to another case. Upload it again."],
      ]);
    }
    expect((await read(402)).history).toHaveLength(1);
    const id = await upload(backend, token);
    expectOk(await correct(402, { ...suggestion, documentIds: [id] }));
    expect((await read(402)).documents.map((document) => document.id)).toEqual([id]);
  });
});

describe("an appeal that can no longer be corrected", () => {
  it.each([
    ["withdrawn", 398, "APPEAL_CLOSED", "This case is closed and can no longer be corrected."],
    ["decided", 417, "APPEAL_CLOSED", "This case is closed and can no longer be corrected."],
    [
      "under review",
      481,
      "APPEAL_TAKEN_UP",
      "Work on this case has begun, so it can no longer be corrected. Send the change as a message.",
    ],
  ] as const)("says why, when it is %s", async (_name, id, code, message) => {
    const { correct } = await actAs(createTestBackend(), "citizen");
    expect(expectProblem(409, await correct(id, suggestion))).toMatchObject({ code, message });
  });
});

describe("a withdrawn appeal", () => {
  it("is named in the message, and says since when", async () => {
    const { withdraw, read } = await actAs(createTestBackend(), "citizen");
    const { appealNumber } = await read(402);
    expect(expectOk(await withdraw(402))).toMatchObject({
      id: 402,
      appealNumber,
      status: "WAITING",
      withdrawnAt: "2026-03-20T12:00:00+04:00",
      message: `Your case ${appealNumber} has been withdrawn.`,
    });
    expect(await read(402)).toMatchObject({ withdrawable: false, correctable: false });
  });

  it("takes its open payment with it, but no paid one and none of other appeals", async () => {
    const backend = createTestBackend();
    const { withdraw, token } = await actAs(backend, "director");
    const readIds = async (list: "listObligations" | "listPaidPayments") =>
      expectOk(await backend.call(list, { token })).items.map(({ id }) => id);
    expect(await readIds("listObligations")).toEqual([6101, 6103]);
    const paid = await readIds("listPaidPayments");
    expectOk(await withdraw(455));
    expectOk(await withdraw(441));
    expect(await readIds("listObligations")).toEqual([6103]);
    expect(await readIds("listPaidPayments")).toEqual(paid);
  });
});

describe("a message on an appeal", () => {
  it("brings all its files to the appeal, once", async () => {
    const backend = createTestBackend();
    const { token, read } = await actAs(backend, "citizen");
    const documentIds = [await upload(backend, token), await upload(backend, token), await upload(backend, token)];
    const [first = 0, second = 0, third = 0] = documentIds;
    const send = async (ids: Id[]) =>
      backend.call("sendAppealMessage", {
        token,
        lang: "en",
        path: { id: 402 },
        body: { text: "Əlavə edirəm.", documentIds: ids },
      });
    const sent = expectOk(await send([first, second]));
    expect(sent.documents.map(({ id }) => id)).toEqual([first, second]);
    expect((await read(402)).documents.map(({ id }) => id)).toEqual([first, second]);
    const refused = expectProblem(422, await send([second, third]));
    expect(getFieldMessages(refused)).toEqual([
      ["documentIds", "An attached file was not found or belongs to another case. Upload it again."],
    ]);
    expectOk(await send([third]));
  });

  it("is in the language of its sender; the answer is in that of the reader", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const path = { id: 402 };
    expectOk(await call("sendAppealMessage", { token, path, body: { text: "Nə vaxt?" } }));
    const [answer, question] = expectOk(await call("listAppealMessages", { token, lang: "ru", path })).items;
    expect(question).toMatchObject({ author: "APPLICANT", text: "Nə vaxt?", documents: [] });
    expect(question).not.toHaveProperty("lang");
    expect(answer).toMatchObject({ author: "SERVICE", lang: "ru", text: expect.stringMatching(/[а-я]/) as unknown });
  });
});

describe("the text of the service", () => {
  it.each([
    ["101", /^Refused, because the attached test report comes from a laboratory that is not accredited\./],
    ["102", /^The inquiry found no breach\./],
    ["103", /^The inquiry found no breach\./],
    ["104", /^Refused, because the application does not meet the requirements\./],
    ["110", /^Refused, because the application does not meet the requirements\./],
  ])("says of a refused application of service %s what can be the reason", async (serviceId, note) => {
    const backend = createTestBackend();
    const appeal = backend.store.state.appeals.find(({ id }) => id === 481)!;
    Object.assign(appeal, { serviceId });
    transitionAppeal(backend.store, appeal, "REFUSED");
    const { read } = await actAs(backend, "citizen");
    expect((await read(481)).history.at(-1)?.note).toMatch(note);
  });

  it.each([
    ["CHEATING", /at the till\.$/],
    ["MISSING_INFORMATION", /We will put the matter right/],
  ] as const)("of the trader fits a complaint of the category %s", async (category, answer) => {
    const backend = createTestBackend();
    const appeal = backend.store.state.appeals.find(({ id }) => id === 476)!;
    appeal.category = category;
    transitionAppeal(backend.store, appeal, "IN_PROCESS");
    transitionAppeal(backend.store, appeal, "PROGRESS");
    const { read } = await actAs(backend, "citizen");
    expect((await read(476)).traderAnswer?.text).toMatch(answer);
  });

  it.each([
    ["decided", 417, /^We have received your message and put it on file\. This case is closed/],
    ["withdrawn", 398, /^We have received your message and put it on file\. This case is closed/],
    ["under review", 481, /^We have received your message\. The specialist who is checking your case/],
  ] as const)("answers a message on a case that is %s", async (_name, id, text) => {
    const backend = createTestBackend();
    const { token } = await actAs(backend, "citizen");
    const path = { id };
    expectOk(await backend.call("sendAppealMessage", { token, path, body: { text: "Nə vaxt?" } }));
    const { items } = expectOk(await backend.call("listAppealMessages", { token, lang: "en", path }));
    expect(items[0]?.text).toMatch(text);
  });
});

/** The calls that an account may repeat only so often. */
const limited: readonly [
  id: "sendAppeal" | "sendAppealMessage" | "sendFeedback" | "uploadDocument" | "startPayment",
  count: number,
  request: (persona: PersonaId) => TestRequest,
][] = [
  ["sendAppeal", 60, () => ({ body: suggestion })],
  [
    "sendAppealMessage",
    60,
    (persona) => ({ path: { id: persona === "citizen" ? 402 : 379 }, body: { text: "Nə vaxt?" } }),
  ],
  [
    "sendFeedback",
    40,
    () => ({ body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Çəki", description: "Az gəldi." } }),
  ],
  ["uploadDocument", 80, () => ({ formFields: { file: testFiles.pdf() } })],
  ["startPayment", 20, (persona) => ({ path: { id: persona === "citizen" ? 6098 : 6101 } })],
];

describe("the rate limit of an account", () => {
  it.each(limited)("for %s allows %i calls, and does not count those of other accounts", async (id, count, request) => {
    const { call, signIn } = createTestBackend();
    const [{ token: citizen }, { token: director }] = [await signIn("citizen"), await signIn("director")];
    for (let sent = 0; sent < count; sent += 1)
      expect((await call(id, { ...request("citizen"), token: citizen })).status).toBe(200);
    expectProblem(429, await call(id, { ...request("citizen"), token: citizen }));
    expect((await call(id, { ...request("director"), token: director })).status).toBe(200);
  });
});
