import type { ContractCheck } from "../../check.ts";
import { passwordChangeChecks } from "./passwordChangeChecks.ts";
import { passwordRegistrationChecks } from "./passwordRegistrationChecks.ts";
import { passwordResetChecks } from "./passwordResetChecks.ts";
import { passwordVerdictChecks } from "./passwordVerdictChecks.ts";
import { signInPasswordChecks } from "./signInPasswordChecks.ts";

/** Checks of passwords, by operationId. */
export const passwordChecks: Readonly<Record<string, readonly ContractCheck[]>> = {
  ...signInPasswordChecks,
  ...passwordResetChecks,
  ...passwordChangeChecks,
  ...passwordRegistrationChecks,
  ...passwordVerdictChecks,
};
