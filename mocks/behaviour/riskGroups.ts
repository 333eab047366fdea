import type { RiskGroup } from "../../src/generated/contract.d.ts";
import { products } from "../sampleData/products.ts";
import { riskGroups as entries, type RiskGroupEntry } from "../sampleData/riskGroups.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { isSameId } from "../../src/config/isSameId.ts";

/** Returns a risk group in one language, with the number of its products. */
export const toRiskGroup = ({ id, code, title, description }: RiskGroupEntry, lang: Language): RiskGroup => ({
  id,
  code,
  title: translate(title, lang),
  description: translate(description, lang),
  productCount: products.filter(({ riskGroup }) => isSameId(riskGroup, id)).length,
  ...getFallbackLang(title, lang),
});

/** Handlers of risk groups of goods. */
export const riskGroupHandlers = {
  listRiskGroups: ({ lang, query }) =>
    ok(
      paginate(
        entries.map((entry) => toRiskGroup(entry, lang)),
        query,
      ),
    ),
} satisfies Behaviour;
