import type { Id } from "../generated/contract.d.ts";
import { paths } from "./paths.ts";

/** Returns the path of the evaluation of a decided appeal, or of a questionnaire about a service. */
export const getEvaluationHref = (subject: { appeal: Id } | { questionnaire: Id }): string =>
  `${paths.evaluation}?${new URLSearchParams(Object.entries(subject).map(([name, id]) => [name, String(id)])).toString()}`;
