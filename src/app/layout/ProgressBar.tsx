import "./ProgressBar.css";
import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useHydrated } from "../../components/loading/hydration.ts";
import { viewState } from "../../state/viewState.ts";

/** Renders an indeterminate progress bar while a mutation is pending or the view is loading. */
export default function ProgressBar(): ReactNode {
  const t = useT();
  const { isLoading } = useSnapshot(viewState);
  const isSending = useIsMutating() > 0;
  return useHydrated() && (isSending || isLoading) ? (
    <div className="progress-bar" role="progressbar" aria-label={t("state.loading")} />
  ) : null;
}
