import { useLocation } from "wouter";
import { parsePage } from "./useListParams.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** Returns the page number in the URL query (`?page=2`), counted from 1, and its setter. */
export function usePageParam(paramName = "page"): [page: number, setPage: (page: number) => void] {
  const search = useQueryParams();
  const [path, navigate] = useLocation();
  const setPage = (page: number): void => {
    if (page === 1) search.delete(paramName);
    else search.set(paramName, String(page));
    navigate(search.size === 0 ? path : `${path}?${search.toString()}`);
  };
  return [parsePage(search.get(paramName)), setPage];
}
