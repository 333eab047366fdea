import type { ContractOperation } from "../contract/operations.ts";
import { languages } from "../contract/language.ts";
import { expectResponse, assertContract, type ContractCheck } from "./check.ts";
import { exampleRequest, validRequest } from "./requests.ts";

/** The good answer: in each language where asking is harmless, in one where it leaves something behind. */
export const validCaseChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  (operation.isMutating ? (["ru"] as const) : languages).map((lang) => ({
    name: `a good answer in ${lang}`,
    run: async (ground) => {
      const sent = await validRequest(ground, operation);
      const asked = sent.path?.["id"];
      const { id } = ((await expectResponse(ground, operation, { ...sent, lang }, 200)).body ?? {}) as { id?: unknown };
      if (operation.method === "GET" && asked !== undefined && id !== undefined)
        assertContract(String(id) === String(asked), `the one that was asked for, ${asked}`, String(id));
    },
  }));

/** The good answer to the contract's own example, for a server that answers with examples. */
export const exampleCheck = (operation: ContractOperation): ContractCheck => ({
  name: "an answer to the contract's example",
  run: async (ground) => {
    await expectResponse(ground, operation, exampleRequest(ground, operation), 200);
  },
});
