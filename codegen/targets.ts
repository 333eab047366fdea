import { answers } from "./responseShapes.ts";
import { bundle, rules, types } from "./contract.ts";
import { forms } from "./forms.ts";
import { limits } from "./maxLengths.ts";
import { messages } from "./messages.ts";
import { queries } from "./queries.ts";
import { requests } from "./requestValidators.ts";
import { Refusal } from "./runTool.ts";
import { settings } from "./settings.ts";
import type { Stage } from "./scratchTree.ts";

/** Writes all that is generated into a scratch tree. Refuses with everything at once that is wrong with contract, forms and words. */
export async function produce(stage: Stage): Promise<void> {
  const kept = rules();
  // What goes wrong with a contract that breaks a rule is told by that rule alone.
  const ofContract = (product: (stage: Stage) => Promise<void>): Promise<void> => product(stage).catch((error: unknown) => kept.then(() => Promise.reject(error as Error)));
  const bundled = ofContract(bundle);
  const following = [queries, types, requests, answers, limits].map((product) => bundled.then(() => ofContract(product)));
  // All of them are waited for, also when one has failed: nobody may write into a scratch tree that is being removed.
  const results = await Promise.allSettled([kept, bundled, ...following, forms(stage), messages(stage), settings(stage)]);
  const refusals = [...new Set(results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : [])))];
  const unforeseen = refusals.find((reason) => !(reason instanceof Refusal));
  if (unforeseen !== undefined) throw unforeseen;
  if (refusals.length > 0) throw new Refusal(refusals.flatMap((reason) => (reason instanceof Refusal ? reason.lines : [])));
}
