import type { Product } from "../../src/generated/contract.d.ts";
import {
  productCategories,
  products as entries,
  productRequirements,
  type ProductEntry,
} from "../sampleData/products.ts";
import { riskGroups } from "../sampleData/riskGroups.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { matchesQuery } from "../store/searchIndex.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { toRiskGroup } from "./riskGroups.ts";

function toProduct(
  { goodsCode, category, name, description, riskGroup, requirementIds }: ProductEntry,
  lang: Language,
): Product {
  const group = riskGroups.find(({ id }) => id === riskGroup);
  return {
    goodsCode,
    productCategory: translate(productCategories[category], lang),
    name: translate(name, lang),
    description: translate(description, lang),
    ...(group && { riskGroup: toRiskGroup(group, lang) }),
    requirements: requirementIds.map((requirement) => translate(productRequirements[requirement], lang)),
    ...getFallbackLang(name, lang),
  };
}

/** Handlers of the goods code search. */
export const productHandlers = {
  searchProducts: ({ lang, query: { goodsCode = "", word, riskGroup, ...paging } }) => {
    const matches = entries
      .filter(
        (entry) => entry.goodsCode.startsWith(goodsCode) && (riskGroup === undefined || entry.riskGroup === riskGroup),
      )
      .toSorted((a, b) => Number(a.goodsCode) - Number(b.goodsCode))
      .map((entry) => toProduct(entry, lang))
      .filter(
        ({ name, productCategory, description }) =>
          word === undefined || matchesQuery(word, name, productCategory, description),
      );
    return ok(paginate(matches, paging));
  },
} satisfies Behaviour;
