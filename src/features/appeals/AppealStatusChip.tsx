import type { ReactNode } from "react";
import type { AppealKind } from "../../generated/contract.d.ts";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { useStatusText } from "./useStatusText.ts";

/** Renders the status of an appeal as a chip, in the words of its kind. */
export function AppealStatusChip({
  kind,
  status,
  withdrawnAt,
}: {
  kind: AppealKind;
  status: string;
  withdrawnAt?: string | undefined;
}): ReactNode {
  const { label, tone, icon } = useStatusText()(kind, status, withdrawnAt);
  return (
    <StatusChip tone={tone} icon={icon}>
      {label}
    </StatusChip>
  );
}
