import { useEffect, type ReactNode } from "react";
import { initSession } from "../auth/initSession.ts";
import { DialogHost } from "./dialogs/DialogHost.tsx";
import { preloadOnIntent } from "./routing/preloadOnIntent.ts";
import { SessionEffects } from "./session/SessionEffects.tsx";
import { unregisterForeignWorkers } from "./unregisterForeignWorkers.ts";

/** Everything beside the page: finding out who is here and what follows from it, and the dialogs. */
export default function AppEffects(): ReactNode {
  useEffect(() => {
    // From now on it is known whether the ways to sign in are wanted; index.html had hidden them where a sign-in is kept.
    const known = (): void => void delete document.documentElement.dataset["signedIn"];
    initSession().then(known, (error: unknown) => {
      known();
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
