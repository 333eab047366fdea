import { useIsMutating } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useWords } from "../i18n/Words.tsx";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { shared } from "../view/shared.ts";

/** The one sign that the portal is working on something. */
export default function Busy(): ReactNode {
  const say = useWords();
  const { loading } = useSnapshot(shared);
  return useIsMutating() > 0 || loading ? <ProgressBar label={say("state.loading")} /> : null;
}
