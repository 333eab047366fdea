import { useLocation, useSearch } from "wouter";
import { listServicesWord } from "../../generated/maxLengths.ts";
import { isIsoDate } from "../../i18n/dateInput.ts";

/** The most characters of a text that is looked for in a list; the contract has one limit for all lists. */
export const filterTextMaxLength = listServicesWord;

/** What a list can be narrowed by: a text to type, a day, a code of 4 to 10 digits, or a choice of values with their words. */
export type ListFilter = "text" | "date" | "code" | readonly { value: string; label: string }[];

/** What an address says of a list, and the ways to another address of it. Nothing of a list is kept anywhere else. */
export type ListParams = {
  /** The filters in force; a filter that the address leaves out is absent. */
  filterValues: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** `field.asc` or `field.desc`; absent for the service's own order. */
  sort: string | undefined;
  /** Filters anew, from the first page; an empty text takes a filter away. */
  setPage: (page: number) => void;
  setFilters: (values: Readonly<Record<string, string>>) => void;
  setSort: (sort: string) => void;
};

/**
 * Reads and writes the filters, the order and the page of a list in the query of the address: it can be shared, and Back works.
 * What an address says that is no value of a filter, no day and no order of one of the fields `sorts` counts as not said.
 */
export function useListParams(
  filters: Readonly<Partial<Record<string, ListFilter>>>,
  sortFields: readonly string[] = [],
): ListParams {
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
  const order = search.get("sort") ?? "";
  return {
    filterValues: Object.fromEntries(
      Object.entries(filters).flatMap(([name, filter]) => {
        const said = search.get(name)?.trim().slice(0, filterTextMaxLength) ?? "";
        return said !== "" && filter !== undefined && isValidFilterValue(filter, said) ? [[name, said]] : [];
      }),
    ),
    page: parsePage(search.get("page")),
    sort: sortFields.some((field) => order === `${field}.asc` || order === `${field}.desc`) ? order : undefined,
    setPage: (page) => visit({ page: page === 1 ? undefined : String(page) }),
    setFilters: (values) => visit({ ...values, page: undefined }),
    setSort: (sort) => visit({ sort, page: undefined }),
  };
}

/** The page that an address asks for; the first one for whatever is no page. */
export function parsePage(rawPage: string | null): number {
  const page = Number(rawPage ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Whether what an address says of a filter can be its value; anything else would only make the service refuse the call. */
export function isValidFilterValue(filter: ListFilter, rawValue: string): boolean {
  if (filter === "text") return true;
  if (filter === "date") return isIsoDate(rawValue);
  if (filter === "code") return /^\d{4,10}$/.test(rawValue);
  return filter.some(({ value }) => value === rawValue);
}
