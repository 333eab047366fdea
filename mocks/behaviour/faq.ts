import { faq as entries, faqCategories, type FaqEntry } from "../sampleData/faq.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { holdsWords } from "../store/searchIndex.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

const categoryIn = (lang: Language, id: FaqEntry["category"]) => ({ id, title: say(faqCategories[id], lang) });
const ids = Object.keys(faqCategories) as FaqEntry["category"][];

/** Questions many people ask, by category. */
export const faq = {
  listFaq: ({ lang, query: { category, word, ...paging } }) => {
    const wanted = entries
      .filter((entry) => category === undefined || entry.category === category)
      .toSorted((a, b) => ids.indexOf(a.category) - ids.indexOf(b.category))
      .map((entry) => ({ id: entry.id, category: categoryIn(lang, entry.category), question: say(entry.question, lang), answer: say(entry.answer, lang), ...fallbackMark(entry.question, lang) }))
      .filter(({ question, answer }) => word === undefined || holdsWords(word, question, answer));
    return ok({ ...onePage(wanted, paging), categories: ids.map((id) => categoryIn(lang, id)) });
  },
} satisfies Behaviour;
