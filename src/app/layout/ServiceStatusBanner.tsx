import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useReadServiceStatus } from "../../generated/queries/status/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useLanguage, useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { useFirstViewOver } from "../../components/loading/firstView.ts";
import { markOffline, viewState } from "../../state/viewState.ts";

const pollIntervalMs = 300_000;

/** The delays between the requests for the status while the server cannot be reached, ±50 %: not all clients ask at once. */
const offlineDelaysMs = { first: 5000, longest: 60_000 } as const;

/** Renders a banner while the device is offline or the backend reports an incident; otherwise nothing. */
export function ServiceStatusBanner(): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const lang = useLanguage();
  const isHydrated = useHydrated();
  const { isOffline } = useSnapshot(viewState);
  const isFirstViewOver = useFirstViewOver();
  const { data, refetch } = useReadServiceStatus(
    { lang },
    {
      query: {
        enabled: isFirstViewOver || isOffline,
        meta: { errorDisplay: "silent" },
        retry: false,
        refetchInterval: pollIntervalMs,
        refetchOnWindowFocus: true,
      },
    },
  );

  const refetchStatus = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (!isOffline) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const scheduleRefetch = (delayMs: number): void => {
      timer = setTimeout(
        () => {
          if (!document.hidden) refetchStatus();
          scheduleRefetch(Math.min(2 * delayMs, offlineDelaysMs.longest));
        },
        delayMs * (0.5 + Math.random()),
      );
    };
    scheduleRefetch(offlineDelaysMs.first);
    return () => clearTimeout(timer);
  }, [isOffline]);
  useEffect(() => {
    // "online" means that the device has a network: a request shows whether the server is reachable.
    const listener = (): void => refetchStatus();
    addEventListener("offline", markOffline);
    addEventListener("online", listener);
    return () => {
      removeEventListener("offline", markOffline);
      removeEventListener("online", listener);
    };
  }, []);

  if (!isHydrated) return null;
  if (isOffline) {
    return (
      <Banner tone="warning" title={t("offline.title")}>
        {t("offline.text")}
      </Banner>
    );
  }
  if (data === undefined || data.state === "OK") return null;
  const title = find(`serviceState.${data.state}`);
  // An unknown state says nothing by itself.
  if (title === undefined && data.message === undefined) return null;
  return (
    <Banner tone={data.state === "DOWN" ? "error" : "warning"} title={title}>
      <bdi lang={data.lang}>{data.message}</bdi> {t("serviceState.since")} <DateText dateTime={data.since} hasTime />
    </Banner>
  );
}
