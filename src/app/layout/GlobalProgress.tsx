import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { viewState } from "../../state/viewState.ts";

/** The one sign that the portal is working on something. */
export default function GlobalProgress(): ReactNode {
  const t = useT();
  const { isLoading } = useSnapshot(viewState);
  const sending = useIsMutating() > 0;
  return useHydrated() && (sending || isLoading) ? <ProgressBar label={t("state.loading")} /> : null;
}
