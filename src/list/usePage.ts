import { useLocation, useSearch } from "wouter";

/** The page of a list that the address names (`?page=2`), counted from 1, and the way to another one. */
export function usePage(): [page: number, go: (page: number) => void] {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const asked = Number(search.get("page") ?? 1);
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  const go = (next: number): void => {
    search.set("page", String(next));
    navigate(`${path}?${search.toString()}`);
  };
  return [page, go];
}
