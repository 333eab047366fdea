import { describe, expect, it } from "vitest";
import { answerFeedback } from "../../mocks/store/feedbacks.ts";
import { testFiles } from "./testFiles.ts";
import { createTestBackend, expectOk, expectProblem } from "./testBackend.ts";

const report = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Çəki", description: "Az gəldi." };

describe("a report of a violation", () => {
  it("is the first of the list, without an answer, until the service answers it", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const readFirst = async () => expectOk(await call("listFeedbacks", { token })).items[0];
    const { message, ...sent } = expectOk(await call("sendFeedback", { token, body: report }));
    expect(message).toMatch(/./);
    expect(sent).toEqual({
      id: sent.id,
      type: "CONSUMER_RIGHTS",
      category: "CHEATING",
      subject: "Çəki",
      text: "Az gəldi.",
      createdAt: "2026-03-20T12:00:00+04:00",
    });
    expect(await readFirst()).toEqual(sent);
    store.advanceClock(60);
    const record = store.state.feedbacks.find(({ id }) => id === sent.id);
    if (record) answerFeedback(store, record);
    expect(await readFirst()).toEqual({
      ...sent,
      answer: expect.stringMatching(/təşəkkür/) as unknown,
      answerLang: "az",
      answeredAt: "2026-03-20T12:01:00+04:00",
    });
  });

  it("is answered three steps after it was sent, with a notification, and a sample one is not", async () => {
    const { call, signIn, store } = createTestBackend({ appealStepSeconds: 10 });
    const { token } = await signIn("citizen");
    const listAnswered = async () =>
      expectOk(await call("listFeedbacks", { token })).items.flatMap(({ id, answeredAt }) =>
        answeredAt === undefined ? [] : [[id, answeredAt]],
      );
    const before = await listAnswered();
    const { id } = expectOk(await call("sendFeedback", { token, body: report }));
    store.advanceClock(29);
    expect(await listAnswered()).toEqual(before);
    store.advanceClock(100);
    expect(await listAnswered()).toEqual([[id, "2026-03-20T12:00:30+04:00"], ...before]);
    const [newest] = expectOk(await call("readNotifications", { token, lang: "en" }));
    expect(newest).toMatchObject({ title: "Your message about a violation has been answered", read: false });
  });

  it("is not shown to others, whoever they represent", async () => {
    const { call, signIn } = createTestBackend();
    const [{ token: citizen }, { token: director }] = [await signIn("citizen"), await signIn("director")];
    const listIds = async (token: string) =>
      expectOk(await call("listFeedbacks", { token, query: { perPage: 100 } })).items.map(({ id }) => id);
    const before = await listIds(director);
    const { id } = expectOk(await call("sendFeedback", { token: citizen, body: report }));
    expect(await listIds(citizen)).toContain(id);
    expect(await listIds(director)).toEqual(before);
  });

  it("keeps its documents, which nothing else may use", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const { id } = expectOk(await call("uploadDocument", { token, formFields: { file: testFiles.pdf() } }));
    const body = { ...report, documentIds: [id] };
    expectOk(await call("sendFeedback", { token, body }));
    expect(expectProblem(422, await call("sendFeedback", { token, lang: "en", body })).fields).toEqual([
      {
        field: "documentIds",
        message: "An attached file was not found or belongs to another case. Upload it again.",
      },
    ]);
    store.advanceClock(86_401);
    const { token: later } = await signIn("citizen");
    expectOk(await call("downloadDocument", { token: later, path: { id } }));
  });
});
