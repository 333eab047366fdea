import { getFailure } from "../../api/failure.ts";
import type { SearchResults } from "../../generated/contract.d.ts";
import { defaultPerPage, maxPerPage } from "../../generated/perPage.ts";
import { searchPortal } from "../../generated/queries/search/index.ts";

type SearchParams = Parameters<typeof searchPortal>[0];

/** Returns the first results: as many as one request can have, or ten from a server that refuses so many. */
export function readFirstResults(
  params: Pick<SearchParams, "word" | "lang">,
  signal: AbortSignal,
): Promise<SearchResults> {
  const read = (perPage: number): Promise<SearchResults> => searchPortal({ ...params, page: 1, perPage }, signal);
  return read(maxPerPage).catch((error: unknown) => {
    if (getFailure(error)?.kind !== "invalid") throw error;
    return read(defaultPerPage);
  });
}

/** Returns a further page of results; an empty one from a server that refuses the page after the last one. */
export const readFurtherPage = (params: SearchParams, signal: AbortSignal): Promise<SearchResults> =>
  searchPortal(params, signal).catch((error: unknown) => {
    const kind = getFailure(error)?.kind;
    if (kind !== "notFound" && kind !== "invalid") throw error;
    return { items: [] };
  });
