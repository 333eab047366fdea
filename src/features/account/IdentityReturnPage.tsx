import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { identityLoginStore, type IdentityLoginState } from "../../auth/identityLogin.ts";
import { redirectToLogin } from "../../auth/loginRedirect.ts";
import { sessionStore, type Session } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the return from the identity login: progress, or why the sign-in failed. */
export default function IdentityReturnPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const outcome = useSnapshot(identityLoginStore).current as IdentityLoginState;
  const session = useSnapshot(sessionStore).current as Session;
  // The backend may accept the authorization code and reject the access token.
  const isTokenRejected = outcome.state === "signedIn" && (session.state === "ended" || session.state === "anonymous");
  // The banner of the layout offers to try again and to sign out.
  if (outcome.state === "signedIn" && session.state === "unknown" && session.failure !== undefined)
    return (
      <PageLayout title={title}>
        <EmptyState title={getFailureMessage(t, session.failure)} />
      </PageLayout>
    );
  if (outcome.state === "working" || (outcome.state === "signedIn" && !isTokenRejected)) {
    return (
      <PageLayout title={title}>
        <Skeleton shape="text" label={t("identity.working")} slowMessage={t("state.stillWorking")} />
      </PageLayout>
    );
  }
  const titles = {
    none: t("identity.none"),
    signedIn: t("session.ended"),
    cancelled: t("identity.cancelled"),
    unexpected: t("identity.unexpected"),
    rejected: outcome.state === "rejected" ? getFailureMessage(t, outcome.failure) : "",
  };
  return (
    <PageLayout title={title}>
      <EmptyState
        title={titles[outcome.state]}
        action={
          <>
            <Button tone="primary" icon="login" onClick={() => void redirectToLogin()}>
              {t("signIn.again")}
            </Button>
            <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
          </>
        }
      />
    </PageLayout>
  );
}
