import { etalons as entries, keepers } from "../sampleData/etalons.ts";
import { fallbackMark, say } from "../store/localizedText.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** Government standards of measurement, in eight categories. */
export const etalons = {
  listEtalons: ({ lang, query: { category, ...paging } }) => {
    const wanted = entries
      .filter((entry) => category === undefined || entry.category === category)
      .map(({ name, range, uncertainty, ...entry }) => ({
        ...entry,
        name: say(name, lang),
        range: say(range, lang),
        uncertainty: say(uncertainty, lang),
        keeper: say(keepers[entry.category], lang),
        ...fallbackMark(name, lang),
      }));
    return ok(onePage(wanted, paging));
  },
} satisfies Behaviour;
