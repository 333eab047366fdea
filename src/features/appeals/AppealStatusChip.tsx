import type { ReactNode } from "react";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { useStatusWords } from "./useStatusText.ts";

/** How far an appeal has come, in a chip. */
export function AppealStatus({ status, withdrawnAt }: { status: string; withdrawnAt?: string | undefined }): ReactNode {
  const { word, tone, icon } = useStatusWords()(status, withdrawnAt);
  return (
    <StatusChip tone={tone} icon={icon}>
      {word}
    </StatusChip>
  );
}
