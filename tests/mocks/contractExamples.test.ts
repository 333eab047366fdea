import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import type { SuccessBody } from "../../mocks/behaviour/behaviour.ts";
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import { getResponseExample } from "../../mocks/operations.ts";
import type { PersonaId } from "../../mocks/store/personas.ts";
import type { Payment } from "../../src/generated/contract.d.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { createTestBackend, expectOk } from "./testBackend.ts";

const operations = listOperations(document as unknown as OpenApiDocument);

/** Returns the requests of an operation that the contract has as examples: their path, and a body for each. */
function listExampleRequests(id: OperationId): { path: Record<string, string | number>; body?: unknown }[] {
  const { parameters = [], requestBody } = operations.find((operation) => operation.id === id) ?? {};
  const path = Object.fromEntries(
    parameters.flatMap(({ name, in: place, example }) => (place === "path" ? [[name, example as string]] : [])),
  );
  const bodies = Object.values(requestBody?.examples ?? {});
  return bodies.length === 0 ? [{ path }] : bodies.map(({ value }) => ({ path, body: value }));
}

/** The operations whose examples name data of the initial state, with the persona that has them. */
const requests: readonly (readonly [OperationId, PersonaId])[] = [
  ["readAppeal", "citizen"],
  ["sendAppeal", "citizen"],
  ["correctAppeal", "citizen"],
  ["withdrawAppeal", "citizen"],
  ["listAppealMessages", "citizen"],
  ["sendAppealMessage", "citizen"],
  ["sendFeedback", "citizen"],
  ["submitReport", "director"],
  ["startPayment", "citizen"],
  ["downloadReceipt", "citizen"],
];

describe("an example of the contract", () => {
  it.each(requests)("can be sent: each request of %s, as the %s", async (id, persona) => {
    for (const request of listExampleRequests(id)) {
      const { call, signIn } = createTestBackend();
      const { token } = await signIn(persona);
      const { status, body } = await call(id, { ...request, token });
      expect(status, JSON.stringify(body)).toBe(200);
    }
  });

  it("names a certificate that can be checked", async () => {
    const { example } = operations
      .find(({ id }) => id === "checkCertificate")!
      .parameters.find(({ name }) => name === "certificateNo")!;
    const query = { certificateNo: String(example) };
    expect(expectOk(await createTestBackend().call("checkCertificate", { query })).certificate?.status).toBe("VALID");
  });
});

describe.each(languageCodes)(
  "an example of a response in %s has what the mock backend has under the same ids:",
  (lang) => {
    const getExample = <Id extends OperationId>(id: Id) => getResponseExample(id, 200, lang) as SuccessBody<Id>;
    const { call, signIn } = createTestBackend();

    it("the applicant, the service, the notes and the amounts of an appeal", async () => {
      const { token } = await signIn("citizen");
      const example = getExample("readAppeal");
      const appeal = expectOk(await call("readAppeal", { token, lang, path: { id: example.id } }));
      for (const name of ["appealNumber", "applicant", "serviceType", "status", "needsDocument", "payments"] as const)
        expect(appeal[name]).toEqual(example[name]);
      expect(appeal.history.map(({ note }) => note)).toEqual(example.history.map(({ note }) => note));
    });

    it.each([
      ["listObligations", "director"],
      ["listPaidPayments", "citizen"],
    ] as const)("the amounts of %s", async (id, persona) => {
      const { token } = await signIn(persona);
      const items: readonly Payment[] = expectOk(await call(id, { token, lang })).items;
      const examples: readonly (Payment & { paymentDate?: string })[] = getExample(id).items;
      for (const { dueDate: _due, paymentDate: _paid, ...payment } of examples)
        expect(items.find((item) => item.id === payment.id)).toMatchObject(payment);
    });

    it("the hours of the call center and of the offices", async () => {
      const { phoneNumber, hours } = getExample("readCallCenter");
      expect(expectOk(await call("readCallCenter", { lang }))).toMatchObject({ phoneNumber, hours });
      const { items } = expectOk(await call("listOffices", { lang, query: { perPage: 100 } }));
      for (const { closedDates: _closed, ...office } of getExample("listOffices").items)
        expect(items.find(({ id }) => id === office.id)).toMatchObject(office);
    });
  },
);

describe("an example without a language", () => {
  it("has the message of the service on the same appeal", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items } = expectOk(await call("listAppealMessages", { token, path: { id: 481 } }));
    const example = getResponseExample("listAppealMessages", 200, "az") as SuccessBody<"listAppealMessages">;
    expect(items.map(({ id, text }) => [id, text])).toEqual(example.items.map(({ id, text }) => [id, text]));
  });
});
