import { countries } from "../sampleData/registers/countries.ts";
import { registers as tables } from "../sampleData/registers/registers.ts";
import { fallbackMark, say } from "../store/localizedText.ts";
import { holdsWords } from "../store/searchIndex.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** Government registers of measuring instruments. */
export const registers = {
  searchRegister: ({ lang, path: { register }, query: { word, ...paging } }) => {
    const wanted = tables[register]
      .map(({ name, country, ...row }) => ({ ...row, name: say(name, lang), ...(country && { country: say(countries[country], lang) }), ...fallbackMark(name, lang) }))
      .filter(({ registryNumber, name, type = "", manufacturer = "" }) => word === undefined || holdsWords(word, registryNumber, name, type, manufacturer));
    return ok(onePage(wanted, paging));
  },
} satisfies Behaviour;
