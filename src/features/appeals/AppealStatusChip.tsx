import type { ReactNode } from "react";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getStatusText, type AppealState } from "./appealStatus.ts";

/** Renders the status of an appeal as a chip, in the words of its kind. */
export function AppealStatusChip({ appeal }: { appeal: AppealState }): ReactNode {
  const { label, tone, icon } = getStatusText(useT(), appeal);
  return (
    <StatusChip tone={tone} icon={icon}>
      {label}
    </StatusChip>
  );
}
