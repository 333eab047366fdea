import { standards as entries } from "../sampleData/standards.ts";
import { getFallbackLang, translate } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

const designationCollator = new Intl.Collator("en", { numeric: true });

/** Handlers of state standards. */
export const standardHandlers = {
  listStandards: ({ lang, query: { word, status, ...paging } }) => {
    const matches = entries
      .filter((entry) => status === undefined || entry.status === status)
      .toSorted((a, b) => designationCollator.compare(a.designation, b.designation))
      .map(({ title, ...entry }) => ({ ...entry, title: translate(title, lang), ...getFallbackLang(title, lang) }))
      .filter(({ title, designation }) => word === undefined || matchesQuery(word, designation, title));
    return ok(paginate(matches, paging));
  },
} satisfies Behaviour;
