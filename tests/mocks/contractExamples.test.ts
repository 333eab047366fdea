import { describe, expect, it } from "vitest";
import type { OpenApiDocument } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import document from "../../mocks/generated/contract.json" with { type: "json" };
import type { OperationId } from "../../mocks/generated/requestValidators.js";
import type { PersonaId } from "../../mocks/store/personas.ts";
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
