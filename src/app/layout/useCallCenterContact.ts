import { useReadCallCenter } from "../../generated/queries/call-center/call-center.ts";
import type { CallCenter } from "../../generated/queries/model/callCenter.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";

/** How the call center is reached, for the head and the foot of every page; `undefined` until it is known, and where no service says so. */
export function useCallCenterContact(): CallCenter | undefined {
  const lang = useLanguage();
  const { data } = useReadCallCenter(
    { lang },
    { query: { meta: { errorDisplay: "silent" }, retry: false, staleTime: 300_000, refetchOnReconnect: false } },
  );
  // A page drawn in advance does not know it, and is taken over as it stands.
  return useHydrated() ? data : undefined;
}
