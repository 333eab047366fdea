import { countries } from "../world/content/registers/countries.ts";
import { registers as tables } from "../world/content/registers/entries.ts";
import { fallbackMark, say } from "../world/language.ts";
import { holdsWords } from "../world/searching.ts";
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
