import { useEffect } from "react";
import { proxy } from "valtio";
import type { RouteName } from "../config/paths.ts";

/** The title of the content of a page, and its section where that differs from the section of the route. */
export type PageTitle = { title: string; parentRoute?: RouteName };

const mutablePageTitleStore = proxy<{ current: PageTitle | undefined }>({ current: undefined });

/** The title of the current page for the document title and breadcrumbs: `useSnapshot(pageTitleStore).current`. */
export const pageTitleStore: { readonly current: PageTitle | undefined } = mutablePageTitleStore;

/** Sets the title of the page to that of its content, such as the headline of a post, while it is mounted. */
export function usePageTitle(title: string, parentRoute?: RouteName): void {
  useEffect(() => {
    const pageTitle: PageTitle = { title, ...(parentRoute !== undefined && { parentRoute }) };
    mutablePageTitleStore.current = pageTitle;
    return () => {
      mutablePageTitleStore.current = undefined;
    };
  }, [title, parentRoute]);
}

/**
 * Sets the title of a page that the server has rendered, until its content is mounted or the visitor leaves: breadcrumbs are
 * hydrated before the content.
 */
export function setRenderedPageTitle(title: PageTitle | undefined): void {
  mutablePageTitleStore.current = title;
  const rendered = mutablePageTitleStore.current;
  const clear = (): void => {
    if (mutablePageTitleStore.current === rendered) mutablePageTitleStore.current = undefined;
  };
  // The events of the router for a new address.
  if (title !== undefined && typeof document !== "undefined")
    for (const type of ["pushState", "popstate"]) addEventListener(type, clear, { once: true });
}
