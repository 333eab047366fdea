import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { LocalizedText } from "../../components/text/LocalizedText.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

type Payment = components["schemas"]["AppealDetail"]["payments"][number];

/** What has been paid for an appeal and what is to be paid, with the way to where it is paid. */
export function AppealPayments({ payments }: { payments: readonly Payment[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const paidAt = (payment: Payment): string | undefined => ("paymentDate" in payment ? payment.paymentDate : undefined);
  const state = (payment: Payment): ReactNode => {
    const at = paidAt(payment);
    if (at !== undefined)
      return <StatusChip tone="success">{t("appeal.payment.paid", { date: formatDate(lang, at) })}</StatusChip>;
    return (
      <StatusChip tone="warning">
        {payment.dueDate === undefined
          ? t("appeal.payment.open")
          : t("appeal.payment.due", { date: formatDate(lang, payment.dueDate) })}
      </StatusChip>
    );
  };
  return (
    <>
      <DataTable
        caption={t("appeal.payments")}
        captionHidden
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "paymentTarget",
            header: t("list.appealPayments.paymentTarget"),
            cell: ({ paymentTarget, lang: language }) => <LocalizedText lang={language}>{paymentTarget}</LocalizedText>,
          },
          { key: "state", header: t("list.appealPayments.state"), cell: state },
          {
            key: "amount",
            header: t("list.appealPayments.amount"),
            cell: ({ amount }) => formatMoney(lang, amount),
            numeric: true,
          },
        ]}
      />
      {payments.some((payment) => paidAt(payment) === undefined) && (
        <ButtonRow>
          <ButtonLink tone="primary" href={paths.paymentObligations}>
            {t("appeal.toPayments")}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}
