import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { initSession } from "../auth/initSession.ts";
import type { User } from "../auth/sessionStore.ts";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { requestConfirmation } from "../state/confirmation.ts";
import { DialogHost } from "./dialogs/DialogHost.tsx";
import { getUserName } from "./session/getUserName.ts";
import { preloadOnIntent } from "./routing/preloadOnIntent.ts";
import { SessionEffects } from "./session/SessionEffects.tsx";
import { unregisterForeignWorkers } from "./unregisterForeignWorkers.ts";

/** Restores the session, and renders its effects and the dialogs. */
export default function AppEffects(): ReactNode {
  const t = useT();
  const confirmUser = useEffectEvent((user: User) =>
    requestConfirmation({
      message: t("session.continueAs", { name: getUserName(t, user) }),
      acceptLabel: t("session.continue"),
      rejectLabel: t("session.notMe"),
    }),
  );
  useEffect(() => {
    // index.html has hidden the sign-in links where tokens are stored. From now on React decides.
    const showSignInLinks = (): void => void delete document.documentElement.dataset["signedIn"];
    initSession((user) => confirmUser(user)).then(showSignInLinks, (error: unknown) => {
      showSignInLinks();
      throw error;
    });
  }, []);
  useEffect(() => {
    if (import.meta.env.MODE === "production") void unregisterForeignWorkers();
  }, []);
  useEffect(preloadOnIntent, []);
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
