import { useEffect } from "react";
import { proxy } from "valtio";
import type { PathName } from "../config/paths.ts";

/** What a page calls itself once it knows what it shows, and the section it belongs to where that is not its screen's. */
export type PageName = { title: string; under?: PathName };

const store = proxy<{ current: PageName | undefined }>({ current: undefined });

/** The name of the page that is shown, for the browser's tab and the breadcrumb: `useSnapshot(pageNameStore).current`. */
export const pageNameStore: { readonly current: PageName | undefined } = store;

/** Names the page after what it shows, as an article by its headline, for as long as it is shown. */
export function usePageName(title: string, under?: PathName): void {
  useEffect(() => {
    const name: PageName = { title, ...(under !== undefined && { under }) };
    store.current = name;
    return () => {
      store.current = undefined;
    };
  }, [title, under]);
}
