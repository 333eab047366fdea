import type { ReactNode } from "react";
import type { Appeal } from "../../generated/contract.d.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { CalendarButton } from "../../components/calendar/CalendarButton.tsx";
import { getAbsoluteUrl } from "../../config/getAbsoluteUrl.ts";
import { getHref } from "../../config/paths.ts";
import { isDecided } from "../../config/appealStatus.ts";
import { getStatusText } from "./appealStatus.ts";
import { getStatusDescription } from "./getStatusDescription.ts";

/** Renders the status of an appeal, what it means for the applicant, and the legal deadline, or that it has passed. */
export function AppealStatusBanner({ appeal }: { appeal: Appeal }): ReactNode {
  const { id, appealNumber, dueDate, dueWorkingDays } = appeal;
  const t = useT();
  const lang = useLanguage();
  const { label, tone } = getStatusText(t, appeal);
  const hasDeadline = dueDate !== undefined && !isDecided(appeal);
  const isLate = hasDeadline && dueDate < getBakuDate();
  const getDeadlineText = (date: string): string => {
    if (isLate) return t("appeal.late", { date });
    return dueWorkingDays === undefined ? t("appeal.dueOn", { date }) : t("appeal.due", { date, days: dueWorkingDays });
  };
  return (
    <Banner
      tone={tone}
      title={label}
      action={
        hasDeadline &&
        !isLate && (
          <CalendarButton
            event={{
              id: `appeal-${id}`,
              title: t("calendar.appealDue", { number: appealNumber }),
              day: dueDate,
              url: getAbsoluteUrl(getHref("appeal", { id })),
            }}
          />
        )
      }
    >
      <p>{getStatusDescription(t, appeal)}</p>
      {hasDeadline && <p>{getDeadlineText(formatDate(lang, dueDate))}</p>}
    </Banner>
  );
}
