import { toWellFormed } from "./toWellFormed.ts";
import type { SearchResult } from "../generated/contract.d.ts";
import { getHref, paths } from "./paths.ts";
import { portal } from "./portal.ts";

type ResultLocation = Pick<SearchResult, "id" | "searchPlace">;

/** Sections whose entries have their own pages. */
const entryHrefs = new Map<string, (id: SearchResult["id"]) => string>([
  ["e-services", (id) => getHref("eService", { id })],
  ["informative-services", (id) => getHref("informativeService", { id })],
]);

/** Sections whose entries link to the page of the section. */
const sectionHrefs = new Map<string, string>([
  ["standards", paths.standards],
  ["exchange-rates", paths.exchangeRates],
  ["goods-code", paths.goodsCode],
  ["risk-groups", paths.riskGroups],
  ["etalons", paths.etalons],
  ["registers", paths.registers],
]);

/**
 * Returns whether a result has a page in this portal. The backend searches both portals; only the quality portal has
 * informative services.
 */
export const isInThisPortal = ({ searchPlace }: Pick<ResultLocation, "searchPlace">): boolean =>
  portal === "quality" || searchPlace !== "informative-services";

/**
 * Returns the path of a search result: a service by its id, the FAQ with a hash, and the post page for everything else,
 * also for an unknown section. A value of the backend never becomes a path by itself.
 */
export function getResultHref({ id, searchPlace }: ResultLocation): string {
  if (searchPlace === "faq") return `${paths.faq}#${encodeURIComponent(toWellFormed(String(id)))}`;
  return entryHrefs.get(searchPlace)?.(id) ?? sectionHrefs.get(searchPlace) ?? getHref("post", { id });
}
