import type { ReactNode } from "react";
import { useReadServiceStatus } from "../generated/queries/status/status.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { Banner } from "../ui/Banner.tsx";
import { useHydrated } from "../ui/useHydrated.ts";

/** How often the service is asked how it does, in milliseconds; also whenever the visitor comes back to the window. */
const pause = 300_000;

/** Says that something is slow or does not work, so that nobody takes it for a mistake of their own. Nothing while all is well. */
export function StatusBanner(): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useReadServiceStatus({ lang }, { query: { meta: { fails: "silent" }, retry: false, refetchInterval: pause, refetchOnWindowFocus: true } });
  const hydrated = useHydrated();
  if (!hydrated || data === undefined || data.state === "OK") return null;
  return (
    <Banner tone={data.state === "DOWN" ? "error" : "warning"} title={say(`serviceState.${data.state}`)}>
      {data.message} {say("serviceState.since")} <Day at={data.since} time />
    </Banner>
  );
}
