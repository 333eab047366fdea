import { useReadCallCenter } from "../../generated/queries/call-center/call-center.ts";
import type { CallCenter } from "../../generated/contract.d.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";

/** Returns the contact of the call center; `undefined` on the server, during hydration and until the response arrives. */
export function useCallCenterContact(): CallCenter | undefined {
  const lang = useLanguage();
  const { data } = useReadCallCenter(
    { lang },
    { query: { meta: { errorDisplay: "silent" }, retry: false, staleTime: 300_000, refetchOnReconnect: false } },
  );
  // The prerendered page does not contain it.
  return useHydrated() ? data : undefined;
}
