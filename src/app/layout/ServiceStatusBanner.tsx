import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useReadServiceStatus } from "../../generated/queries/status/status.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { useHydrated } from "../../components/loading/useHydrated.ts";
import { shared } from "../../state/viewState.ts";

/** How often the service is asked how it does, in milliseconds; also whenever the visitor comes back to the window. */
const pause = 300_000;
/** How often, while it cannot be reached. */
const pauseOffline = 5000;

const lost = (): void => void (shared.offline = true);

/** Says that there is no connection, or that something is slow or does not work, so that nobody takes it for a mistake of their own. Nothing while all is well. */
export function StatusBanner(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const hydrated = useHydrated();
  const { offline } = useSnapshot(shared);
  const { data, refetch } = useReadServiceStatus({ lang }, { query: { meta: { fails: "silent" }, retry: false, refetchInterval: offline ? pauseOffline : pause, refetchOnWindowFocus: true } });

  const back = useEffectEvent(() => void refetch());
  useEffect(() => {
    // The browser knows only of its own network: whether the service is behind it is asked.
    const found = (): void => back();
    addEventListener("offline", lost);
    addEventListener("online", found);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", found);
    };
  }, []);

  if (!hydrated) return null;
  if (offline) {
    return (
      <Banner tone="warning" title={say("offline.title")}>
        {say("offline.text")}
      </Banner>
    );
  }
  if (data === undefined || data.state === "OK") return null;
  return (
    <Banner tone={data.state === "DOWN" ? "error" : "warning"} title={say(`serviceState.${data.state}`)}>
      {data.message} {say("serviceState.since")} <Day at={data.since} time />
    </Banner>
  );
}
