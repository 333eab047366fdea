import type { MarketPrice, MarketPriceSort } from "../../src/generated/contract.d.ts";
import { createComparator } from "../../src/i18n/format.ts";
import { priceCategories, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { toIsoDate } from "../store/calendar.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { getPricesOn, type PriceObservation } from "../store/priceObservations.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

const toRegion = (lang: Language, id: PriceObservation["region"]) => ({
  id,
  title: translate(priceRegions[id].title, lang),
});
const toPriceCategory = (lang: Language, id: PricedProduct["category"]) => ({
  id,
  title: translate(priceCategories[id], lang),
});
const getKeys = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

const toMarketPrice = (
  { product: { id, name, unit, category }, region, date, min, avg, max, changePercent, history }: PriceObservation,
  lang: Language,
): MarketPrice => ({
  id: `${id}-${region}`,
  productId: id,
  product: translate(name, lang),
  unit: translate(unit, lang),
  region: toRegion(lang, region),
  category: toPriceCategory(lang, category),
  minPrice: min,
  avgPrice: avg,
  maxPrice: max,
  currency: "AZN",
  changePercent,
  date,
  history,
  ...getFallbackLang(name, lang),
});

/** Returns the comparator for `sort`. The sort is stable: equal prices keep the order of products and regions. */
function getPriceComparator(sort: MarketPriceSort, lang: Language): (a: MarketPrice, b: MarketPrice) => number {
  const compare = createComparator(lang);
  const [field, direction] = sort.split(".");
  const order = (a: MarketPrice, b: MarketPrice): number =>
    field === "product"
      ? compare(a.product, b.product)
      : field === "avgPrice"
        ? a.avgPrice - b.avgPrice
        : a.changePercent - b.changePercent;
  return direction === "asc" ? order : (a, b) => order(b, a);
}

/** Handlers of market prices. */
export const priceHandlers = {
  listMarketPrices: ({
    store,
    lang,
    query: { date, region, category, productId, sort = "product.asc", ...paging },
  }) => {
    const today = toIsoDate(store.now());
    const matches = (date !== undefined && date > today ? [] : getPricesOn(store, date ?? today))
      .filter((price) => region === undefined || price.region === region)
      .filter(({ product }) => category === undefined || product.category === category)
      .filter((price) => productId === undefined || price.product.id === productId)
      .map((price) => toMarketPrice(price, lang))
      .toSorted(getPriceComparator(sort, lang));
    return ok({
      ...paginate(matches, paging),
      regions: getKeys(priceRegions).map((id) => toRegion(lang, id)),
      categories: getKeys(priceCategories).map((id) => toPriceCategory(lang, id)),
    });
  },
} satisfies Behaviour;
