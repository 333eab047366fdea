import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useSnapshot } from "valtio";
import { getFailure } from "../../api/failure.ts";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useChooseLanguage } from "../../generated/queries/user/index.ts";
import { parseLanguage, type Language } from "../../i18n/language.ts";
import { useLanguage, useLatestT, useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { getAccountKey } from "../../auth/account.ts";
import { identityLoginStore } from "../../auth/identityLoginStore.ts";
import { syncWithOtherTabs } from "../../auth/session.ts";
import { getUserKey, getSessionUser, type Session, type User } from "../../auth/sessionStore.ts";
import { getCurrentSession } from "../../auth/tokenStorage.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { viewState } from "../../state/viewState.ts";
import { dismissToast, dismissToasts, showToast } from "../../state/toasts.ts";
import { isProtectedPath, takeReturnPath } from "../routing/returnPath.ts";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { returnFocus } from "./returnFocus.ts";
import { useHasAccountLanguage } from "./useHasAccountLanguage.ts";
import { useSession } from "./useSession.ts";

// Only signed-in users load it: anonymous visitors need no socket.
const SignedInEffects = lazyWithRetry(() => import("./SignedInEffects.tsx"));

/** Renders the effects of the session: the language and cache of the account, the live feed, toasts and redirects. */
export function SessionEffects(): ReactNode {
  const session = useSession();
  const [path] = useLocation();
  const user = getSessionUser(session);
  const accountKey = user && getAccountKey(user);
  useSaveChosenLanguage(user);
  useCachePerAccount(accountKey);
  useSessionNavigation(session);
  useSyncAfterBfcache();
  return (
    <LazyBoundary resetKey={path}>
      {accountKey !== undefined && <SignedInEffects accountKey={accountKey} />}
    </LazyBoundary>
  );
}

/** Saves a language that the user chooses in the account. */
function useSaveChosenLanguage(user: User | undefined): void {
  const userKey = user && getUserKey(user);
  const t = useT();
  const shownLanguage = useLanguage();
  const [unsaved, setUnsaved] = useState<{ language: Language | undefined }>();
  const reported = useRef<typeof unsaved>(undefined);
  /** The language that the account has on the server, as far as this tab has read or saved it. */
  const accountLanguage = useRef<Language>(undefined);
  const keepAccountLanguage = useEffectEvent(() => {
    accountLanguage.current = parseLanguage(user?.language.isoCode);
  });
  // Only at sign-in: a later read of the user must not undo a choice that is not saved yet.
  useEffect(() => {
    if (userKey !== undefined) keepAccountLanguage();
  }, [userKey]);

  const { chosenLanguage, languageAppliedFor } = useSnapshot(viewState);
  const isLanguageApplied = userKey !== undefined && languageAppliedFor === userKey;
  // The scope sends quick changes one after the other.
  const { mutate: saveLanguage } = useChooseLanguage({
    mutation: {
      scope: { id: "language" },
      meta: { errorDisplay: "silent" },
      onSuccess: () => setUnsaved(undefined),
      // It is not known which language the account has then: the next choice is sent in any case.
      onError: (error, { params }) => {
        accountLanguage.current = undefined;
        if (getFailure(error)?.kind !== "offline") setUnsaved({ language: params?.lang });
      },
    },
  });
  const saveChosenLanguage = useEffectEvent((language: Language) => {
    if (language === accountLanguage.current) return;
    accountLanguage.current = language;
    saveLanguage({ data: { isoCode: language }, params: { lang: language } });
  });
  // A language may be chosen before the sign-in has applied that of the account, and before this component is there.
  useEffect(() => {
    if (isLanguageApplied && chosenLanguage !== undefined) saveChosenLanguage(chosenLanguage.language);
  }, [isLanguageApplied, chosenLanguage]);

  const reportUnsaved = useEffectEvent(() => {
    if (reported.current === unsaved) return;
    reported.current = unsaved;
    showToast({ tone: "error", text: t("language.notSaved") });
  });
  // In the chosen language: its messages may arrive after the response.
  useEffect(() => {
    if (unsaved?.language === shownLanguage) reportUnsaved();
  }, [unsaved, shownLanguage]);
}

/**
 * Removes the responses of another user or account from the cache, and the toasts and mutations of a person whose session is
 * over: no toast reports the result of what is still being sent.
 */
function useCachePerAccount(accountKey: string | undefined): void {
  const queryClient = useQueryClient();
  const previousAccountKey = useRef(accountKey);
  useEffect(() => {
    const previous = previousAccountKey.current;
    previousAccountKey.current = accountKey;
    if (previous === undefined || previous === accountKey) return;
    if (accountKey === undefined) {
      // Before the toast about the end of the session.
      dismissToasts();
      queryClient.getMutationCache().clear();
    }
    returnFocus(queryClient.resetQueries());
  }, [accountKey, queryClient]);
}

/**
 * Follows the other tabs when a page comes back from the back/forward cache in which nobody was signed in: some browsers do
 * not tell it what happened meanwhile. That of a person follows by its guard (`bfcacheGuard.ts`).
 */
function useSyncAfterBfcache(): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && getCurrentSession() === undefined) void syncWithOtherTabs();
    };
    addEventListener("pageshow", onPageShow);
    return () => removeEventListener("pageshow", onPageShow);
  }, []);
}

/**
 * Navigates and shows a toast after sign-in, sign-out, a cancelled sign-in and the end of the session, and when the server
 * refuses to show the user.
 */
function useSessionNavigation(session: Session): void {
  const latestT = useLatestT();
  const [path, navigate] = useLocation();
  const login = useSnapshot(identityLoginStore).current;
  const identityLogin = login.state;
  const greeting = login.state === "signedIn" ? login.message : undefined;
  const user = getSessionUser(session);
  // In the language of the account, like the page to which the login returns.
  const isUserShown = useHasAccountLanguage(user) && user !== undefined;
  const hasSignedOut = session.state === "anonymous" && session.signedOut === true;
  const wasRejected = session.state === "anonymous" && session.wasRejected === true;
  const hasEnded = session.state === "ended";
  const userFailure = session.state === "unknown" ? session.failure : undefined;
  const isUserForbidden = userFailure?.kind === "forbidden";

  useEffect(() => {
    if (hasSignedOut) navigate(paths.home);
  }, [hasSignedOut, navigate]);

  useEffect(() => {
    if (identityLogin !== "signedIn" || path !== paths.identityReturn || !isUserShown) return;
    showToast({ tone: "success", text: greeting ?? latestT.current("logged_in_successfully") });
    navigate(takeReturnPath(), { replace: true });
  }, [identityLogin, greeting, path, isUserShown, navigate, latestT]);

  useEffect(() => {
    if (identityLogin === "cancelled") showToast({ tone: "info", text: latestT.current("identity.cancelled") });
  }, [identityLogin, latestT]);

  useEffect(() => {
    if (wasRejected) showToast({ tone: "info", text: latestT.current("session.notSignedIn") });
  }, [wasRejected, latestT]);

  useEffect(() => {
    if (!hasEnded) return undefined;
    const id = showToast({ tone: "error", text: latestT.current("session.ended") });
    // As an error it would stay, also beside the greeting after the next sign-in.
    return () => dismissToast(id);
  }, [hasEnded, latestT]);
  const reportForbiddenUser = useEffectEvent(() => {
    // Public pages stay open: with each load, a stored session would close them to this person.
    if (path === paths.identityReturn || isProtectedPath(path)) navigate(paths.home, { replace: true });
    return showToast({
      tone: "error",
      text: getFailureMessage(latestT.current, userFailure ?? { kind: "forbidden" }),
    });
  });
  // Once for a session: the banner of the layout offers to try again and to sign out.
  useEffect(() => {
    if (!isUserForbidden) return undefined;
    const id = reportForbiddenUser();
    return () => dismissToast(id);
  }, [isUserForbidden]);
}
