import type { ReactNode } from "react";
import { DateText } from "../text/DateText.tsx";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** Renders a due date, an ISO date, with a chip when it has passed. */
export function DueDate({ date }: { date: string }): ReactNode {
  const t = useT();
  return (
    <>
      <DateText dateTime={date} /> {date < getBakuDate() && <StatusChip tone="error">{t("due.passed")}</StatusChip>}
    </>
  );
}
