import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { failureWords } from "../../api/failureMessage.ts";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { identityStore, type IdentityReturn as Return } from "../../auth/identityLogin.ts";
import { leaveForIdentity } from "../../auth/loginRedirect.ts";
import { sessionStore } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Where the state identity login returns to: signing in, or why that did not work out. */
export default function IdentityReturn({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const outcome = useSnapshot(identityStore).now as Return;
  const session = useSnapshot(sessionStore).now.state;
  // The service may take a code and refuse whoever came with it.
  const refused = outcome.state === "signedIn" && (session === "ended" || session === "anonymous");
  if (outcome.state === "working" || (outcome.state === "signedIn" && !refused)) {
    return (
      <Page title={title}>
        <Skeleton shape="text" label={say("identity.working")} slow={say("state.stillWorking")} />
      </Page>
    );
  }
  const words = {
    none: say("identity.nothing"),
    signedIn: say("session.ended"),
    cancelled: say("identity.cancelled"),
    strange: say("identity.strange"),
    refused: outcome.state === "refused" ? failureWords(say, outcome.failure) : "",
  };
  return (
    <Page title={title}>
      <EmptyState
        title={words[outcome.state]}
        action={
          <>
            <Button tone="primary" icon="login" onClick={leaveForIdentity}>
              {say("signIn.again")}
            </Button>
            <ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>
          </>
        }
      />
    </Page>
  );
}
