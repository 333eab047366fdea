import type { ReactNode } from "react";
import type { AppealDetail } from "../../generated/contract.d.ts";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";

type Payment = AppealDetail["payments"][number];

/** Renders the payments of an appeal, with a link to the payments page while one is due. */
export function AppealPayments({ payments }: { payments: readonly Payment[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const getPaymentDate = (payment: Payment): string | undefined =>
    "paymentDate" in payment ? payment.paymentDate : undefined;
  const renderState = (payment: Payment): ReactNode => {
    const paymentDate = getPaymentDate(payment);
    if (paymentDate !== undefined)
      return (
        <StatusChip tone="success">{t("appeal.payment.paid", { date: formatDate(lang, paymentDate) })}</StatusChip>
      );
    if (payment.amount === 0) return <StatusChip tone="neutral">{t("payment.nothingToPay")}</StatusChip>;
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
            cell: ({ paymentTarget, lang: language }) => <TextWithLang lang={language}>{paymentTarget}</TextWithLang>,
          },
          { key: "state", header: t("list.appealPayments.state"), isStatus: true, cell: renderState },
          {
            key: "amount",
            header: t("list.appealPayments.amount"),
            cell: ({ amount }) => formatMoney(lang, amount),
            numeric: true,
          },
        ]}
      />
      {payments.some((payment) => payment.amount > 0 && getPaymentDate(payment) === undefined) && (
        <ButtonRow>
          <ButtonLink tone="primary" href={paths.paymentObligations}>
            {t("appeal.toPayments")}
          </ButtonLink>
        </ButtonRow>
      )}
    </>
  );
}
