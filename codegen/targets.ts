import { generateResponseShapes } from "./responseShapes.ts";
import { bundleContract, assertContractLints, generateContractTypes } from "./contract.ts";
import { generateForms } from "./forms.ts";
import { generateLanguages } from "./languages.ts";
import { generateLimits } from "./limits.ts";
import { generateMessages } from "./messages.ts";
import { generateQueries } from "./queries.ts";
import { generateRequestValidators } from "./requestValidators.ts";
import { GenerationError } from "./runTool.ts";
import { generateSettings } from "./settings.ts";
import { generateStyleTokens } from "./styleTokens.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** Writes all generated files to a scratch tree. Throws one `GenerationError` with all errors of contract, forms and messages. */
export async function generateAll(scratch: ScratchTree): Promise<void> {
  const lint = assertContractLints();
  // Targets fail in obscure ways for a contract with lint errors: report only those.
  const fromContract = (target: (scratch: ScratchTree) => Promise<void>): Promise<void> =>
    target(scratch).catch((error: unknown) => lint.then(() => Promise.reject(error as Error)));
  const bundled = fromContract(bundleContract);
  const contractTargets = [
    generateQueries,
    generateContractTypes,
    generateRequestValidators,
    generateResponseShapes,
    generateLimits,
  ].map((target) => bundled.then(() => fromContract(target)));
  // Waits for all targets, even when one has failed: none may write to a scratch tree that is being removed.
  const results = await Promise.allSettled([
    lint,
    bundled,
    ...contractTargets,
    generateForms(scratch),
    generateLanguages(scratch),
    generateMessages(scratch),
    generateSettings(scratch),
    generateStyleTokens(scratch),
  ]);
  const failures = [
    ...new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []))),
  ];
  const unexpected = failures.find((reason) => !(reason instanceof GenerationError));
  if (unexpected !== undefined) throw unexpected;
  if (failures.length > 0)
    throw new GenerationError(failures.flatMap((reason) => (reason instanceof GenerationError ? reason.messages : [])));
}
