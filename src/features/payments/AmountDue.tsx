import type { ReactNode } from "react";
import { useListObligationsSuspense } from "../../generated/queries/payments/index.ts";
import { formatMoney } from "../../i18n/format.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { sumAmounts } from "./sumAmounts.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { KeyFigure } from "../../components/data/KeyFigure.tsx";

/**
 * Renders the total amount due and the number of late payments. Reads `listObligations`. Renders nothing when the first
 * page does not contain all payments.
 */
export function AmountDue(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useListObligationsSuspense({ page: 1, perPage: maxPerPage, lang });
  if (data.items.length === 0 || data.total > data.items.length) return null;
  const lateCount = data.items.filter(({ dueDate }) => dueDate !== undefined && dueDate < getBakuDate()).length;
  return (
    <KeyFigure label={t("payment.due")} value={formatMoney(lang, sumAmounts(data.items))}>
      {t("payment.dueCount", { count: data.total })}
      {lateCount > 0 && `, ${t("payment.lateCount", { count: lateCount })}`}
    </KeyFigure>
  );
}
