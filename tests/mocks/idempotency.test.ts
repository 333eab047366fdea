import { describe, expect, it } from "vitest";
import { operations } from "../../mocks/operations.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { OperationCase } from "./cases/operationCase.ts";
import { personalCases } from "./cases/personalCases.ts";
import { publicCases } from "./cases/publicCases.ts";
import { testFiles } from "./testFiles.ts";
import { expectOk, createTestBackend, longLivedSessions, expectProblem } from "./testBackend.ts";

const key = "5f0c1d9e-8a77-4b7e-9c55-2f6f0a1b7d42";
const suggestion = { kind: "SUGGESTION", subject: "Tərəzi", text: "Girişdə daha bir tərəzi qoyun." };

describe("a request with an Idempotency-Key", () => {
  it("gets the first response again when it is retried", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const before = store.state.appeals.length;
    const first = expectOk(await call("sendAppeal", { token, idempotencyKey: key, body: suggestion }));
    // The order of fields and the language of the response do not matter.
    const retried = expectOk(
      await call("sendAppeal", {
        token,
        idempotencyKey: key,
        body: { text: suggestion.text, subject: suggestion.subject, kind: suggestion.kind },
        lang: "ru",
      }),
    );
    expect(retried).toEqual(first);
    expect(store.state.appeals.length).toBe(before + 1);
    const other = expectOk(
      await call("sendAppeal", { token, idempotencyKey: `${key.slice(0, -1)}9`, body: suggestion }),
    );
    expect(other.appealNumber).not.toBe(first.appealNumber);
  });

  it("runs once when it is sent several times concurrently", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const before = store.state.documents.length;
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        call("uploadDocument", { token, idempotencyKey: key, formFields: { file: testFiles.picture(), name: "Qəbz" } }),
      ),
    );
    expect(new Set(responses.map((item) => expectOk(item).id)).size).toBe(1);
    expect(store.state.documents.length).toBe(before + 1);
  });

  it("is rejected when the key belongs to another request", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    expectOk(await call("sendAppeal", { token, idempotencyKey: key, body: suggestion }));
    expect(
      expectProblem(
        422,
        await call("sendAppeal", {
          token,
          idempotencyKey: key,
          lang: "en",
          body: { ...suggestion, subject: "Scales" },
        }),
      ),
    ).toMatchObject({
      code: "KEY_REUSED",
      message: "This request has already been sent with other information. Reload the page and try again.",
    });
    expectOk(await call("uploadDocument", { token, idempotencyKey: key, formFields: { file: testFiles.picture() } }));
    expectProblem(
      422,
      await call("uploadDocument", { token, idempotencyKey: key, formFields: { file: testFiles.photo() } }),
    );
  });

  it("shares its key with no other user or operation", async () => {
    const { call, signIn } = createTestBackend();
    const [citizen, director] = [await signIn("citizen"), await signIn("director")];
    const first = expectOk(await call("sendAppeal", { token: citizen.token, idempotencyKey: key, body: suggestion }));
    const second = expectOk(await call("sendAppeal", { token: director.token, idempotencyKey: key, body: suggestion }));
    expect(second.id).not.toBe(first.id);
    expect(
      expectOk(await call("startPayment", { token: citizen.token, idempotencyKey: key, path: { id: 6098 } }))
        .redirectUrl,
    ).toMatch(/^\/payment\/\?/);
  });

  it("can be retried after a rejection and expires after a day", async () => {
    const { call, signIn, store } = createTestBackend(longLivedSessions);
    const { token } = await signIn("citizen");
    expectProblem(404, await call("startPayment", { token, idempotencyKey: key, path: { id: 6101 } }));
    const first = expectOk(await call("startPayment", { token, idempotencyKey: key, path: { id: 6098 } }));
    expect(expectOk(await call("startPayment", { token, idempotencyKey: key, path: { id: 6098 } }))).toEqual(first);
    store.advanceClock(86_400);
    expect(
      expectOk(await call("startPayment", { token, idempotencyKey: key, path: { id: 6098 } })).redirectUrl,
    ).not.toBe(first.redirectUrl);
  });
});

describe.each(operations.filter(({ headerParams }) => headerParams.includes("Idempotency-Key")).map(({ id }) => id))(
  "%s",
  (id) => {
    it("is processed once when its key is repeated", async () => {
      const backend = createTestBackend();
      const cases: Partial<Record<OperationId, readonly OperationCase[]>> = { ...personalCases, ...publicCases };
      const { persona, request } =
        cases[id]?.find(({ status }) => status === 200) ?? expect.fail(`${id} has no successful case`);
      const resolved = typeof request === "function" ? await request(backend) : (request ?? {});
      const token = resolved.token ?? (persona && (await backend.signIn(persona)).token);
      const send = async (): Promise<unknown> =>
        (await backend.call(id, { ...resolved, token, idempotencyKey: key })).body;
      const readState = (): unknown => {
        const { requestCounts: _counts, ...state } = backend.store.state;
        return structuredClone(state);
      };
      const first = await send();
      const stateAfterFirst = readState();
      expect(await send()).toEqual(first);
      expect(readState()).toEqual(stateAfterFirst);
    });
  },
);
