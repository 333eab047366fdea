import type { QueryFunction, QueryKey } from "@tanstack/react-query";
import type { Language } from "../../i18n/language.ts";

/** What every page is given: its title in the current language, and the parts that its address fills in. */
export type RoutePageProps = { title: string; params: Readonly<Record<string, string>> };

/** A call as the cache of answers knows it, of the options that are generated for it. */
export type PrefetchableQuery = { queryKey: QueryKey; queryFn?: QueryFunction<unknown, QueryKey, never> | undefined };

/**
 * What a page reads as soon as it is drawn at an address with these parts and no query: the options of the very calls that its
 * generated hooks make, so that they can be on their way before. A page says it as its own `reads`.
 */
export type PrefetchQueries = (parts: RoutePageProps["params"], lang: Language) => readonly PrefetchableQuery[];
