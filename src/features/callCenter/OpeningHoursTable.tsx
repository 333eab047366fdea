import type { ReactNode } from "react";
import type { OpeningHours } from "../../generated/contract.d.ts";
import { getBakuWeekday } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

/** Renders opening hours with today marked. */
export function OpeningHoursTable({
  hours,
  caption,
}: {
  hours: readonly OpeningHours[];
  caption: ReactNode;
}): ReactNode {
  const t = useT();
  const today = getBakuWeekday();
  return (
    <DataTable
      caption={caption}
      stackOnNarrow={false}
      rows={hours}
      rowKey={({ days, opens }) => `${days} ${opens}`}
      columns={[
        {
          key: "days",
          header: t("callCenter.days"),
          cell: ({ days, weekdays }) => (
            <>
              {days}{" "}
              {weekdays?.includes(today) && (
                <StatusChip tone="info" icon="calendar">
                  {t("callCenter.today")}
                </StatusChip>
              )}
            </>
          ),
        },
        {
          key: "hours",
          header: t("callCenter.hours"),
          numeric: true,
          cell: ({ opens, closes }) => `${opens}–${closes}`,
        },
      ]}
    />
  );
}
