import { services as entries } from "../world/content/services.ts";
import { fallbackMark, say } from "../world/language.ts";
import { holdsWords } from "../world/searching.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** The services that citizens and organisations can ask for. */
export const services = {
  listServices: ({ lang, query }) => {
    const { type, competitionQualityType, word } = query;
    const wanted = entries
      .filter((entry) => type === undefined || entry.type === type)
      .filter((entry) => competitionQualityType === undefined || entry.portal === competitionQualityType)
      .map(({ portal: _portal, title, summary, audience, ...rest }) => ({
        ...rest,
        title: say(title, lang),
        summary: say(summary, lang),
        audience: say(audience, lang),
        ...fallbackMark(title, lang),
      }))
      .filter(({ title, summary }) => word === undefined || holdsWords(word, title, summary));
    return ok(onePage(wanted, query));
  },
} satisfies Behaviour;
