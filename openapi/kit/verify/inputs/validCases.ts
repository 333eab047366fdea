import type { ContractOperation } from "../../contract/operations.ts";
import { languages } from "../../contract/language.ts";
import type { ContractCheck } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { assertContract } from "../outcomes.ts";
import { createExampleRequest, createValidRequest } from "../requests.ts";

/** Checks the 200 response: in every language for safe operations, in one language for mutating ones. */
export const createValidCaseChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  (operation.isMutating ? (["ru"] as const) : languages).map((lang) => ({
    name: `returns 200 in ${lang}`,
    isSpecified: true,
    judgesRateLimit: true,
    run: async (context) => {
      const valid = await createValidRequest(context, operation);
      // The language that a browser prefers says nothing: the texts are in the language of `lang`.
      const headers = { ...valid.headers, "accept-language": "en, az;q=0.5" };
      const request = operation.isMutating ? { ...valid, headers } : valid;
      const requestedId = request.path?.["id"];
      const { id } = ((await expectResponse(context, operation, { ...request, lang }, 200)).body ?? {}) as {
        id?: unknown;
      };
      if (operation.isProposed && operation.method === "GET" && requestedId !== undefined && id !== undefined)
        assertContract(String(id) === String(requestedId), `the requested id ${requestedId}`, String(id));
    },
  }));

/** Checks that an operation returns 200 for the example of the contract. */
export const createExampleCheck = (operation: ContractOperation): ContractCheck => ({
  name: "accepts the example request",
  isSpecified: true,
  judgesRateLimit: true,
  run: async (context) => {
    await expectResponse(context, operation, createExampleRequest(context, operation), 200);
  },
});
