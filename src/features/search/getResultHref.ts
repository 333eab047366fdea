import type { components } from "../../generated/contract.d.ts";
import { href, paths } from "../../config/paths.ts";
import { portal } from "../../config/portal.ts";

type ResultLocation = Pick<components["schemas"]["SearchResult"], "id" | "searchPlace">;

/** Sections whose entries have an address of their own below the section's. */
const entryHrefs = new Map<string, (id: string) => string>([
  ["e-services", (id) => href("eService", { id })],
  ["informative-services", (id) => href("informativeService", { id })],
]);

/** Sections that a result leads to as a whole. */
const sectionHrefs = new Map<string, string>([
  ["standards", paths.standards],
  ["exchange-rates", paths.exchangeRates],
  ["goods-code", paths.goodsCode],
  ["risk-groups", paths.riskGroups],
  ["etalons", paths.etalons],
  ["registers", paths.registers],
]);

/** Whether a result stands in this portal: the service searches both, and the competition portal has no informative services. */
export const isInThisPortal = ({ searchPlace }: Pick<ResultLocation, "searchPlace">): boolean =>
  portal === "quality" || searchPlace !== "informative-services";

/**
 * Where a search result leads: the FAQ as a whole, a service by its id, and everything else, also a place this portal does
 * not know, to the post. A server's word never becomes an address by itself.
 */
export function getResultHref({ id, searchPlace }: ResultLocation): string {
  if (searchPlace === "faq") return `${paths.faq}#${encodeURIComponent(String(id).toWellFormed())}`;
  return entryHrefs.get(searchPlace)?.(id) ?? sectionHrefs.get(searchPlace) ?? href("post", { id });
}
