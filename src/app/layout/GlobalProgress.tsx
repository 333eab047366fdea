import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../../i18n/Words.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { useHydrated } from "../../components/loading/useHydrated.ts";
import { shared } from "../../state/viewState.ts";

/** The one sign that the portal is working on something. */
export default function Busy(): ReactNode {
  const say = useWords();
  const { loading } = useSnapshot(shared);
  const sending = useIsMutating() > 0;
  return useHydrated() && (sending || loading) ? <ProgressBar label={say("state.loading")} /> : null;
}
