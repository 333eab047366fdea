import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";

/** A day of the calendar, or with `time` a moment, as people of the current language write it. `at` is an ISO date. */
export function DateText({ dateTime, hasTime = false }: { dateTime: string; hasTime?: boolean }): ReactNode {
  const language = useLanguage();
  return (
    <time dateTime={dateTime}>{hasTime ? formatDateTime(language, dateTime) : formatDate(language, dateTime)}</time>
  );
}
