import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { failureMessage } from "../../api/failureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { identityLoginStore, type IdentityLoginState as Return } from "../../auth/identityLogin.ts";
import { redirectToLogin } from "../../auth/loginRedirect.ts";
import { sessionStore } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Where the state identity login returns to: signing in, or why that did not work out. */
export default function IdentityReturnPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const outcome = useSnapshot(identityLoginStore).current as Return;
  const session = useSnapshot(sessionStore).current.state;
  // The service may take a code and refuse whoever came with it.
  const refused = outcome.state === "signedIn" && (session === "ended" || session === "anonymous");
  if (outcome.state === "working" || (outcome.state === "signedIn" && !refused)) {
    return (
      <PageLayout title={title}>
        <Skeleton shape="text" label={t("identity.working")} slowMessage={t("state.stillWorking")} />
      </PageLayout>
    );
  }
  const words = {
    none: t("identity.nothing"),
    signedIn: t("session.ended"),
    cancelled: t("identity.cancelled"),
    strange: t("identity.strange"),
    rejected: outcome.state === "rejected" ? failureMessage(t, outcome.failure) : "",
  };
  return (
    <PageLayout title={title}>
      <EmptyState
        title={words[outcome.state]}
        action={
          <>
            <Button tone="primary" icon="login" onClick={redirectToLogin}>
              {t("signIn.again")}
            </Button>
            <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
          </>
        }
      />
    </PageLayout>
  );
}
