import type { Questionnaire, QuestionAnswer } from "../../src/generated/contract.d.ts";
import { findAppeal, isAppealClosed } from "../store/appeals.ts";
import { getClientKey, recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { questionnaires, type QuestionnaireEntry, type Tally } from "../sampleData/questionnaires.ts";
import { getFallbackLang, translate, type Language, type LocalizedText } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { getOwner } from "../store/owners.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { isSameId } from "../../src/config/isSameId.ts";

/** The maximum number of evaluations within the rate limit window, for each account, and for each address without one. */
const maxEvaluationsPerWindow = 40;

const toQuestionnaire = (
  { id, scope, title, serviceId, questions }: QuestionnaireEntry,
  lang: Language,
): Questionnaire => ({
  id,
  scope,
  title: translate(title, lang),
  ...(serviceId !== undefined && { serviceId }),
  questions: questions.map(({ text, ...question }) => ({ ...question, text: translate(text, lang) })),
  ...getFallbackLang(
    [title, ...questions.map(({ text }) => text)].find((text) => text[lang] === undefined) ?? title,
    lang,
  ),
});

/** Returns the validation errors by JSON path; empty when each question has one valid answer. */
function validateQuestionAnswers(
  { questions }: QuestionnaireEntry,
  answers: readonly QuestionAnswer[],
): Readonly<Record<string, LocalizedText>> {
  const questionsById = new Map(questions.map((question) => [String(question.id), question]));
  if (answers.some(({ questionId }) => !questionsById.has(String(questionId))))
    return { answers: messages.questionnaireChanged };
  if (
    new Set(answers.map(({ questionId }) => String(questionId))).size !== questionsById.size ||
    answers.length !== questionsById.size
  )
    return { answers: messages.answerEach };
  return Object.fromEntries(
    answers.flatMap(({ questionId, comment = "" }, index) =>
      comment !== "" && questionsById.get(String(questionId))?.commentAllowed === false
        ? [[`answers/${index}/comment`, messages.commentNotAllowed]]
        : [],
    ),
  );
}

const getTallyTotal = ({ yes, no, partially }: Tally): number => yes + no + partially;

/** Handlers of evaluations of services and of the agency. */
export const evaluationHandlers = {
  listQuestionnaires: ({ lang, query }) => {
    const matches = questionnaires.filter(({ scope }) => query.scope === undefined || scope === query.scope);
    return ok(
      paginate(
        matches.map((entry) => toQuestionnaire(entry, lang)),
        query,
      ),
    );
  },

  sendEvaluation: ({ store, principal, clientAddress, body: { questionnaireId, appealId, answers }, example }) => {
    const rateLimitKey =
      principal === undefined ? getClientKey("evaluation", clientAddress) : `evaluation ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxEvaluationsPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const entry = questionnaires.find(({ id }) => isSameId(id, questionnaireId));
    const tally = entry && store.state.tallies[entry.id];
    if (entry === undefined || tally === undefined)
      return { status: 422, fields: { questionnaireId: messages.questionnaireChanged } };
    if (appealId !== undefined && principal === undefined) return { status: 401 };
    const appeal =
      appealId === undefined || principal === undefined ? undefined : findAppeal(store, getOwner(principal), appealId);
    if (appealId !== undefined && appeal === undefined) return { status: 404 };
    if (appeal?.isEvaluated) return { status: 409 };
    if (appeal && (!isAppealClosed(appeal) || appeal.withdrawnAt !== undefined || appeal.serviceId !== entry.serviceId))
      return { status: 422, fields: { appealId: messages.appealNotToEvaluate } };
    const problems = validateQuestionAnswers(entry, answers);
    if (Object.keys(problems).length > 0) return { status: 422, fields: problems };
    recordAttempt(store, rateLimitKey);
    for (const { answer } of answers) tally[answer === "YES" ? "yes" : answer === "NO" ? "no" : "partially"] += 1;
    if (appeal) appeal.isEvaluated = true;
    return ok(example);
  },

  readEvaluationSummary: ({ store, lang, query }) => {
    const items = questionnaires
      .flatMap(({ id, title, serviceId }) => {
        const tally = store.state.tallies[id];
        if (tally === undefined || getTallyTotal(tally) === 0) return [];
        return [
          {
            ...(serviceId !== undefined && { serviceId }),
            serviceTitle: translate(title, lang),
            ...tally,
            total: getTallyTotal(tally),
            ...getFallbackLang(title, lang),
          },
        ];
      })
      .toSorted((a, b) => b.total - a.total);
    return ok(paginate(items, query));
  },
} satisfies Behaviour;
