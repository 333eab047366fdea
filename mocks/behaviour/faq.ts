import { faq as entries, faqCategories, type FaqEntry } from "../sampleData/faq.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

const toFaqCategory = (lang: Language, id: FaqEntry["category"]) => ({ id, title: translate(faqCategories[id], lang) });
const categoryIds = Object.keys(faqCategories) as FaqEntry["category"][];

/** Handlers of frequently asked questions, by category. */
export const faqHandlers = {
  listFaq: ({ lang, query: { category, word, ...paging } }) => {
    const matches = entries
      .filter((entry) => category === undefined || entry.category === category)
      .toSorted((a, b) => categoryIds.indexOf(a.category) - categoryIds.indexOf(b.category))
      .map((entry) => ({
        id: entry.id,
        category: toFaqCategory(lang, entry.category),
        question: translate(entry.question, lang),
        answer: translate(entry.answer, lang),
        ...getFallbackLang(entry.question, lang),
      }))
      .filter(({ question, answer }) => word === undefined || matchesQuery(word, question, answer));
    return ok({ ...paginate(matches, paging), categories: categoryIds.map((id) => toFaqCategory(lang, id)) });
  },
} satisfies Behaviour;
