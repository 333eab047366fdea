import { useEffect, type ReactNode } from "react";
import { initSession } from "../auth/initSession.ts";
import { DialogHost } from "./dialogs/DialogHost.tsx";
import { preloadOnIntent } from "./routing/preloadOnIntent.ts";
import { SessionEffects } from "./session/SessionEffects.tsx";
import { unregisterForeignWorkers } from "./unregisterForeignWorkers.ts";

/** Restores the session, and renders its effects and the dialogs. */
export default function AppEffects(): ReactNode {
  useEffect(() => {
    // index.html has hidden the sign-in links where tokens are stored. From now on React decides.
    const showSignInLinks = (): void => void delete document.documentElement.dataset["signedIn"];
    initSession().then(showSignInLinks, (error: unknown) => {
      showSignInLinks();
      throw error;
    });
  }, []);
  useEffect(() => {
    if (import.meta.env.MODE === "production") void unregisterForeignWorkers();
  }, []);
  useEffect(preloadOnIntent, []);
  return (
    <>
      <DialogHost />
      <SessionEffects />
    </>
  );
}
