import type { ContractCheck } from "../check.ts";
import { accountChecks } from "./accountChecks.ts";
import { sectionChecks } from "./sectionChecks.ts";

/** What single operations promise in words, by their names. */
export const operationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  ...accountChecks,
  ...sectionChecks,
};
