import type { ReactNode } from "react";
import type { OpeningHours } from "../../generated/contract.d.ts";
import type { Language } from "../../i18n/language.ts";
import { getBakuWeekday } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { calendarIcon } from "../../components/icons/paths/calendarIcon.ts";

type OpeningHoursTableProps = {
  hours: readonly OpeningHours[];
  /** The language of the days, when it is not that of the page. */
  lang?: Language | undefined;
  caption: ReactNode;
  /** The hours do not apply to today, such as on a public holiday. */
  isClosedToday: boolean;
};

/** Renders opening hours with today marked, unless it is closed today in spite of them. */
export function OpeningHoursTable({ hours, lang, caption, isClosedToday }: OpeningHoursTableProps): ReactNode {
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
              <bdi lang={lang}>{days}</bdi>{" "}
              {!isClosedToday && weekdays?.includes(today) && (
                <StatusChip tone="info" icon={calendarIcon}>
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
