import type { ReactNode } from "react";
import { useListObligationsSuspense } from "../../generated/queries/payments/index.ts";
import { formatMoney } from "../../i18n/format.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { selectDue } from "./selectDue.ts";
import { sumAmounts } from "./sumAmounts.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { KeyFigure } from "../../components/data/KeyFigure.tsx";

/**
 * Renders the total amount due and the number of late payments. Reads `listObligations`. Renders nothing when nothing
 * has to be paid, or when the first page does not contain all payments.
 */
export function AmountDue(): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useListObligationsSuspense({ page: 1, perPage: maxPerPage, lang });
  const duePayments = selectDue(data.items);
  if (duePayments.length === 0 || data.total > data.items.length) return null;
  const lateCount = duePayments.filter(({ dueDate }) => dueDate !== undefined && dueDate < getBakuDate()).length;
  return (
    <KeyFigure label={t("payment.due")} value={formatMoney(lang, sumAmounts(duePayments))}>
      {t("payment.dueCount", { count: duePayments.length })}
      {lateCount > 0 && `, ${t("payment.lateCount", { count: lateCount })}`}
    </KeyFigure>
  );
}
