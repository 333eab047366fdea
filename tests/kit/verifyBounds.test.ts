import { describe, expect, it, vi } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations, type ContractOperation } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import type { VerifyContext } from "../../openapi/kit/verify/check.ts";
import { ContractViolation } from "../../openapi/kit/verify/outcomes.ts";
import { createBoundaryChecks } from "../../openapi/kit/verify/inputs/boundaryChecks.ts";
import { createValidRequest } from "../../openapi/kit/verify/requests.ts";
import type { OperationRequest } from "../../openapi/kit/verify/run/contractClient.ts";
import { selectCases } from "../support/selection.ts";
import { findFaults, type JsonObject, type TestFault } from "./verifyFault.ts";

const document = await readContract();

/** Returns the body of a request in JSON. */
const readBody = ({ body }: { body: Uint8Array }): JsonObject =>
  body.length === 0 ? {} : (JSON.parse(new TextDecoder().decode(body)) as JsonObject);

/** A fault that answers a request with another status. */
const answerWith =
  (status: number, isMatch: (body: JsonObject, url: URL) => boolean): NonNullable<TestFault["changeResponse"]> =>
  (response, request) => {
    let body: JsonObject = {};
    try {
      body = readBody(request);
    } catch {
      return undefined;
    }
    return isMatch(body, request.url) ? { ...response, status } : undefined;
  };

/** Finds faults with all values at the bounds. */
const findBoundFaults: typeof findFaults = (operationId, fault, options) =>
  findFaults(operationId, fault, { valuesPerField: 24, ...options });

const isLonger = (value: unknown, length: number): boolean => typeof value === "string" && value.length > length;

describe("verify of values at their bounds", () => {
  it("passes the mock backend for each seed", async () => {
    for (const seed of selectCases([1, 2, 3, 4, 5]))
      for (const operationId of ["updateContacts", "sendRemark", "searchProducts", "keepDraft"])
        expect(await findBoundFaults(operationId, {}, { seed }), `${operationId}, seed ${seed}`).toEqual([]);
  });

  it("sends the same values for the same seed, and others for another one", async () => {
    const readSent = async (seed: number): Promise<string[]> => {
      const sent: string[] = [];
      await findBoundFaults(
        "listStandards",
        { changeRequest: ({ url }) => void sent.push(url.search) },
        { seed, valuesPerField: 6 },
      );
      return sent;
    };
    expect(await readSent(7)).toEqual(await readSent(7));
    expect(await readSent(7)).not.toEqual(await readSent(8));
  });

  it("names a text that is refused although it has the greatest length", async () => {
    const lines = await findBoundFaults("sendRemark", {
      changeResponse: answerWith(422, ({ text }) => isLonger(text, 3999)),
    });
    expect(lines.join()).toContain("status 200 for the valid text");
  });

  it("names a server that fails for a text of 100 KB, whatever the seed", async () => {
    for (const seed of selectCases([1, 2, 3, 4, 5])) {
      const fault = { changeResponse: answerWith(500, ({ text }) => isLonger(text, 60_000)) };
      expect((await findBoundFaults("sendRemark", fault, { seed })).join()).toContain("500");
    }
  });

  it("names a server that fails for an empty place in a list", async () => {
    const lines = await findBoundFaults("sendFeedback", {
      changeResponse: answerWith(500, ({ documentIds }) => Array.isArray(documentIds) && documentIds.includes(null)),
    });
    expect(lines.join()).toContain("500");
  });

  it("names a text that is accepted although it is too long", async () => {
    const lines = await findBoundFaults("updateContacts", {
      changeRequest: (request) => {
        const body = readBody(request);
        if (isLonger(body["note"], 2000))
          request.body = new TextEncoder().encode(JSON.stringify({ ...body, note: "short" }));
      },
    });
    expect(lines.join()).toContain("a declared status 4xx for the invalid note");
  });

  it("names a text at which the server fails, in the smallest request", async () => {
    const lines = await findBoundFaults("sendRemark", {
      changeResponse: answerWith(500, ({ text }) => typeof text === "string" && /\P{ASCII}/u.test(text)),
    });
    const [line = ""] = lines;
    expect(line).toContain("received: 500");
    expect(line.length).toBeLessThan(600);
  });

  it("names a page size beyond its bound that is accepted, and one at its bound that is refused", async () => {
    expect(
      await findBoundFaults("listFaq", {
        changeRequest: ({ url }) => {
          if (url.searchParams.get("perPage") === "101") url.searchParams.set("perPage", "100");
        },
      }),
    ).toContainEqual(expect.stringMatching(/^keeps the bounds of perPage: .*invalid perPage 101/));
    expect(
      await findBoundFaults("listFaq", {
        changeResponse: answerWith(400, (_body, url) => url.searchParams.get("perPage") === "99"),
      }),
    ).toContainEqual(expect.stringMatching(/^keeps the bounds of perPage: .*valid perPage 99/));
  });

  it("names an Idempotency-Key of 15 characters that is accepted", async () => {
    const lines = await findBoundFaults("requestCallback", {
      changeRequest: ({ headers }) => {
        if (headers.get("idempotency-key")?.length === 15) headers.delete("idempotency-key");
      },
    });
    expect(lines).toContainEqual(expect.stringMatching(/^keeps the bounds of Idempotency-Key: /));
  });

  it("names a field of another type that is accepted", async () => {
    const lines = await findBoundFaults("updateContacts", {
      changeRequest: (request) => {
        const body = readBody(request);
        if (typeof body["note"] === "number")
          request.body = new TextEncoder().encode(JSON.stringify({ ...body, note: String(body["note"]) }));
      },
    });
    expect(lines.join()).toContain("a declared status 4xx for the invalid note 12");
  });

  it("restores a stored text also when the server does not respond, and reports that it did not", async () => {
    const operations = new Map(listOperations(document).map((operation) => [operation.id, operation]));
    const operation = operations.get("keepDraft")!;
    const sent: OperationRequest[] = [];
    const context = {
      document,
      operations,
      validator: createContractValidator(document),
      personas: { citizen: () => Promise.resolve("token") },
      notes: { add: vi.fn<VerifyContext["notes"]["add"]>() },
      client: {
        send: (_operation: ContractOperation, request: OperationRequest) => {
          sent.push(request);
          throw new ContractViolation("a response", "no response");
        },
      },
    } as unknown as VerifyContext;
    const [check] = createBoundaryChecks(document, operation, { seed: 1, valuesPerField: 4 });
    await expect(check?.run(context)).rejects.toThrow("a response");
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.at(-1)).toEqual(await createValidRequest(context, operation));
    expect(context.notes.add).toHaveBeenCalledWith(expect.stringContaining("could not be restored"), undefined);
  });
});
