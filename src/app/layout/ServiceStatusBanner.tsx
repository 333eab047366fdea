import { useEffect, useEffectEvent, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useReadServiceStatus } from "../../generated/queries/status/status.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { viewState } from "../../state/viewState.ts";

/** How often the service is asked how it does, in milliseconds; also whenever the visitor comes back to the window. */
const pollIntervalMs = 300_000;
/** How often, while it cannot be reached. */
const offlinePollIntervalMs = 5000;

const markOffline = (): void => void (viewState.isOffline = true);

/** Says that there is no connection, or that something is slow or does not work, so that nobody takes it for a mistake of their own. Nothing while all is well. */
export function ServiceStatusBanner(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const hydrated = useHydrated();
  const { isOffline } = useSnapshot(viewState);
  const { data, refetch } = useReadServiceStatus(
    { lang },
    {
      query: {
        meta: { errorDisplay: "silent" },
        retry: false,
        refetchInterval: isOffline ? offlinePollIntervalMs : pollIntervalMs,
        refetchOnWindowFocus: true,
      },
    },
  );

  const back = useEffectEvent(() => void refetch());
  useEffect(() => {
    // The browser knows only of its own network: whether the service is behind it is asked.
    const found = (): void => back();
    addEventListener("offline", markOffline);
    addEventListener("online", found);
    return () => {
      removeEventListener("offline", markOffline);
      removeEventListener("online", found);
    };
  }, []);

  if (!hydrated) return null;
  if (isOffline) {
    return (
      <Banner tone="warning" title={t("offline.title")}>
        {t("offline.text")}
      </Banner>
    );
  }
  if (data === undefined || data.state === "OK") return null;
  return (
    <Banner tone={data.state === "DOWN" ? "error" : "warning"} title={t(`serviceState.${data.state}`)}>
      {data.message} {t("serviceState.since")} <DateText dateTime={data.since} hasTime />
    </Banner>
  );
}
