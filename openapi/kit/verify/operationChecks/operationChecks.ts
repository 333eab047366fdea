import type { ContractCheck } from "../check.ts";
import { accountChecks } from "./accountChecks.ts";
import { lookupChecks } from "./lookupChecks.ts";
import { sectionChecks } from "./sectionChecks.ts";

/** Checks of rules that the contract states only in prose, by operationId. */
export const operationChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  ...accountChecks,
  ...sectionChecks,
  ...lookupChecks,
};
