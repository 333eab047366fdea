import type { ReactNode } from "react";
import { TimestampNotice } from "../../components/list/TimestampNotice.tsx";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { isOutdated } from "./isOutdated.ts";

/** Renders that the latest prices or rates are more than a week old. Renders nothing for newer ones. */
export function OutdatedNotice({ of, date }: { of: "prices" | "rates"; date: string | undefined }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  if (date === undefined || !isOutdated(date)) return null;
  return <TimestampNotice>{t(`${of}.outdated`, { date: formatDate(lang, date) })}</TimestampNotice>;
}
