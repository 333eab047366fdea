import { useLocation } from "wouter";
import { listServicesWord, searchProductsGoodsCode } from "../../generated/maxLengths.ts";
import { isIsoDate } from "../../i18n/dateInput.ts";
import type { Language } from "../../i18n/language.ts";
import { useQueryParams } from "../../state/useQueryString.ts";

/** The maximum length of a text filter; the contract has one limit for all lists. */
export const filterTextMaxLength = listServicesWord;

/** An option of a filter. `lang` is the language of its label when that is not the requested one. */
export type FilterOption = { value: string; label: string; lang?: Language | undefined };

/** A kind of filter: a text, a date, a code of at least 4 digits, or a choice of options. */
export type ListFilter = "text" | "date" | "code" | readonly FilterOption[];

/** Filters of a list by name. Each is a parameter of the operation: any other would filter nothing. */
export type ListFilters<Query> = Readonly<Partial<Record<keyof Query, ListFilter>>>;

/** The state of a list in the URL query, and its setters. */
type ListParams = {
  /** The values of the applied filters by name. */
  filterValues: Readonly<Record<string, string>>;
  /** Counted from 1. */
  page: number;
  /** `field.asc` or `field.desc`; `undefined` for the default order of the backend. */
  sort: string | undefined;
  /** Applies filters and returns to the first page; an empty value removes a filter. */
  setFilters: (values: Readonly<Record<string, string>>) => void;
  setSort: (sort: string) => void;
};

/**
 * Reads and writes the filters, the order and the page of a list in the URL query, so that lists can be shared and Back works.
 * Ignores values that are invalid for their filter, and orders by a field that is not in `sortFields`.
 */
export function useListParams(
  filters: Readonly<Partial<Record<string, ListFilter>>>,
  sortFields: readonly string[] = [],
): ListParams {
  const search = useQueryParams();
  const [path, navigate] = useLocation();
  const navigateWith = (changes: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, value] of Object.entries(changes)) {
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
        const value = search.get(name)?.trim().slice(0, filterTextMaxLength) ?? "";
        return value !== "" && filter !== undefined && isValidFilterValue(filter, value) ? [[name, value]] : [];
      }),
    ),
    page: parsePage(search.get("page")),
    sort: sortFields.some((field) => order === `${field}.asc` || order === `${field}.desc`) ? order : undefined,
    setFilters: (values) => navigateWith({ ...values, page: undefined }),
    setSort: (sort) => navigateWith({ sort, page: undefined }),
  };
}

/** Parses a page number; returns 1 for an invalid one. */
export function parsePage(rawPage: string | null): number {
  const page = Number(rawPage ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}

/** Returns whether a value is valid for a filter. The backend would reject a request with an invalid one. */
export function isValidFilterValue(filter: ListFilter, rawValue: string): boolean {
  if (filter === "text") return true;
  if (filter === "date") return isIsoDate(rawValue);
  if (filter === "code") return /^\d{4,}$/.test(rawValue) && rawValue.length <= searchProductsGoodsCode;
  return filter.some(({ value }) => value === rawValue);
}
