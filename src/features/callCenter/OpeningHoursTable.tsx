import type { ReactNode } from "react";
import type { OpeningHours as Hours } from "../../generated/queries/model/openingHours.ts";
import { weekdayIn } from "../../i18n/bakuCalendar.ts";
import { useWords } from "../../i18n/Words.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

/** On which days and at what times somebody answers, with today marked. */
export function OpeningHours({ hours }: { hours: readonly Hours[] }): ReactNode {
  const say = useWords();
  const today = weekdayIn();
  return (
    <DataTable
      caption={say("callCenter.hoursCaption")}
      stacks={false}
      rows={hours}
      rowKey={({ days, opens }) => `${days} ${opens}`}
      columns={[
        {
          key: "days",
          header: say("callCenter.days"),
          cell: ({ days, weekdays }) => (
            <>
              {days} {weekdays?.includes(today) && <StatusChip tone="info" icon="calendar">{say("callCenter.today")}</StatusChip>}
            </>
          ),
        },
        { key: "hours", header: say("callCenter.hours"), numeric: true, cell: ({ opens, closes }) => `${opens}–${closes}` },
      ]}
    />
  );
}
