import type { components } from "../../src/generated/contract.d.ts";
import { productCategories, products as entries, requirements, type ProductEntry } from "../sampleData/products.ts";
import { riskGroups } from "../sampleData/riskGroups.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { holdsWords } from "../store/searchIndex.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";
import { riskGroupShown } from "./riskGroups.ts";

function shown({ goodsCode, category, name, description, riskGroup, meets }: ProductEntry, lang: Language): components["schemas"]["Product"] {
  const group = riskGroups.find(({ id }) => id === riskGroup);
  return {
    goodsCode,
    productCategory: say(productCategories[category], lang),
    name: say(name, lang),
    description: say(description, lang),
    ...(group && { riskGroup: riskGroupShown(group, lang) }),
    requirements: meets.map((requirement) => say(requirements[requirement], lang)),
    ...fallbackMark(name, lang),
  };
}

/** What a goods code stands for. */
export const products = {
  searchProducts: ({ lang, query: { goodsCode = "", word, riskGroup, ...paging } }) => {
    const wanted = entries
      .filter((entry) => entry.goodsCode.startsWith(goodsCode) && (riskGroup === undefined || entry.riskGroup === riskGroup))
      .toSorted((a, b) => Number(a.goodsCode) - Number(b.goodsCode))
      .map((entry) => shown(entry, lang))
      .filter(({ name, productCategory, description }) => word === undefined || holdsWords(word, name, productCategory, description));
    return ok(onePage(wanted, paging));
  },
} satisfies Behaviour;
