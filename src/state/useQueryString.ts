import { useRouter } from "wouter";

/**
 * Returns the query string of the address as it is there, empty while a page is prerendered. `useSearch` of the router decodes
 * it: `URLSearchParams` would decode `%2520` twice.
 */
export function useQueryString(): string {
  const router = useRouter();
  return router.searchHook(router);
}

/** Returns the parameters of `useQueryString`: a new object for each rendering. */
export const useQueryParams = (): URLSearchParams => new URLSearchParams(useQueryString());
