import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import {
  getListQuestionnairesSuspenseQueryOptions,
  getReadEvaluationSummarySuspenseQueryOptions,
} from "../../generated/queries/evaluations/index.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for the questions about the institution and its portal. */
export const getGeneralQuestionnaireQueryOptions = (lang: Language) =>
  getListQuestionnairesSuspenseQueryOptions({ scope: "GENERAL", ...getFirstPageParams(lang) });

/** Returns the query for the questions about the services. */
export const getServiceQuestionnairesQueryOptions = (lang: Language, page = 1) =>
  getListQuestionnairesSuspenseQueryOptions({ scope: "SERVICE", page, perPage: maxPerPage, lang });

/** Returns the query for the tallies of the evaluations. */
export const getEvaluationSummaryQueryOptions = (lang: Language, page = 1) =>
  getReadEvaluationSummarySuspenseQueryOptions({ page, perPage: maxPerPage, lang });
