import type { Id } from "../../src/generated/contract.d.ts";
import { describe, expect, it } from "vitest";
import { processDueTransitions, transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import type { AppealRecord } from "../../mocks/store/appeals.ts";
import { completeCheckout } from "../../mocks/store/payments.ts";
import { testFiles } from "./testFiles.ts";
import { expectOk, createTestBackend, expectProblem, type TestBackend } from "./testBackend.ts";

const answers = {
  productName: "Nar şirəsi",
  goodsCode: "200989730",
  destination: "DE",
  weight: 1200,
  shippedAt: "2026-04-20",
  somethingElse: "left out",
};
const approvalStatuses = ["IN_PROCESS", "PROGRESS", "SEND_FOR_SIGN", "CERTIFICATE_ISSUED"] as const;

/** Submits an application for a food export certificate, with a fee of 20 manats. */
async function submitApplication({ call, signIn }: TestBackend, as: "citizen" | "director" = "citizen") {
  const { token } = await signIn(as);
  const document = expectOk(
    await call("uploadDocument", { token, formFields: { file: testFiles.pdf(), name: "Sınaq protokolu" } }),
  );
  const receipt = expectOk(
    await call("sendAppeal", {
      token,
      lang: "en",
      body: { kind: "APPLICATION", serviceId: "101", answers, documentIds: [document.id] },
    }),
  );
  return { token, document, receipt };
}

const findAppealRecord = ({ store }: TestBackend, id: Id): AppealRecord => {
  const appeal = store.state.appeals.find((appeal) => appeal.id === id);
  if (appeal === undefined) throw new Error(`The store has no appeal ${id}.`);
  return appeal;
};

/** Pays an amount at the bank. Returns whether the bank knows the checkout. */
async function pay({ call, store }: TestBackend, token: string, id: Id): Promise<boolean> {
  const { redirectUrl } = expectOk(await call("startPayment", { token, path: { id } }));
  return completeCheckout(store, new URL(redirectUrl, "http://localhost").searchParams.get("order") ?? "", "paid");
}

describe("an appeal", () => {
  it("gets the next number and its legal time limit in working days", async () => {
    const backend = createTestBackend({ now: () => Date.parse("2026-03-18T12:00:00Z") });
    const { token, document, receipt } = await submitApplication(backend);
    expect(receipt).toMatchObject({
      appealNumber: "2026-00482",
      status: "WAITING",
      kind: "APPLICATION",
      dueDate: "2026-04-01",
      dueWorkingDays: 3,
      appealDate: "2026-03-18T16:00:00+04:00",
      message: "We have received your case. Its number is 2026-00482.",
    });
    const detail = expectOk(await backend.call("readAppeal", { token, path: { id: receipt.id } }));
    const { somethingElse: _left, ...previous } = answers;
    expect(detail).toMatchObject({
      applicant: "Aysel Quliyeva",
      serviceId: "101",
      withdrawable: true,
      payments: [],
      history: [{ status: "WAITING" }],
    });
    expect(detail.answers).toEqual(previous);
    expect(detail.documents).toMatchObject([{ id: document.id, name: "Sınaq protokolu", appealNumber: "2026-00482" }]);
  });

  it("notifies at each step, creates a payment, and ends with a document and an evaluation request", async () => {
    const backend = createTestBackend();
    const { call, store } = backend;
    const { token, receipt } = await submitApplication(backend, "director");
    const before = expectOk(await call("countNotifications", { token }));
    const owedBefore = expectOk(await call("listObligations", { token })).total;
    for (const status of approvalStatuses) transitionAppeal(store, findAppealRecord(backend, receipt.id), status);

    const detail = expectOk(await call("readAppeal", { token, lang: "ru", path: { id: receipt.id } }));
    expect(detail.history.map(({ status }) => status)).toEqual(["WAITING", ...approvalStatuses]);
    expect(detail.history.slice(1).every(({ note = "" }) => /[а-я]/.test(note))).toBe(true);
    expect(detail).toMatchObject({
      status: "CERTIFICATE_ISSUED",
      withdrawable: false,
      evaluationId: 30,
      payments: [{ amount: 20, governmentFee: 20, serviceFee: 0, paymentTarget: "Государственная пошлина" }],
    });
    expect(expectOk(await call("listObligations", { token })).total).toBe(owedBefore + 1);
    const certificate = detail.documents.at(-1);
    expect(certificate).toMatchObject({
      mimeType: "application/pdf",
      fileName: `sertifikat-${receipt.appealNumber}.pdf`,
    });
    expect(expectOk(await call("downloadDocument", { token, path: { id: certificate?.id ?? 0 } })).bytes.length).toBe(
      certificate?.size,
    );

    expect(expectOk(await call("countNotifications", { token }))).toBe(before + 6);
    const [newest, ...olderNotifications] = expectOk(await call("readNotifications", { token, lang: "en" }));
    expect(newest?.type).toBe("QUESTION");
    expect(olderNotifications.slice(0, 5).every(({ description }) => description.includes(receipt.appealNumber))).toBe(
      true,
    );
  });

  it.each([
    ["105", { count: 3 }, 106.5],
    ["110", { copies: 5 }, 62],
    ["101", { weight: 3 }, 0],
  ])("of service %s with %o costs %d for the service", (serviceId, given, serviceFee) => {
    const backend = createTestBackend();
    const appeal = findAppealRecord(backend, 481);
    Object.assign(appeal, { serviceId, answers: given });
    transitionAppeal(backend.store, appeal, "PROGRESS");
    expect(backend.store.state.payments.at(-1)).toMatchObject({ appealNumber: appeal.number, serviceFee });
  });

  it("ends with a letter in the language that was asked for", async () => {
    const backend = createTestBackend();
    const { call, store, signIn } = backend;
    const { token } = await signIn("citizen");
    const file = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.pdf() } }));
    const { id, appealNumber } = expectOk(
      await call("sendAppeal", {
        token,
        body: {
          kind: "APPLICATION",
          serviceId: "108",
          answers: { subject: "Lövhə", answerLanguage: "ru", text: "Lövhənin mətni barədə rəy istəyirəm." },
          documentIds: [file.id],
        },
      }),
    );
    for (const status of approvalStatuses) transitionAppeal(store, findAppealRecord(backend, id), status);
    const { documents } = expectOk(await call("readAppeal", { token, path: { id } }));
    expect(documents.at(-1)).toMatchObject({ name: `Ответное письмо № ${appealNumber}`, lang: "ru" });
  });

  it.each([
    ["COMPLAINT", "REFUSED", "Ваша жалоба не удовлетворена"],
    ["COMPLAINT", "CERTIFICATE_ISSUED", "На вашу жалобу дан ответ"],
    ["SUGGESTION", "CERTIFICATE_ISSUED", "На ваше предложение дан ответ"],
  ] as const)(
    "that is a %s ends %s with an answer, words of its kind and an evaluation request, without a certificate",
    async (kind, status, title) => {
      const backend = createTestBackend();
      const { call, store, signIn } = backend;
      const { token } = await signIn("citizen");
      const letter = { subject: "Qiymət", text: "Kassada baha oldu." };
      const { id } = expectOk(
        await call("sendAppeal", {
          token,
          body:
            kind === "COMPLAINT"
              ? { kind, ...letter, category: "CHEATING", counterparty: { name: "Mağaza" } }
              : { kind, ...letter },
        }),
      );
      const appeal = findAppealRecord(backend, id);
      const steps = status === "REFUSED" ? (["REFUSED"] as const) : approvalStatuses;
      for (const step of steps) transitionAppeal(store, appeal, step);
      const detail = expectOk(await call("readAppeal", { token, lang: "ru", path: { id } }));
      expect(detail).toMatchObject({ status, documents: [], payments: [] });
      expect(detail.history.at(-1)?.note).toMatch(/[а-я]/);
      const notifications = expectOk(await call("readNotifications", { token, lang: "ru" }));
      expect(notifications.slice(0, 2).map((notification) => notification.title)).toEqual(["Оцените портал", title]);
    },
  );

  it("can be evaluated once, which changes the tally", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const getTally = async () =>
      expectOk(await call("readEvaluationSummary", { query: { perPage: 100 } })).items.find(
        ({ serviceId }) => serviceId === "102",
      );
    const before = await getTally();
    const body = {
      questionnaireId: 31,
      appealId: 417,
      answers: [
        { questionId: 311, answer: "YES" },
        { questionId: 312, answer: "NO" },
        { questionId: 313, answer: "PARTIALLY", comment: "Rəy yoxdur." },
      ],
    };
    expectOk(await call("sendEvaluation", { token, body }));
    expectProblem(409, await call("sendEvaluation", { token, body }));
    const after = await getTally();
    expect(after).toMatchObject({
      yes: (before?.yes ?? 0) + 1,
      no: (before?.no ?? 0) + 1,
      partially: (before?.partially ?? 0) + 1,
      total: (before?.total ?? 0) + 3,
    });
    expect(expectOk(await call("readAppeal", { token, path: { id: 417 } })).evaluationId).toBe(undefined);
  });

  it("is corrected until the service takes it up, and keeps its number, date and time limit", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const path = { id: 476 };
    const before = expectOk(await call("readAppeal", { token, path }));
    expect(before).toMatchObject({ correctable: true, history: [{ status: "WAITING" }] });
    const body = {
      kind: "COMPLAINT",
      category: "CHEATING",
      subject: "Short weight",
      text: "One kilogram of tomatoes weighed 850 grams.",
      counterparty: { name: "Market stall 15" },
    };
    const receipt = expectOk(await call("correctAppeal", { token, path, body, lang: "en" }));
    expect(receipt.message).toBe(`Your case ${before.appealNumber} has been corrected.`);
    const after = expectOk(await call("readAppeal", { token, path }));
    const { kind: _kind, ...content } = body;
    expect(after).toMatchObject(content);
    expect(after.history.map(({ status, correction }) => [status, correction])).toEqual([
      ["WAITING", undefined],
      ["WAITING", true],
    ]);
    for (const field of ["appealNumber", "appealDate", "dueDate"] as const) expect(after[field]).toBe(before[field]);

    const record = store.state.appeals.find(({ id }) => id === 476);
    if (record) transitionAppeal(store, record, "IN_PROCESS");
    expect(expectOk(await call("readAppeal", { token, path })).correctable).toBe(false);
    expectProblem(409, await call("correctAppeal", { token, path, body }));
  });

  it("about a trader gets the answer of the trader, with its files, before the decision", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const record = store.state.appeals.find(({ id }) => id === 476);
    const read = async (id: number, lang: "az" | "ru" | "en") =>
      expectOk(await call("readAppeal", { token, lang, path: { id } })).traderAnswer;
    expect(await read(476, "en")).toBe(undefined);
    for (const status of ["IN_PROCESS", "PROGRESS"] as const) if (record) transitionAppeal(store, record, status);
    expect(await read(476, "en")).toMatchObject({ name: record?.counterparty?.name, lang: "en", documents: [] });
    const answer = await read(452, "ru");
    expect(answer).toMatchObject({ lang: "ru", documents: [{ fileName: "olcme-akti.pdf" }] });
    const { documents } = expectOk(await call("readAppeal", { token, path: { id: 452 } }));
    expect(documents.some(({ id }) => id === answer?.documents[0]?.id)).toBe(false);
  });

  it("for which a document is missing says so in lists until a file is sent, and answers each message", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const path = { id: 481 };
    const listWaiting = async () =>
      expectOk(await call("listAppeals", { token, query: { perPage: 100 } })).items.flatMap(({ id, needsDocument }) =>
        needsDocument ? [id] : [],
      );
    expect(await listWaiting()).toEqual([481]);
    expectOk(await call("sendAppealMessage", { token, path, body: { text: "Hansı protokol?" } }));
    expect(await listWaiting()).toEqual([481]);
    expect(expectOk(await call("readAppeal", { token, path })).needsDocument).toBe(true);

    const { id } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.pdf() } }));
    const sent = expectOk(
      await call("sendAppealMessage", { token, path, body: { text: "Göndərirəm", documentIds: [id] } }),
    );
    expect(sent).toMatchObject({ author: "APPLICANT", documents: [{ id }] });
    expect(await listWaiting()).toEqual([]);
    const { items } = expectOk(await call("listAppealMessages", { token, path }));
    expect(items.map(({ author }) => author)).toEqual(["SERVICE", "APPLICANT", "SERVICE", "APPLICANT", "SERVICE"]);
    expect(items.some(({ needsDocument }) => needsDocument)).toBe(false);
    expect(store.outbox.map(({ to }) => to)).toEqual(["aysel.quliyeva@poct.example", "aysel.quliyeva@poct.example"]);
  });

  it("that is withdrawn has no payment and no further step", async () => {
    const { call, signIn, store } = createTestBackend({ appealStepSeconds: 10 });
    const { token } = await signIn("citizen");
    expectOk(await call("withdrawAppeal", { token, path: { id: 470 } }));
    expect(expectOk(await call("listObligations", { token })).total).toBe(0);
    store.advanceClock(600);
    expect(expectOk(await call("readAppeal", { token, path: { id: 470 } }))).toMatchObject({
      status: "PROGRESS",
      withdrawable: false,
      payments: [],
    });
  });

  it("advances automatically and waits for an open payment", async () => {
    const backend = createTestBackend({ appealStepSeconds: 60 });
    const { call, store } = backend;
    const { token, receipt } = await submitApplication(backend);
    const statusNow = async () => expectOk(await call("readAppeal", { token, path: { id: receipt.id } })).status;
    expect(await statusNow()).toBe("WAITING");
    store.advanceClock(61);
    expect(await statusNow()).toBe("IN_PROCESS");
    store.advanceClock(600);
    expect(await statusNow()).toBe("PROGRESS");
    const owed = expectOk(await call("listObligations", { token })).items.find(
      ({ appealNumber }) => appealNumber === receipt.appealNumber,
    );
    expect(await pay(backend, token, owed?.id ?? 0)).toBe(true);
    expect(await statusNow()).toBe("PROGRESS");
    store.advanceClock(121);
    expect(await statusNow()).toBe("CERTIFICATE_ISSUED");
    expect(expectOk(await call("readAppeal", { token, path: { id: receipt.id } })).history.map(({ at }) => at)).toEqual(
      findAppealRecord(backend, receipt.id).steps.map(
        ({ at }) => `${new Date(at + 4 * 3_600_000).toISOString().slice(0, 19)}+04:00`,
      ),
    );
  });

  it("is paid as late as it would be if somebody had asked for it at the time of its step", async () => {
    const dueDates = [130, 30 * 86_400].map(async (seconds) => {
      const backend = createTestBackend({ appealStepSeconds: 60 });
      const { receipt } = await submitApplication(backend);
      backend.store.advanceClock(seconds);
      const { token } = await backend.signIn("citizen");
      const { payments, history } = expectOk(await backend.call("readAppeal", { token, path: { id: receipt.id } }));
      return [payments[0]?.dueDate, history.at(-1)];
    });
    const [soon, later] = await Promise.all(dueDates);
    expect(later).toEqual(soon);
    expect(later?.[0]).toMatch(/^\d/);
  });

  it.each([
    [60, "SEND_FOR_SIGN"],
    [0, "PROGRESS"],
  ] as const)(
    "of the seed data goes on after its payment, at a pace of %i s to %s",
    async (appealStepSeconds, status) => {
      const backend = createTestBackend({ appealStepSeconds });
      const { token } = await backend.signIn("citizen");
      await pay(backend, token, 6098);
      backend.store.advanceClock(61);
      expect(expectOk(await backend.call("readAppeal", { token, path: { id: 470 } })).status).toBe(status);
    },
  );

  it("of the seed data never advances automatically", async () => {
    const { store } = createTestBackend({ appealStepSeconds: 1 });
    const before = JSON.stringify(store.state.appeals);
    store.advanceClock(1_000_000);
    processDueTransitions(store);
    expect(JSON.stringify(store.state.appeals)).toBe(before);
  });
});

describe("the validation of a service's form", () => {
  it("returns one error for each invalid answer", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { id } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.picture() } }));
    const problem = expectProblem(
      422,
      await call("sendAppeal", {
        token,
        lang: "en",
        body: {
          kind: "APPLICATION",
          serviceId: "101",
          answers: { productName: "x", goodsCode: "12345678901", destination: "XX", weight: "many" },
          documentIds: [id],
        },
      }),
    );
    expect((problem.fields ?? []).map(({ field, message }) => `${field}: ${message}`).toSorted()).toEqual([
      "answers/destination: Choose one from the list.",
      "answers/goodsCode: The answer is too long.",
      "answers/productName: The answer is too short.",
      "answers/shippedAt: Answer this question.",
      "answers/weight: It has not been entered correctly.",
    ]);
  });

  it("has the same rules in each language", async () => {
    const { call } = createTestBackend();
    const services = expectOk(await call("listServices", { query: { perPage: 100 } })).items;
    let forms = 0;
    for (const { id } of services) {
      const [az, ru] = [
        expectOk(await call("readService", { path: { id }, lang: "az" })),
        expectOk(await call("readService", { path: { id }, lang: "ru" })),
      ];
      expect(az.form === undefined).toBe(ru.form === undefined);
      if (az.form === undefined || ru.form === undefined) continue;
      forms += 1;
      expect(Object.keys(az.form.schema.properties)).toEqual(Object.keys(ru.form.schema.properties));
      for (const [name, { title: azTitle, ...azRules }] of Object.entries(az.form.schema.properties)) {
        const { title: ruTitle = "", ...ruRules } = ru.form.schema.properties[name] ?? {};
        expect(azRules).toEqual(ruRules);
        expect(ruTitle).toMatch(/[а-я]|VÖEN/);
        expect(azTitle).not.toBe(ruTitle);
        const { "ui:enumNames": names = [] } = (ru.form.uiSchema[name] ?? {}) as { "ui:enumNames"?: string[] };
        expect(names).toHaveLength(azRules.enum?.length ?? 0);
      }
    }
    expect(forms).toBeGreaterThan(9);
  });
});
