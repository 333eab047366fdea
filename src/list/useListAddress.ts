import { useLocation, useSearch } from "wouter";

/** What an address says of a list, and the ways to another address of it. Nothing of a list is kept anywhere else. */
export type ListAddress = {
  /** The filters in force; a filter that the address leaves out is absent. */
  values: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** `field.asc` or `field.desc`; absent for the service's own order. */
  sort: string | undefined;
  /** Filters anew, from the first page; an empty text takes a filter away. */
  apply: (values: Readonly<Record<string, string>>) => void;
  go: (page: number) => void;
  order: (sort: string) => void;
};

/** Reads and writes the filters, the order and the page of a list in the query of the address: it can be shared, and Back works. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const search = new URLSearchParams(useSearch());
  const [path, navigate] = useLocation();
  const visit = (change: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === "") search.delete(name);
      else search.set(name, value);
    }
    const query = search.toString();
    navigate(query === "" ? path : `${path}?${query}`);
  };
  const asked = Number(search.get("page") ?? 1);
  return {
    values: Object.fromEntries(filters.flatMap((name) => (search.get(name) ? [[name, search.get(name)?.slice(0, 200) ?? ""]] : []))),
    page: Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1,
    sort: search.get("sort") ?? undefined,
    apply: (values) => visit({ ...values, page: undefined }),
    go: (page) => visit({ page: page === 1 ? undefined : String(page) }),
    order: (sort) => visit({ sort, page: undefined }),
  };
}
