import type { ReactNode } from "react";
import type { Appeal } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { CalendarButton } from "../../components/calendar/CalendarButton.tsx";
import { getAbsoluteUrl } from "../../config/getAbsoluteUrl.ts";
import { getHref } from "../../config/paths.ts";
import { getStatusText, isDecided } from "./appealStatus.ts";
import { getStatusDescription } from "./getStatusDescription.ts";

/** Renders the status of an appeal, what it means for the applicant, and the legal deadline. */
export function AppealStatusBanner({ appeal }: { appeal: Appeal }): ReactNode {
  const { id, appealNumber, dueDate, dueWorkingDays } = appeal;
  const t = useT();
  const lang = useLanguage();
  const { label, tone } = getStatusText(t, appeal);
  const date = dueDate === undefined ? undefined : formatDate(lang, dueDate);
  const hasDeadline = dueDate !== undefined && !isDecided(appeal);
  return (
    <Banner
      tone={tone}
      title={label}
      action={
        hasDeadline && (
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
      {hasDeadline && date !== undefined && (
        <p>
          {dueWorkingDays === undefined ? t("appeal.dueOn", { date }) : t("appeal.due", { date, days: dueWorkingDays })}
        </p>
      )}
    </Banner>
  );
}
