import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import {
  getListQuestionnairesSuspenseQueryOptions,
  getReadEvaluationSummarySuspenseQueryOptions,
} from "../../generated/queries/evaluations/evaluations.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for the questions about the institution and its portal. */
export const getGeneralQuestionnaireQueryOptions = (lang: Language) =>
  getListQuestionnairesSuspenseQueryOptions({ scope: "GENERAL", ...getFirstPageParams(lang) });

/** Returns the query for the tallies of all evaluations. */
export const getEvaluationSummaryQueryOptions = (lang: Language) =>
  getReadEvaluationSummarySuspenseQueryOptions({ page: 1, perPage: 100, lang });
