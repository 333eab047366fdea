import type { components } from "../../src/generated/contract.d.ts";
import { products } from "../sampleData/products.ts";
import { riskGroups as entries, type RiskGroupEntry } from "../sampleData/riskGroups.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** A risk group in one language, with how many kinds of goods are in it. */
export const riskGroupShown = ({ id, code, title, description }: RiskGroupEntry, lang: Language): components["schemas"]["RiskGroup"] => ({
  id,
  code,
  title: say(title, lang),
  description: say(description, lang),
  productCount: products.filter(({ riskGroup }) => riskGroup === id).length,
  ...fallbackMark(title, lang),
});

/** Goods that are watched more closely than others. */
export const riskGroups = {
  listRiskGroups: ({ lang, query }) => ok(onePage(entries.map((entry) => riskGroupShown(entry, lang)), query)),
} satisfies Behaviour;
