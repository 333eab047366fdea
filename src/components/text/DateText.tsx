import type { ReactNode } from "react";
import { formatDate, formatDateTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";

/** Renders an ISO date in the current language; with `hasTime`, its time as well. */
export function DateText({ dateTime, hasTime = false }: { dateTime: string; hasTime?: boolean }): ReactNode {
  const language = useLanguage();
  return (
    <time dateTime={dateTime}>{hasTime ? formatDateTime(language, dateTime) : formatDate(language, dateTime)}</time>
  );
}
