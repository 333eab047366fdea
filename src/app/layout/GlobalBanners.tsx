import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../i18n/Words.tsx";
import { readUser } from "../../auth/session.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { useHydrated } from "../../components/loading/useHydrated.ts";
import { shared } from "../../state/viewState.ts";
import { StatusBanner } from "./ServiceStatusBanner.tsx";
import { useSession } from "../session/useSession.ts";

/** What stands above every page when something is amiss: the service, reading who is here, the live feed. */
export default function Banners(): ReactNode {
  const say = useWords();
  const session = useSession();
  const { feed } = useSnapshot(shared);
  const hydrated = useHydrated();
  return (
    <>
      <StatusBanner />
      {session.state === "unknown" && session.failure !== undefined ? (
        <Banner tone="warning" title={say("session.notRead")} announce="polite" action={<Button onClick={() => void readUser()}>{say("action.tryAgain")}</Button>} />
      ) : hydrated && (feed === "down" || feed === "stopped") ? (
        <Banner tone="info">{say("feed.down")}</Banner>
      ) : undefined}
    </>
  );
}
