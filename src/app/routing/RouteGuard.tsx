import { useEffect, type ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { leaveForIdentity, leaveForIdentityOnce } from "../../auth/loginRedirect.ts";
import { paths } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { rememberPlace } from "./saveReturnPath.ts";
import type { Screen } from "../routes.ts";
import { useSession } from "../session/useSession.ts";
import { verdict } from "./routeAccess.ts";

/** Shows a screen to whoever may see it, and tells everybody else what to do instead. */
export function Guard({ screen, children }: { screen: Screen; children: ReactNode }): ReactNode {
  const say = useWords();
  const session = useSession();
  const answer = verdict(screen.access, session);
  // Whoever has just signed out, or whose session ended, is not sent to sign in again; a visitor who never was in is.
  const leaves = answer === "signIn" && session.state === "anonymous" && session.signedOut !== true && screen.leavesToSignIn === true;

  useEffect(() => {
    if (!leaves) return;
    rememberPlace();
    leaveForIdentityOnce();
  }, [leaves]);

  if (answer === "open") return children;
  if (answer === "wait") {
    // Once reading the user has failed nothing is under way: the banner above says so and offers to try again.
    const failed = session.state === "unknown" && session.failure !== undefined;
    return <Skeleton shape="page" title={say(screen.title)} label={say("state.loading")} slow={failed ? undefined : say("state.stillWorking")} />;
  }
  if (answer === "closed") {
    return (
      <Page title={say(screen.title)}>
        <EmptyState title={say("access.closed")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
          {say("access.closedText")}
        </EmptyState>
      </Page>
    );
  }
  const signIn = (
    <Button
      tone="primary"
      icon="login"
      onClick={() => {
        rememberPlace();
        void leaveForIdentity();
      }}
    >
      {say("signIn.identity")}
    </Button>
  );
  return (
    <Page title={say(screen.title)}>
      <EmptyState title={say(session.state === "ended" ? "session.ended" : "session.notSignedIn")} action={signIn}>
        {say(session.state === "ended" ? "session.endedText" : "session.notSignedInText")}
      </EmptyState>
    </Page>
  );
}
