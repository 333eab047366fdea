import type { ReactNode } from "react";
import { DateText } from "../text/DateText.tsx";
import { bakuDate } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { StatusChip } from "./StatusChip.tsx";

/** The last day to do something, with a word when it has passed. `at` is a day such as `2026-04-01`. */
export function DueDate({ date }: { date: string }): ReactNode {
  const t = useT();
  return (
    <>
      <DateText dateTime={date} /> {date < bakuDate() && <StatusChip tone="error">{t("due.passed")}</StatusChip>}
    </>
  );
}
