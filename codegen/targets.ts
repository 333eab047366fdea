import { generateResponseShapes } from "./responseShapes.ts";
import { bundleContract, assertContractLints, generateContractTypes } from "./contract.ts";
import { generateForms } from "./forms.ts";
import { generateLanguages } from "./languages.ts";
import { generateMaxLengths } from "./maxLengths.ts";
import { generateMessages } from "./messages.ts";
import { generateQueries } from "./queries.ts";
import { generateRequestValidators } from "./requestValidators.ts";
import { GenerationError } from "./runTool.ts";
import { generateSettings } from "./settings.ts";
import { generateStyleTokens } from "./styleTokens.ts";
import type { ScratchTree } from "./scratchTree.ts";

/** Writes all that is generated into a scratch tree. Refuses with everything at once that is wrong with contract, forms and words. */
export async function generateAll(stage: ScratchTree): Promise<void> {
  const kept = assertContractLints();
  // What goes wrong with a contract that breaks a rule is told by that rule alone.
  const ofContract = (product: (stage: ScratchTree) => Promise<void>): Promise<void> =>
    product(stage).catch((error: unknown) => kept.then(() => Promise.reject(error as Error)));
  const bundled = ofContract(bundleContract);
  const following = [
    generateQueries,
    generateContractTypes,
    generateRequestValidators,
    generateResponseShapes,
    generateMaxLengths,
  ].map((product) => bundled.then(() => ofContract(product)));
  // All of them are waited for, also when one has failed: nobody may write into a scratch tree that is being removed.
  const results = await Promise.allSettled([
    kept,
    bundled,
    ...following,
    generateForms(stage),
    generateLanguages(stage),
    generateMessages(stage),
    generateSettings(stage),
    generateStyleTokens(stage),
  ]);
  const refusals = [
    ...new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []))),
  ];
  const unforeseen = refusals.find((reason) => !(reason instanceof GenerationError));
  if (unforeseen !== undefined) throw unforeseen;
  if (refusals.length > 0)
    throw new GenerationError(refusals.flatMap((reason) => (reason instanceof GenerationError ? reason.messages : [])));
}
