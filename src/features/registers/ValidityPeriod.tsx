import type { ReactNode } from "react";
import { formatDate } from "../../i18n/format.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";

/** Renders a validity period, or a dash without dates. Both ISO dates are optional. A chip marks an expired period. */
export function ValidityPeriod({ from, until }: { from?: string | undefined; until?: string | undefined }): ReactNode {
  const t = useT();
  const language = useLanguage();
  if (until === undefined) return from === undefined ? "–" : t("validity.from", { date: formatDate(language, from) });
  if (until < getBakuDate())
    return <StatusChip tone="error">{t("validity.expired", { date: formatDate(language, until) })}</StatusChip>;
  if (from === undefined) return <NoWrap>{t("validity.until", { date: formatDate(language, until) })}</NoWrap>;
  return (
    <>
      <NoWrap>
        {formatDate(language, from)}
        {"\u00a0–"}
      </NoWrap>{" "}
      <NoWrap>{formatDate(language, until)}</NoWrap>
    </>
  );
}
