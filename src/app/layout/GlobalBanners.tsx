import { useEffect, useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { blockedLogins, canCompleteLogin } from "../../auth/loginRedirect.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { getSessionUser } from "../../auth/sessionStore.ts";
import { deviceStore } from "../../config/storage.ts";
import { useHydrated } from "../../components/loading/hydration.ts";
import { viewState } from "../../state/viewState.ts";
import { ServiceStatusBanner } from "./ServiceStatusBanner.tsx";
import { UserFailureBanner } from "./UserFailureBanner.tsx";
import { useOutdatedRelease } from "./useOutdatedRelease.ts";
import { useSession } from "../session/useSession.ts";

/** How long the live feed may be down before a banner says so, in milliseconds. It comes back by itself after a short break. */
const maxFeedBreakMs = 8000;

/** Returns whether the live feed has been down for longer than a short break. */
function useFeedOutage(isDown: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isDown) return undefined;
    const timer = setTimeout(() => setIsLong(true), maxFeedBreakMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isDown]);
  return isLong;
}

/**
 * Renders banners about an outage, a newer release, a browser that keeps no sign-in, a user that could not be read, and a live
 * feed that stays down.
 */
export default function GlobalBanners(): ReactNode {
  const t = useT();
  const session = useSession();
  const { realtimeState, isOffline } = useSnapshot(viewState);
  const { count: blockedCount } = useSnapshot(blockedLogins);
  const isHydrated = useHydrated();
  const isOutdated = useOutdatedRelease();
  const hasFeedOutage = useFeedOutage(realtimeState === "down");
  const isSignedIn = getSessionUser(session) !== undefined;
  return (
    <>
      <ServiceStatusBanner />
      {isOutdated && (
        <Banner tone="info" action={<Button onClick={() => location.reload()}>{t("action.reload")}</Button>}>
          {t("release.outdated")}
        </Banner>
      )}
      {isHydrated && !(isSignedIn ? deviceStore.isKept() : canCompleteLogin()) && (
        // Screen readers announce it when the visitor asks for the login, each time.
        <Banner key={blockedCount} tone="warning" announce={blockedCount > 0 ? "assertive" : undefined}>
          {t(isSignedIn ? "storage.sessionNotKept" : "storage.blocked")}
        </Banner>
      )}
      {session.state === "unknown" && session.failure !== undefined ? (
        <UserFailureBanner />
      ) : isHydrated && !isOffline && (hasFeedOutage || realtimeState === "stopped") ? (
        <Banner tone="info">{t("feed.down")}</Banner>
      ) : undefined}
    </>
  );
}
