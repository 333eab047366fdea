import { useEffect } from "react";
import { proxy } from "valtio";
import type { RouteName } from "../config/paths.ts";

/** What a page calls itself once it knows what it shows, and the section it belongs to where that is not its screen's. */
export type PageTitle = { title: string; parentRoute?: RouteName };

const mutablePageTitleStore = proxy<{ current: PageTitle | undefined }>({ current: undefined });

/** The name of the page that is shown, for the browser's tab and the breadcrumb: `useSnapshot(pageNameStore).current`. */
export const pageTitleStore: { readonly current: PageTitle | undefined } = mutablePageTitleStore;

/** Names the page after what it shows, as an article by its headline, for as long as it is shown. */
export function usePageTitle(title: string, parentRoute?: RouteName): void {
  useEffect(() => {
    const name: PageTitle = { title, ...(parentRoute !== undefined && { parentRoute }) };
    mutablePageTitleStore.current = name;
    return () => {
      mutablePageTitleStore.current = undefined;
    };
  }, [title, parentRoute]);
}
