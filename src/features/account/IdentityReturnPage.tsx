import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { identityLoginStore, type IdentityLoginState } from "../../auth/identityLoginStore.ts";
import { redirectToLogin } from "../../auth/loginRedirect.ts";
import { sessionStore, type Session } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { useDialog } from "../../state/useDialog.ts";
import { markOffline } from "../../state/viewState.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { loginIcon } from "../../components/icons/paths/loginIcon.ts";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

/** Renders the return from the identity login: progress, or why the sign-in failed. */
export default function IdentityReturnPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { open } = useDialog();
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
  const isWorking = outcome.state === "working" || (outcome.state === "signedIn" && !isTokenRejected);
  const titles = {
    working: "",
    none: t("identity.none"),
    signedIn: t("session.ended"),
    cancelled: t("identity.cancelled"),
    unexpected: t("identity.unexpected"),
    rejected: outcome.state === "rejected" ? getFailureMessage(t, outcome.failure) : "",
  };
  return (
    <PageLayout title={title}>
      {/* The other outcomes have a toast. */}
      <HiddenStatus>{["rejected", "unexpected"].includes(outcome.state) && titles[outcome.state]}</HiddenStatus>
      {isWorking ? (
        <Skeleton shape="text" label={t("identity.working")} />
      ) : (
        <EmptyState
          title={titles[outcome.state]}
          action={
            <>
              <Button tone="primary" icon={loginIcon} onClick={() => void redirectToLogin().catch(markOffline)}>
                {t("signIn.again")}
              </Button>
              <Button onClick={() => open("login")}>{t("signIn.foreign")}</Button>
              <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
            </>
          }
        />
      )}
    </PageLayout>
  );
}
