import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import type { LinkCardProps } from "../../components/navigation/LinkCard.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { paths } from "../../config/paths.ts";
import { useListObligations } from "../../generated/queries/payments/index.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { maxPerPage } from "../../generated/perPage.ts";
import { selectDue } from "./selectDue.ts";
import { sumAmounts } from "./sumAmounts.ts";
import { paymentIcon } from "../../components/icons/paths/paymentIcon.ts";

/**
 * Returns a card for the due payments together, and none without payments. `isComplete` says whether they could be read, or the
 * server has none. Reads `listObligations`.
 */
export function usePaymentTasks(): { tasks: readonly LinkCardProps[]; isComplete: boolean; isPending: boolean } {
  const t = useT();
  const lang = useLanguage();
  const { data, error, isPending } = useListObligations(
    { page: 1, perPage: maxPerPage, lang },
    { query: { meta: { errorDisplay: "silent" } } },
  );
  const { items, total } = data ?? { items: [], total: 0 };
  const duePayments = selectDue(items);
  // What a response does not contain may have to be paid.
  const dueCount = total - (items.length - duePayments.length);
  const createTask = (): LinkCardProps => {
    const dueDates = duePayments.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
    const lateCount = dueDates.filter((date) => date < getBakuDate()).length;
    const nextDate = dueDates[lateCount];
    return {
      href: paths.paymentObligations,
      icon: paymentIcon,
      // The amount of more payments than one response contains is not known.
      title:
        items.length === total
          ? t("tasks.pay", { amount: formatMoney(lang, sumAmounts(duePayments)) })
          : t("page.paymentObligations.title"),
      text: [
        t("payment.dueCount", { count: dueCount }),
        ...(nextDate === undefined ? [] : [t("tasks.payNext", { date: formatDate(lang, nextDate) })]),
      ].join(", "),
      meta: lateCount > 0 && <StatusChip tone="error">{t("payment.lateCount", { count: lateCount })}</StatusChip>,
    };
  };
  return {
    tasks: duePayments.length === 0 ? [] : [createTask()],
    isComplete: data === undefined ? isOperationMissing(getFailure(error)) : duePayments.length > 0 || dueCount === 0,
    isPending,
  };
}
