import contract from "../mocks/generated/contract.json" with { type: "json" };
import type { OpenApiDocument } from "../openapi/kit/contract/document.ts";
import { listOperations } from "../openapi/kit/contract/operations.ts";

/** Returns the HTTP methods of the contract beside GET, in alphabetical order. */
export const listContractMethods = (
  document: OpenApiDocument = contract as unknown as OpenApiDocument,
): readonly string[] =>
  [...new Set(listOperations(document).map(({ method }) => method))].filter((method) => method !== "GET").toSorted();
