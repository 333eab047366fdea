import { useEffect } from "react";
import { pageTitleStore, setPageTitle, type PageTitle } from "./pageTitle.ts";

// Apart from pageTitle.ts, which the first view reads: only pages with a title of their own load this module.

/** Sets the title of the page to that of its content, such as the headline of a post, while it is mounted. */
export function usePageTitle(title: string, { lang, name, parentRoute }: Omit<PageTitle, "title"> = {}): void {
  useEffect(() => {
    setPageTitle({ title, lang, name, parentRoute });
    return () => setPageTitle(undefined);
  }, [title, lang, name, parentRoute]);
}

/**
 * Sets the title of a page that the server has rendered, until its content is mounted or the visitor leaves: breadcrumbs are
 * hydrated before the content.
 */
export function setRenderedPageTitle(title: PageTitle | undefined): void {
  setPageTitle(title);
  const rendered = pageTitleStore.current;
  const clear = (): void => {
    if (pageTitleStore.current === rendered) setPageTitle(undefined);
  };
  // The events of the router for a new address.
  if (title !== undefined && typeof document !== "undefined")
    for (const type of ["pushState", "popstate"]) addEventListener(type, clear, { once: true });
}
