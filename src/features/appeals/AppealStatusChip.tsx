import type { ReactNode } from "react";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { useStatusText } from "./useStatusText.ts";

/** Renders the status of an appeal as a chip. */
export function AppealStatusChip({
  status,
  withdrawnAt,
}: {
  status: string;
  withdrawnAt?: string | undefined;
}): ReactNode {
  const { label, tone, icon } = useStatusText()(status, withdrawnAt);
  return (
    <StatusChip tone={tone} icon={icon}>
      {label}
    </StatusChip>
  );
}
