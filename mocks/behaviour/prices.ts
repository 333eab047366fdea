import type { components } from "../../src/generated/contract.d.ts";
import { comparator } from "../../src/i18n/format.ts";
import { priceCategories, priceRegions, type PricedProduct } from "../sampleData/marketPrices.ts";
import { dayOf } from "../store/calendar.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { pricesOn, type Observed } from "../store/priceObservations.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

type Price = components["schemas"]["MarketPrice"];

const regionIn = (lang: Language, id: Observed["region"]) => ({ id, title: say(priceRegions[id].title, lang) });
const categoryIn = (lang: Language, id: PricedProduct["category"]) => ({ id, title: say(priceCategories[id], lang) });
const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

const shown = ({ product: { id, name, unit, category }, region, date, min, avg, max, changePercent, history }: Observed, lang: Language): Price => ({
  id: `${id}-${region}`,
  product: say(name, lang),
  unit: say(unit, lang),
  region: regionIn(lang, region),
  category: categoryIn(lang, category),
  minPrice: min,
  avgPrice: avg,
  maxPrice: max,
  changePercent,
  date,
  history,
  ...fallbackMark(name, lang),
});

/** The order that `sort` asks for; what is equal in it stays in the order of products and regions. */
function orderOf(sort: components["schemas"]["MarketPriceSort"], lang: Language): (a: Price, b: Price) => number {
  const compare = comparator(lang);
  const [field, direction] = sort.split(".");
  const order = (a: Price, b: Price): number => (field === "product" ? compare(a.product, b.product) : field === "avgPrice" ? a.avgPrice - b.avgPrice : a.changePercent - b.changePercent);
  return direction === "asc" ? order : (a, b) => order(b, a);
}

/** What everyday goods cost in the markets. */
export const prices = {
  listMarketPrices: ({ world, lang, query: { date, region, category, sort = "product.asc", ...paging } }) => {
    const today = dayOf(world.now());
    const wanted = (date !== undefined && date > today ? [] : pricesOn(world, date ?? today))
      .filter((price) => region === undefined || price.region === region)
      .filter(({ product }) => category === undefined || product.category === category)
      .map((price) => shown(price, lang))
      .toSorted(orderOf(sort, lang));
    return ok({ ...onePage(wanted, paging), regions: keysOf(priceRegions).map((id) => regionIn(lang, id)), categories: keysOf(priceCategories).map((id) => categoryIn(lang, id)) });
  },
} satisfies Behaviour;
