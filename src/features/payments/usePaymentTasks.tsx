import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import type { LinkCardProps } from "../../components/navigation/LinkCard.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { paths } from "../../config/paths.ts";
import type { Obligations } from "../../generated/contract.d.ts";
import { useListObligations } from "../../generated/queries/payments/index.ts";
import { getBakuDate } from "../../i18n/bakuCalendar.ts";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { maxPerPage } from "../../generated/perPage.ts";
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
  const createTask = ({ items, total }: Obligations): LinkCardProps => {
    const dueDates = items.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
    const lateCount = dueDates.filter((date) => date < getBakuDate()).length;
    const nextDate = dueDates[lateCount];
    return {
      href: paths.paymentObligations,
      icon: paymentIcon,
      // The amount of more payments than one response contains is not known.
      title:
        items.length === total
          ? t("tasks.pay", { amount: formatMoney(lang, sumAmounts(items)) })
          : t("page.paymentObligations.title"),
      text: [
        t("payment.dueCount", { count: total }),
        ...(nextDate === undefined ? [] : [t("tasks.payNext", { date: formatDate(lang, nextDate) })]),
      ].join(", "),
      meta: lateCount > 0 && <StatusChip tone="error">{t("payment.lateCount", { count: lateCount })}</StatusChip>,
    };
  };
  return {
    tasks: data === undefined || data.items.length === 0 ? [] : [createTask(data)],
    isComplete: data === undefined ? isOperationMissing(getFailure(error)) : data.items.length > 0 || data.total === 0,
    isPending,
  };
}
