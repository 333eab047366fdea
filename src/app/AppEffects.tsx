import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
// What follows a mutation: nothing of the first view sends one.
import "../api/registerMutationRules.ts";
import { useLanguage } from "../i18n/IntlProvider.tsx";
import { trackPressedControl } from "../state/pressedControl.ts";
import { DialogHost } from "./dialogs/DialogHost.tsx";
import { preloadOnIntent } from "./routing/preloadOnIntent.ts";
import { preloadVisibleLinks } from "./routing/preloadVisibleLinks.ts";
import { SessionEffects } from "./session/SessionEffects.tsx";
import { unregisterForeignWorkers } from "./unregisterForeignWorkers.ts";

/** Renders the effects of the session and the dialogs. */
export default function AppEffects(): ReactNode {
  useEffect(() => {
    if (import.meta.env.MODE === "production") void unregisterForeignWorkers();
  }, []);
  useEffect(trackPressedControl, []);
  useEffect(preloadOnIntent, []);
  useEffect(preloadVisibleLinks, []);
  useHeadOfFirstPage();
  return (
    <>
      <DialogHost />
      <SessionEffects />
    </>
  );
}

/**
 * Removes what the head says about the page of the document, such as its canonical address, once another page or language is
 * shown: browsers share the canonical address.
 */
function useHeadOfFirstPage(): void {
  const [path] = useLocation();
  const shown = `${useLanguage()} ${path}`;
  const [first] = useState(shown);
  useEffect(() => {
    if (shown !== first)
      for (const element of document.querySelectorAll("link[rel=canonical], link[hreflang], meta[property]"))
        element.remove();
  }, [first, shown]);
}
