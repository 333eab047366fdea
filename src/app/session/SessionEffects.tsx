import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useSnapshot } from "valtio";
import { invalidationsOnSignIn } from "../../api/invalidations.ts";
import { useChooseLanguage as useSaveLanguage } from "../../generated/queries/user/user.ts";
import { parseLanguage, type Language } from "../../i18n/language.ts";
import { useLatestT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { identityLoginStore } from "../../auth/identityLogin.ts";
import { userOf } from "../../auth/sessionStore.ts";
import { lazyComponent } from "../../components/loading/lazyComponent.tsx";
import { viewState } from "../../state/viewState.ts";
import { showToast } from "../../state/toasts.ts";
import { takeReturnPath } from "../routing/returnPath.ts";
import { useSetLanguage } from "../../i18n/LanguageProvider.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { useSession } from "./useSession.ts";

// Fetched for whoever is signed in; a visitor needs no socket.
const SignedIn = lazyComponent(() => import("./SignedInEffects.tsx"));

/** What follows from who is here: the person's language, a cache without anybody else's answers, the live feed, where they land. */
export function SessionEffects(): ReactNode {
  const words = useLatestT();
  const session = useSession();
  const choose = useSetLanguage();
  const cache = useQueryClient();
  const [path, navigate] = useLocation();
  const identity = useSnapshot(identityLoginStore).current.state;

  const user = userOf(session);
  const userId = user?.id;
  const account = user && `${user.id} ${user.manufacturers.find(({ selected }) => selected)?.id ?? ""}`;
  const signedOut = session.state === "anonymous" && session.signedOut === true;
  const ended = session.state === "ended";

  /** The language of the person's account, as far as is known here. */
  const ofAccount = useRef<Language>(undefined);
  const takeLanguage = useEffectEvent(() => {
    ofAccount.current = parseLanguage(user?.language.isoCode);
    choose(ofAccount.current);
  });
  // The person's own language is taken when they arrive, not at every reading: what they chose since is theirs too.
  useEffect(() => {
    if (userId !== undefined) takeLanguage();
  }, [userId]);

  // Whoever changes the language while they are signed in finds it again everywhere. Quick changes are told one after the other.
  const { chosenLanguage } = useSnapshot(viewState);
  const save = useSaveLanguage({ mutation: { scope: { id: "language" }, meta: { errorDisplay: "silent" } } });
  const tellLanguage = useEffectEvent((chosen: Language) => {
    if (user === undefined || chosen === ofAccount.current) return;
    ofAccount.current = chosen;
    save.mutate({ data: { isoCode: chosen } });
  });
  useEffect(() => {
    if (chosenLanguage !== undefined) tellLanguage(chosenLanguage);
  }, [chosenLanguage]);

  // One person's answers are never shown to another, nor those of one account to the next.
  const before = useRef(account);
  useEffect(() => {
    if (before.current !== undefined && before.current !== account) void cache.resetQueries();
    else if (before.current !== account) {
      for (const read of invalidationsOnSignIn) {
        // An answer to nobody that is still on its way must not arrive as the newest one.
        void cache.cancelQueries({ queryKey: [read] }).then(() => cache.invalidateQueries({ queryKey: [read] }));
      }
    }
    before.current = account;
  }, [account, cache]);

  useEffect(() => {
    if (signedOut) navigate(paths.home);
  }, [signedOut, navigate]);

  useEffect(() => {
    if (identity !== "signedIn" || path !== paths.identityReturn || userId === undefined) return;
    showToast({ tone: "success", text: words.current("logged_in_successfully") });
    navigate(takeReturnPath(), { replace: true });
  }, [identity, path, userId, navigate, words]);

  useEffect(() => {
    if (identity === "cancelled") showToast({ tone: "info", text: words.current("identity.cancelled") });
  }, [identity, words]);

  useEffect(() => {
    if (ended) showToast({ tone: "error", text: words.current("session.ended") });
  }, [ended, words]);

  return <LazyBoundary resetKey={path}>{account !== undefined && <SignedIn accountKey={account} />}</LazyBoundary>;
}
