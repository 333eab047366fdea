import { useEffect, type ReactNode } from "react";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getSessionUser } from "../../auth/sessionStore.ts";
import { redirectToLogin, redirectToLoginAutomatically } from "../../auth/loginRedirect.ts";
import { paths } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useDialog } from "../../state/useDialog.ts";
import { markOffline } from "../../state/viewState.ts";
import { saveReturnPath } from "./saveReturnPath.ts";
import type { RouteDefinition } from "../routes.ts";
import { useHasAccountLanguage } from "../session/useHasAccountLanguage.ts";
import { useSession } from "../session/useSession.ts";
import { checkAccess } from "./routeAccess.ts";
import { loginIcon } from "../../components/icons/paths/loginIcon.ts";

/** Renders a page when the session may open it; otherwise a skeleton, a sign-in prompt, or an explanation. */
export function RouteGuard({ route, children }: { route: RouteDefinition; children: ReactNode }): ReactNode {
  const t = useT();
  const session = useSession();
  const hasLanguage = useHasAccountLanguage(getSessionUser(session));
  const access = hasLanguage || route.access === "public" ? checkAccess(route, session) : "wait";
  // After a sign-out or an expired session, an automatic redirect would sign the user in again.
  const isRedirecting =
    access === "signIn" &&
    session.state === "anonymous" &&
    session.signedOut !== true &&
    route.redirectsToLogin === true;

  useEffect(() => {
    if (!isRedirecting) return;
    saveReturnPath();
    redirectToLoginAutomatically();
  }, [isRedirecting]);

  if (access === "open") return children;
  // The banner of the layout says whose data it is about, and offers to try again and to sign out.
  if (access === "wait" && session.state === "unknown" && session.failure !== undefined)
    return (
      <PageLayout title={t(route.titleId)}>
        <EmptyState title={getFailureMessage(t, session.failure)} />
      </PageLayout>
    );
  if (access === "wait") return <Skeleton shape="page" title={t(route.titleId)} />;
  if (access === "closed" || access === "noOrganisation") {
    return (
      <PageLayout title={t(route.titleId)}>
        <EmptyState
          title={t(`access.${access}`)}
          action={<ButtonLink href={paths.eServices}>{t("empty.toServices")}</ButtonLink>}
        >
          {t(`access.${access}Text`)}
        </EmptyState>
      </PageLayout>
    );
  }
  return (
    <PageLayout title={t(route.titleId)}>
      <SignInPrompt hasEnded={session.state === "ended"} allowsForeignSignIn={route.access === "signedIn"} />
    </PageLayout>
  );
}

/**
 * Renders that the page requires a sign-in, or that the session has ended, with the button to sign in; with one for foreign
 * organisations where they may open the page.
 */
function SignInPrompt({
  hasEnded,
  allowsForeignSignIn,
}: {
  hasEnded: boolean;
  allowsForeignSignIn: boolean;
}): ReactNode {
  const t = useT();
  const { open } = useDialog();
  const signIn = (
    <>
      <Button
        tone="primary"
        icon={loginIcon}
        onClick={() => {
          saveReturnPath();
          redirectToLogin().catch(markOffline);
        }}
      >
        {t("signIn.identity")}
      </Button>
      {allowsForeignSignIn && <Button onClick={() => open("login")}>{t("signIn.foreign")}</Button>}
    </>
  );
  return (
    <EmptyState title={t(hasEnded ? "session.ended" : "session.notSignedIn")} action={signIn}>
      {t(hasEnded ? "session.endedText" : "session.notSignedInText")}
    </EmptyState>
  );
}
