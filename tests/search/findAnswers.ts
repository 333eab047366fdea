import { readMessages } from "../../codegen/messageFiles.ts";
import { searchContent } from "../../mocks/store/searchIndex.ts";
import { getResultHref, isInThisPortal } from "../../src/config/getResultHref.ts";
import { createScreenFinder, getScreens, orderResults } from "../../src/features/search/findScreens.ts";
import type { Translator } from "../../src/i18n/IntlProvider.tsx";
import type { Language } from "../../src/generated/languages.ts";

/** Questions of people with the paths of their right answers, separated by spaces. */
export type Questions = readonly (readonly string[])[];

/** The messages of each language. */
export const messages = await readMessages();

/** Returns a function that answers a question with the paths of all results, as the portal lists them. */
export function createAnswerFinder(language: Language): (question: string) => string[] {
  const translate = ((id) => messages[language][id] ?? id) as Translator;
  const findScreens = createScreenFinder(getScreens(translate));
  return (question) =>
    orderResults(
      findScreens(question).map(({ href, isLikely }) => ({ item: href, isLikely })),
      searchContent(question, language)
        .filter(isInThisPortal)
        // The right answer is the page, whatever it is filtered by.
        .map((result) => getResultHref(result).replace(/\?.*/, "")),
    );
}

/** Returns the questions without a right answer among the first three results, with those results. */
export function findUnanswered(language: Language, questions: Questions): string[] {
  const findAnswers = createAnswerFinder(language);
  return questions.flatMap(([question = "", answers = ""]) => {
    const found = findAnswers(question).slice(0, 3);
    return answers.split(" ").some((answer) => found.includes(answer)) ? [] : `${question}: ${found.join(" ")}`;
  });
}
