import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import type { Language } from "../../i18n/language.ts";

/** The params of an address by their names: `{ id: "7" }` for `/post/7`. */
export type RouteParams = Readonly<Record<string, string>>;

/** The props of every page: its title in the current language, and the params of its address. */
export type RoutePageProps = { title: string; params: RouteParams };

/** The options of a query, as a generated hook passes them to TanStack Query. */
export type PrefetchableQuery = { queryKey: QueryKey; queryFn?: QueryFunction | undefined };

/** Returns the queries that a page runs on its first render, for an address with these params and no query string. */
export type PrefetchQueries = (params: RouteParams, lang: Language) => readonly PrefetchableQuery[];
