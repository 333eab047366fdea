import { toWellFormed } from "./toWellFormed.ts";
import type { SearchResult } from "../generated/contract.d.ts";
import { getHref, paths } from "./paths.ts";
import { portal } from "./portal.ts";

type ResultLocation = Pick<SearchResult, "id" | "searchPlace" | "title">;

/** Sections whose entries have their own pages, or a list that is filtered by the title of the entry. */
const entryHrefs = new Map<string, (result: ResultLocation) => string>([
  ["e-services", ({ id }) => getHref("eService", { id })],
  ["informative-services", ({ id }) => getHref("informativeService", { id })],
  ["standards", ({ title }) => getListHref(paths.standards, { word: title })],
  ["goods-code", ({ title }) => getListHref(paths.goodsCode, /^\d+$/.test(title) ? { code: title } : { word: title })],
]);

const getListHref = (path: string, filters: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(filters).toString()}`;

/** Sections whose entries link to the page of the section. */
const sectionHrefs = new Map<string, string>([
  ["exchange-rates", paths.exchangeRates],
  ["risk-groups", paths.riskGroups],
  ["etalons", paths.etalons],
  ["registers", paths.registers],
]);

/**
 * Returns whether a result has a page in this portal. The backend searches both portals; only the quality portal has
 * informative services.
 */
export const isInThisPortal = ({ searchPlace }: Pick<SearchResult, "searchPlace">): boolean =>
  portal === "quality" || searchPlace !== "informative-services";

/**
 * Returns the path of a search result: a service by its id, the FAQ with a hash, a list of its section, and the post page for
 * everything else, also for an unknown section. A value of the backend never becomes a path by itself.
 */
export function getResultHref(result: ResultLocation): string {
  const { id, searchPlace } = result;
  if (searchPlace === "faq") return `${paths.faq}#${encodeURIComponent(toWellFormed(String(id)))}`;
  return entryHrefs.get(searchPlace)?.(result) ?? sectionHrefs.get(searchPlace) ?? getHref("post", { id });
}
