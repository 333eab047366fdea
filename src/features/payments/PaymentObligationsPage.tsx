import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { ListObligationsParams } from "../../generated/queries/model/listObligationsParams.ts";
import { getListObligationsSuspenseQueryOptions } from "../../generated/queries/payments/index.ts";
import { formatDate, formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DueDate } from "../../components/data/DueDate.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { AmountDue } from "./AmountDue.tsx";
import { createPaymentColumns } from "./paymentColumns.tsx";
import { PaymentNav } from "./PaymentNav.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";
import { usePayment } from "./usePayment.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the user's due payments, each with a pay button. Reads `listObligations`. */
export default function PaymentObligationsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { pay, startingPaymentId } = usePayment();
  const toPaidPayments = <ButtonLink href={paths.paidPayments}>{t("page.paidPayments.title")}</ButtonLink>;
  const missingState = <EmptyState title={t("empty.information")} action={toPaidPayments} />;
  return (
    <PageLayout title={title} lead={t("payment.obligationsLead")}>
      <PaymentNav current="paymentObligations" />
      <QueryBoundary shape="text" notFound={null}>
        <PaymentOutcome page="paymentObligations" />
      </QueryBoundary>
      {/* Total and list share one boundary: the list would move if the total rendered later. */}
      <QueryBoundary shape="list" notFound={missingState}>
        <AmountDue />
        <PaginatedTable
          name="payments"
          caption={title}
          getQueryOptions={(query: ListObligationsParams) => getListObligationsSuspenseQueryOptions(query)}
          rowKey={({ id }) => id}
          emptyState={
            <EmptyState title={t("empty.information")} action={toPaidPayments}>
              {t("payment.nothingDue")}
            </EmptyState>
          }
          missingState={missingState}
          columns={[
            ...createPaymentColumns(t, lang),
            {
              key: "dueDate",
              sortField: "dueDate",
              cell: ({ amount, dueDate }) => {
                if (dueDate === undefined) return t("payment.noDueDate");
                return amount === 0 ? <DateText dateTime={dueDate} /> : <DueDate date={dueDate} />;
              },
            },
            {
              key: "pay",
              cell: (payment) =>
                payment.amount === 0 ? (
                  t("payment.nothingToPay")
                ) : (
                  <Button
                    tone="primary"
                    size="small"
                    busy={startingPaymentId === payment.id}
                    onClick={() => pay(payment)}
                  >
                    {t("payment.pay")}
                    <VisuallyHidden>
                      {" "}
                      <bdi lang={payment.lang}>{payment.paymentTarget}</bdi>, {formatMoney(lang, payment.amount)}
                      {payment.appealNumber !== undefined
                        ? `, ${t("appeal.title", { number: payment.appealNumber })}`
                        : payment.dueDate !== undefined && `, ${formatDate(lang, payment.dueDate)}`}
                    </VisuallyHidden>
                  </Button>
                ),
            },
          ]}
        />
      </QueryBoundary>
    </PageLayout>
  );
}
