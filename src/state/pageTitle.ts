import { proxy } from "valtio";
import type { RouteName } from "../config/paths.ts";
import type { Language } from "../i18n/language.ts";

/**
 * The title of the content of a page, its language when that is not the requested one, the only part in that language if the
 * title has others, and its section where that differs from the section of the route.
 */
export type PageTitle = {
  title: string;
  lang?: Language | undefined;
  name?: string | undefined;
  parentRoute?: RouteName | undefined;
};

const mutablePageTitleStore = proxy<{ current: PageTitle | undefined }>({ current: undefined });

/** The title of the current page for the document title and breadcrumbs: `useSnapshot(pageTitleStore).current`. */
export const pageTitleStore: { readonly current: PageTitle | undefined } = mutablePageTitleStore;

/** Sets the title of the current page; `undefined` for that of its route. */
export function setPageTitle(title: PageTitle | undefined): void {
  mutablePageTitleStore.current = title;
}
