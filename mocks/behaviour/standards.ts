import { standards as entries } from "../sampleData/standards.ts";
import { fallbackMark, say } from "../store/localizedText.ts";
import { holdsWords } from "../store/searchIndex.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

const byDesignation = new Intl.Collator("en", { numeric: true });

/** State standards, in force and not. */
export const standards = {
  listStandards: ({ lang, query: { word, status, ...paging } }) => {
    const wanted = entries
      .filter((entry) => status === undefined || entry.status === status)
      .toSorted((a, b) => byDesignation.compare(a.designation, b.designation))
      .map(({ title, ...entry }) => ({ ...entry, title: say(title, lang), ...fallbackMark(title, lang) }))
      .filter(({ title, designation }) => word === undefined || holdsWords(word, designation, title));
    return ok(onePage(wanted, paging));
  },
} satisfies Behaviour;
