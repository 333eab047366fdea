import type { ReactNode } from "react";
import { isOlderThanWeek } from "../../i18n/bakuCalendar.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { useHydrated } from "../loading/hydration.ts";
import { TimestampNotice } from "./TimestampNotice.tsx";

/** Warns that the latest data, of an ISO date, is older than a week; otherwise renders nothing. */
export function OldDataNotice({ date }: { date: string }): ReactNode {
  const t = useT();
  const language = useLanguage();
  // A prerendered page does not know when it is read.
  const isOld = useHydrated() && isOlderThanWeek(date);
  return isOld ? <TimestampNotice>{t("list.old", { date: formatDate(language, date) })}</TimestampNotice> : null;
}
