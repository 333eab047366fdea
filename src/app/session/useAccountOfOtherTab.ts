import { useEffect, useEffectEvent, useRef } from "react";
import { isOwnChoice } from "../../auth/applyAccountChoice.ts";
import { sessionStore } from "../../auth/sessionStore.ts";
import { getApplicantName } from "../../auth/userName.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { dismissToast, showToast } from "../../state/toasts.ts";

/** The longest time that browsers wait for, 24 days, in milliseconds. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Shows for whom the person acts since another account was chosen in another tab: as soon as this tab is visible, and until
 * the toast is dismissed or another account is chosen.
 */
export function useAccountOfOtherTab(accountKey: string): void {
  const t = useT();
  const previousAccountKey = useRef(accountKey);
  const showAccount = useEffectEvent((): string | undefined => {
    const { current } = sessionStore;
    // The dialog asks for whom the person acts.
    if (current.state !== "signedIn") return undefined;
    const name = getApplicantName(t, current.user);
    return showToast({ tone: "info", text: t("account.ofOtherTab", { name }), durationMs: longestTimerMs });
  });

  useEffect(() => {
    const hasChanged = previousAccountKey.current !== accountKey;
    previousAccountKey.current = accountKey;
    if (!hasChanged || isOwnChoice()) return undefined;
    let toastId: string | undefined;
    const showWhenVisible = (): void => {
      if (document.visibilityState === "visible") toastId ??= showAccount();
    };
    showWhenVisible();
    document.addEventListener("visibilitychange", showWhenVisible);
    return () => {
      document.removeEventListener("visibilitychange", showWhenVisible);
      if (toastId !== undefined) dismissToast(toastId);
    };
  }, [accountKey]);
}
