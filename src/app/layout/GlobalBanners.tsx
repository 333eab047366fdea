import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { reloadUser } from "../../auth/session.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { viewState } from "../../state/viewState.ts";
import { ServiceStatusBanner } from "./ServiceStatusBanner.tsx";
import { useSession } from "../session/useSession.ts";

/** What stands above every page when something is amiss: the service, reading who is here, the live feed. */
export default function GlobalBanners(): ReactNode {
  const t = useT();
  const session = useSession();
  const { realtimeState } = useSnapshot(viewState);
  const hydrated = useHydrated();
  return (
    <>
      <ServiceStatusBanner />
      {session.state === "unknown" && session.failure !== undefined ? (
        <Banner
          tone="warning"
          title={t("session.notRead")}
          announce="polite"
          action={<Button onClick={() => void reloadUser()}>{t("action.tryAgain")}</Button>}
        />
      ) : hydrated && (realtimeState === "down" || realtimeState === "stopped") ? (
        <Banner tone="info">{t("feed.down")}</Banner>
      ) : undefined}
    </>
  );
}
