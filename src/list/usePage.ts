import { useListAddress } from "./useListAddress.ts";

/** The page of a list that the address names (`?page=2`), counted from 1, and the way to another one. */
export function usePage(): [page: number, go: (page: number) => void] {
  const { page, go } = useListAddress([]);
  return [page, go];
}
