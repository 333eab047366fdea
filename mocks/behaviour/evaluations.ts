import type { components } from "../../src/generated/contract.d.ts";
import { appealOf, isClosed } from "../store/appeals.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { questionnaires, type QuestionnaireEntry, type Tally } from "../sampleData/questionnaires.ts";
import { fallbackMark, say, type Language, type Text } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import { ownerOf } from "../store/owners.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

type Schemas = components["schemas"];

/** How many evaluations one person may send in a quarter of an hour. Whoever is not signed in shares one count with all others. */
const sendsAllowed = 40;

const shown = ({ id, scope, title, serviceId, questions }: QuestionnaireEntry, lang: Language): Schemas["Questionnaire"] => ({
  id,
  scope,
  title: say(title, lang),
  ...(serviceId !== undefined && { serviceId }),
  questions: questions.map(({ text, ...question }) => ({ ...question, text: say(text, lang) })),
  ...fallbackMark([title, ...questions.map(({ text }) => text)].find((words) => words[lang] === undefined) ?? title, lang),
});

/** What is wrong with the answers, by their place; nothing when each question has one. */
function problemsOf({ questions }: QuestionnaireEntry, answers: readonly Schemas["QuestionAnswer"][]): Readonly<Record<string, Text>> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  if (answers.some(({ questionId }) => !asked.has(questionId))) return { answers: messages.questionnaireChanged };
  if (new Set(answers.map(({ questionId }) => questionId)).size !== asked.size || answers.length !== asked.size) return { answers: messages.answerEach };
  return Object.fromEntries(answers.flatMap(({ questionId, comment = "" }, place) => (comment !== "" && asked.get(questionId)?.commentAllowed === false ? [[`answers/${place}/comment`, messages.commentNotAllowed]] : [])));
}

const totalOf = ({ yes, no, partially }: Tally): number => yes + no + partially;

/** How people judge services and the office as a whole. */
export const evaluations = {
  listQuestionnaires: ({ lang, query }) => {
    const wanted = questionnaires.filter(({ scope }) => query.scope === undefined || scope === query.scope);
    return ok(onePage(wanted.map((entry) => shown(entry, lang)), query));
  },

  sendEvaluation: ({ world, visitor, body: { questionnaireId, appealId, answers }, example }) => {
    const tried = `evaluation ${visitor?.account.id ?? "anonymous"}`;
    const wait = secondsLocked(world, tried, sendsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const entry = questionnaires.find(({ id }) => id === questionnaireId);
    const tally = world.state.tallies[questionnaireId];
    if (entry === undefined || tally === undefined) return { status: 422, fields: { questionnaireId: messages.questionnaireChanged } };
    if (appealId !== undefined && visitor === undefined) return { status: 401 };
    const appeal = appealId === undefined || visitor === undefined ? undefined : appealOf(world, ownerOf(visitor), appealId);
    if (appealId !== undefined && appeal === undefined) return { status: 404 };
    if (appeal?.evaluated) return { status: 409 };
    if (appeal && (!isClosed(appeal) || appeal.withdrawnAt !== undefined || appeal.serviceId !== entry.serviceId)) return { status: 422, fields: { appealId: messages.appealNotToEvaluate } };
    const problems = problemsOf(entry, answers);
    if (Object.keys(problems).length > 0) return { status: 422, fields: problems };
    countTry(world, tried);
    for (const { answer } of answers) tally[answer === "YES" ? "yes" : answer === "NO" ? "no" : "partially"] += 1;
    if (appeal) appeal.evaluated = true;
    return ok(example);
  },

  readEvaluationSummary: ({ world, lang, query }) => {
    const items = questionnaires
      .flatMap(({ id, title, serviceId }) => {
        const tally = world.state.tallies[id];
        if (tally === undefined || totalOf(tally) === 0) return [];
        return [{ ...(serviceId !== undefined && { serviceId }), serviceTitle: say(title, lang), ...tally, total: totalOf(tally), ...fallbackMark(title, lang) }];
      })
      .toSorted((a, b) => b.total - a.total);
    return ok(onePage(items, query));
  },
} satisfies Behaviour;
