import type { ContractCheck } from "../check.ts";
import { applicationChecks } from "./applicationChecks.ts";
import { accountChecks } from "./accountChecks.ts";
import { credentialChecks } from "./credentialChecks.ts";
import { personalSectionChecks } from "./personalSectionChecks.ts";
import { userChecks } from "./userChecks.ts";
import { correctionChecks } from "./correctionChecks.ts";
import { fileChecks } from "./fileChecks.ts";
import { clockChecks } from "./clockChecks.ts";
import { lookupChecks } from "./lookupChecks.ts";
import { portalSearchChecks } from "./portalSearchChecks.ts";
import { relatedValueChecks } from "./relatedValueChecks.ts";
import { sectionChecks } from "./sectionChecks.ts";
import { storedStateChecks } from "./storedStateChecks.ts";

/** Tables of checks by operationId. */
const checkTables: readonly Readonly<Record<string, readonly ContractCheck[]>>[] = [
  accountChecks,
  sectionChecks,
  lookupChecks,
  portalSearchChecks,
  relatedValueChecks,
  storedStateChecks,
  credentialChecks,
  userChecks,
  personalSectionChecks,
  correctionChecks,
  fileChecks,
  applicationChecks,
  clockChecks,
];

/** Returns the checks of an operation whose rules the contract states only in prose. */
export const getOperationChecks = (id: string): readonly ContractCheck[] =>
  checkTables.flatMap((table) => table[id] ?? []);
