import type { ReactNode } from "react";
import { formatDate, formatMoment } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/Words.tsx";

/** A day of the calendar, or with `time` a moment, as people of the current language write it. `at` is an ISO date. */
export function Day({ at, time = false }: { at: string; time?: boolean }): ReactNode {
  const language = useLanguage();
  return <time dateTime={at}>{time ? formatMoment(language, at) : formatDate(language, at)}</time>;
}
