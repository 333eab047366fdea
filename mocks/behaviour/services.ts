import type { components } from "../../src/generated/contract.d.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { services as entries, type ServiceEntry } from "../sampleData/services.ts";
import { fallbackMark, say, type Language, type Text } from "../store/localizedText.ts";
import { holdsWords } from "../store/searchIndex.ts";
import { formIn } from "../store/serviceForm.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

const shownInList = ({ portal: _portal, title, summary, audience, ...rest }: ServiceEntry, lang: Language): components["schemas"]["Service"] => ({
  ...rest,
  title: say(title, lang),
  summary: say(summary, lang),
  audience: say(audience, lang),
  ...fallbackMark(title, lang),
});

/** Something with a title, and a description if it has one, in one language. */
const described = <Rest extends object>({ title, description, ...rest }: { title: Text; description?: Text } & Rest, lang: Language) => ({
  ...rest,
  title: say(title, lang),
  ...(description && { description: say(description, lang) }),
});

/** The services that citizens and organisations can ask for. */
export const services = {
  listServices: ({ lang, query }) => {
    const { type, competitionQualityType, word } = query;
    const wanted = entries
      .filter((entry) => type === undefined || entry.type === type)
      .filter((entry) => competitionQualityType === undefined || entry.portal === competitionQualityType)
      .map((entry) => shownInList(entry, lang))
      .filter(({ title, summary }) => word === undefined || holdsWords(word, title, summary));
    return ok(onePage(wanted, query));
  },

  readService: ({ lang, path: { id } }) => {
    const entry = entries.find((one) => one.id === id);
    const details = serviceDetails[id];
    if (entry === undefined || details === undefined) return { status: 404 };
    const { steps, requiredDocuments, legalBasis, form } = details;
    return ok({
      ...shownInList(entry, lang),
      steps: steps.map((step) => described(step, lang)),
      requiredDocuments: requiredDocuments.map((paper) => described(paper, lang)),
      legalBasis: legalBasis.map((law) => described(law, lang)),
      ...(form && { form: formIn(lang, form) }),
    });
  },
} satisfies Behaviour;
