import { useLocation, useSearch } from "wouter";
import { parsePage } from "./useListParams.ts";

/** The page of a list that the address names (`?page=2`), counted from 1, and the way to another one. `name` is what the address calls it. */
export function usePageParam(paramName = "page"): [page: number, go: (page: number) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const go = (page: number): void => {
    if (page === 1) search.delete(paramName);
    else search.set(paramName, String(page));
    navigate(search.size === 0 ? path : `${path}?${search.toString()}`);
  };
  return [parsePage(search.get(paramName)), go];
}
