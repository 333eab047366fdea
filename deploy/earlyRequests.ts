import { readContract } from "../openapi/kit/contract/document.ts";
import type { RouteName } from "../src/config/paths.ts";
import type { Language } from "../src/i18n/language.ts";

type PrerenderModule = typeof import("../src/prerender.tsx");

/**
 * Returns links that say which requests the page of each dynamic route begins with. A script of `index.html` starts those of
 * its address. They are derived from the route table, from `prefetchQueries` of the pages and from the paths of the contract.
 */
export async function renderEarlyRequestLinks(
  { getDynamicRoutes, getFirstQueries }: Pick<PrerenderModule, "getDynamicRoutes" | "getFirstQueries">,
  language: Language,
): Promise<string> {
  const pathByOperation = await readPathsOfReads();
  const renderLinks = async ({ pattern, name }: { pattern: RegExp; name: RouteName }): Promise<string[]> =>
    (await getFirstQueries(name, language)).map(({ operationId, query }) => {
      const path = pathByOperation.get(operationId);
      if (path === undefined) throw new Error(`The contract has no GET operation "${operationId}".`);
      const request = `${path.replace(/\{\w+\}/, "{}")}?${new URLSearchParams(query).toString()}`;
      return `    <link rel="early-request" data-path-pattern="${pattern.source}" data-request="${request}">\n`;
    });
  return (await Promise.all(getDynamicRoutes().map(renderLinks))).flat(2).join("");
}

async function readPathsOfReads(): Promise<Map<string, string>> {
  const { paths } = await readContract();
  return new Map(Object.entries(paths).map(([path, item]) => [item["get"]?.operationId ?? "", path]));
}
