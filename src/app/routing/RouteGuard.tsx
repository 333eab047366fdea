import { useEffect, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { redirectToLogin, redirectToLoginOnce } from "../../auth/loginRedirect.ts";
import { paths } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { saveReturnPath } from "./saveReturnPath.ts";
import type { RouteDefinition } from "../routes.ts";
import { useSession } from "../session/useSession.ts";
import { checkAccess } from "./routeAccess.ts";

/** Shows a screen to whoever may see it, and tells everybody else what to do instead. */
export function RouteGuard({ route, children }: { route: RouteDefinition; children: ReactNode }): ReactNode {
  const t = useT();
  const session = useSession();
  const answer = checkAccess(route.access, session);
  // Whoever has just signed out, or whose session ended, is not sent to sign in again; a visitor who never was in is.
  const leaves =
    answer === "signIn" &&
    session.state === "anonymous" &&
    session.signedOut !== true &&
    route.redirectsToLogin === true;

  useEffect(() => {
    if (!leaves) return;
    saveReturnPath();
    redirectToLoginOnce();
  }, [leaves]);

  if (answer === "open") return children;
  if (answer === "wait") {
    // Once reading the user has failed nothing is under way: the banner above says so and offers to try again.
    const failed = session.state === "unknown" && session.failure !== undefined;
    return (
      <Skeleton
        shape="page"
        title={t(route.titleId)}
        label={t("state.loading")}
        slowMessage={failed ? undefined : t("state.stillWorking")}
      />
    );
  }
  if (answer === "closed") {
    return (
      <PageLayout title={t(route.titleId)}>
        <EmptyState
          title={t("access.closed")}
          action={<ButtonLink href={paths.eServices}>{t("empty.toServices")}</ButtonLink>}
        >
          {t("access.closedText")}
        </EmptyState>
      </PageLayout>
    );
  }
  const signIn = (
    <Button
      tone="primary"
      icon="login"
      onClick={() => {
        saveReturnPath();
        void redirectToLogin();
      }}
    >
      {t("signIn.identity")}
    </Button>
  );
  return (
    <PageLayout title={t(route.titleId)}>
      <EmptyState title={t(session.state === "ended" ? "session.ended" : "session.notSignedIn")} action={signIn}>
        {t(session.state === "ended" ? "session.endedText" : "session.notSignedInText")}
      </EmptyState>
    </PageLayout>
  );
}
