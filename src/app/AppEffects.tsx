import { useEffect, type ReactNode } from "react";
// What follows a mutation: nothing of the first view sends one.
import "../api/registerMutationRules.ts";
import { trackPressedControl } from "../state/pressedControl.ts";
import { DialogHost } from "./dialogs/DialogHost.tsx";
import { preloadOnIntent } from "./routing/preloadOnIntent.ts";
import { preloadVisibleLinks } from "./routing/preloadVisibleLinks.ts";
import { SessionEffects } from "./session/SessionEffects.tsx";
import { unregisterForeignWorkers } from "./unregisterForeignWorkers.ts";
import { useHeadOfDocument } from "./useHeadOfDocument.ts";

/** Renders the effects of the session and the dialogs. */
export default function AppEffects(): ReactNode {
  useEffect(() => {
    if (import.meta.env.MODE === "production") void unregisterForeignWorkers();
  }, []);
  useEffect(trackPressedControl, []);
  useEffect(preloadOnIntent, []);
  useEffect(preloadVisibleLinks, []);
  useHeadOfDocument();
  return (
    <>
      <DialogHost />
      <SessionEffects />
    </>
  );
}
