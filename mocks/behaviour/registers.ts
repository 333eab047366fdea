import { countries } from "../sampleData/registers/countries.ts";
import { registers as tables } from "../sampleData/registers/registers.ts";
import { getFallbackLang, translate } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** Handlers of the government registers of measuring instruments. */
export const registerHandlers = {
  searchRegister: ({ lang, pathParams: { register }, query: { word, ...paging } }) => {
    const matches = tables[register]
      .map(({ name, country, ...row }) => ({
        ...row,
        name: translate(name, lang),
        ...(country && { country: translate(countries[country], lang) }),
        ...getFallbackLang(name, lang),
      }))
      .filter(
        ({ registryNumber, name, type = "", manufacturer = "" }) =>
          word === undefined || matchesQuery(word, registryNumber, name, type, manufacturer),
      );
    return ok(paginate(matches, paging));
  },
} satisfies Behaviour;
