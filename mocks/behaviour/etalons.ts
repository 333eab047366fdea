import { etalons as entries, etalonLaboratories } from "../sampleData/etalons.ts";
import { getFallbackLang, translate } from "../store/localizedText.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Handlers of government measurement standards, in eight categories. */
export const etalonHandlers = {
  listEtalons: ({ lang, query: { category, ...paging } }) => {
    const matches = entries
      .filter((entry) => category === undefined || entry.category === category)
      .map(({ name, range, uncertainty, ...entry }) => ({
        ...entry,
        name: translate(name, lang),
        range: translate(range, lang),
        uncertainty: translate(uncertainty, lang),
        keeper: translate(etalonLaboratories[entry.category], lang),
        ...getFallbackLang(name, lang),
      }));
    return ok(paginate(matches, paging));
  },
} satisfies Behaviour;
