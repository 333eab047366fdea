import type { Service } from "../../src/generated/contract.d.ts";
import { serviceDetails } from "../sampleData/serviceDetails.ts";
import { services as entries, type ServiceEntry } from "../sampleData/services.ts";
import { getFallbackLang, translate, type Language, type LocalizedText } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { toServiceForm } from "../store/serviceForm.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { isSameId } from "../../src/config/isSameId.ts";

const toService = (
  { portal: _portal, title, summary, audience, externalSite, ...rest }: ServiceEntry,
  lang: Language,
): Service => ({
  ...rest,
  title: translate(title, lang),
  summary: translate(summary, lang),
  audience: translate(audience, lang),
  currency: "AZN",
  ...(externalSite && { externalSite: translate(externalSite, lang) }),
  ...getFallbackLang(title, lang),
});

/** Returns a title and an optional description in one language. */
const toTitled = <Rest extends object>(
  { title, description, ...rest }: { title: LocalizedText; description?: LocalizedText } & Rest,
  lang: Language,
) => ({
  ...rest,
  title: translate(title, lang),
  ...(description && { description: translate(description, lang) }),
});

/** Handlers of the services for citizens and organisations. */
export const serviceHandlers = {
  listServices: ({ lang, query }) => {
    const { type, competitionQualityType, word } = query;
    const matches = entries
      .filter((entry) => type === undefined || entry.type === type)
      .filter((entry) => competitionQualityType === undefined || entry.portal === competitionQualityType)
      .map((entry) => toService(entry, lang))
      .filter(({ title, summary }) => word === undefined || matchesQuery(word, title, summary));
    return ok(paginate(matches, query));
  },

  readService: ({ lang, pathParams: { id } }) => {
    const entry = entries.find((entry) => isSameId(entry.id, id));
    const details = serviceDetails[id];
    if (entry === undefined || details === undefined) return { status: 404 };
    const { steps, requiredDocuments, legalBasis, form } = details;
    return ok({
      ...toService(entry, lang),
      steps: steps.map((step) => toTitled(step, lang)),
      requiredDocuments: requiredDocuments.map((requiredDocument) => toTitled(requiredDocument, lang)),
      legalBasis: legalBasis.map((law) => toTitled(law, lang)),
      ...(form && { form: toServiceForm(lang, form) }),
    });
  },
} satisfies Behaviour;
