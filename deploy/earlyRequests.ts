import { readContract } from "../openapi/kit/contract/document.ts";
import type { HeadingFields } from "../src/app/recordHead.ts";
import type { RouteName } from "../src/config/paths.ts";
import type { Language } from "../src/i18n/language.ts";
import { escapeAttribute } from "./escapeHtml.ts";

type PrerenderModule = typeof import("../src/prerender.tsx");

/** Stands for the value that the address has for the param of its route. */
const paramPlaceholder = "{}";

/**
 * Returns links that say which requests the page of each dynamic route begins with. A script of `index.html` starts those of
 * its address, and shows the heading of the record from the first response. They are derived from the route table and from the
 * paths of the contract.
 */
export async function renderEarlyRequestLinks(
  { getDynamicRoutes, getFirstQueries, getParamName }: PrerenderModule,
  language: Language,
): Promise<string> {
  const pathByOperation = await readPathsOfReads();
  return getDynamicRoutes()
    .flatMap(({ pattern, name, headingFields }) =>
      getFirstQueries(name, { [getParamName(name)]: paramPlaceholder }, language).map(
        (query, index) =>
          `    <link rel="early-request" data-path-pattern="${pattern.source}"${index === 0 ? renderHeadingFields(headingFields) : ""} data-request="${getRequest(pathByOperation, query)}">\n`,
      ),
    )
    .join("");
}

const renderHeadingFields = (fields: HeadingFields | undefined): string =>
  Object.entries(fields ?? {})
    .map(([part, field]) => ` data-${part}="${field}"`)
    .join("");

/** Returns links that say which requests a page begins with when its address has no query string. */
export async function renderEarlyRequestLinksOfPage(
  { getFirstQueries }: PrerenderModule,
  { routeName, params }: { routeName: RouteName; params: Readonly<Record<string, string>> },
  language: Language,
): Promise<string> {
  const pathByOperation = await readPathsOfReads();
  return getFirstQueries(routeName, params, language)
    .map((query) => `    <link rel="early-request" data-request="${getRequest(pathByOperation, query)}">\n`)
    .join("");
}

type FirstQuery = ReturnType<PrerenderModule["getFirstQueries"]>[number];

/** Returns the path of a request below the API base, with its query string as the client of the portal writes it. */
function getRequest(
  pathByOperation: ReadonlyMap<string, string>,
  { operationId, pathValues, query }: FirstQuery,
): string {
  const template = pathByOperation.get(operationId);
  if (template === undefined) throw new Error(`The contract has no GET operation "${operationId}".`);
  let path = template;
  for (const value of pathValues) path = path.replace(/\{\w+\}/, value);
  const search = new URLSearchParams(query)
    .toString()
    .replaceAll(encodeURIComponent(paramPlaceholder), paramPlaceholder);
  return escapeAttribute(`${path}?${search}`);
}

let pathsOfReads: Promise<ReadonlyMap<string, string>> | undefined;

/** Returns the path of each GET operation by its id. */
function readPathsOfReads(): Promise<ReadonlyMap<string, string>> {
  pathsOfReads ??= readContract().then(
    ({ paths }) => new Map(Object.entries(paths).map(([path, item]) => [item["get"]?.operationId ?? "", path])),
  );
  return pathsOfReads;
}
