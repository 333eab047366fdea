import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { PaidPayment } from "../../generated/contract.d.ts";
import type { ListPaidPaymentsParams } from "../../generated/queries/model/listPaidPaymentsParams.ts";
import { getListPaidPaymentsSuspenseQueryOptions } from "../../generated/queries/payments/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { PaginatedTable } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { createPaymentColumns } from "./paymentColumns.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";
import { PaymentNav } from "./PaymentNav.tsx";
import { ReceiptButton } from "./ReceiptButton.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { printIcon } from "../../components/icons/paths/printIcon.ts";

/** Renders the user's paid payments, each with its receipt. Reads `listPaidPayments`. */
export default function PaidPaymentsPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const emptyState = (
    <EmptyState
      title={t("empty.information")}
      action={<ButtonLink href={paths.paymentObligations}>{t("page.paymentObligations.title")}</ButtonLink>}
    >
      {t("payment.nothingPaid")}
    </EmptyState>
  );
  return (
    <PageLayout
      title={title}
      lead={t("payment.paidLead")}
      actions={
        <Button icon={printIcon} onClick={() => print()}>
          {t("action.print")}
        </Button>
      }
    >
      <PaymentNav current="paidPayments" />
      <QueryBoundary shape="text" notFound={null}>
        <PaymentOutcome page="paidPayments" />
      </QueryBoundary>
      <PaginatedTable
        name="payments"
        caption={title}
        getQueryOptions={(query: ListPaidPaymentsParams) => getListPaidPaymentsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        emptyState={emptyState}
        columns={[
          ...createPaymentColumns<PaidPayment>(t, lang),
          {
            key: "paymentDate",
            sortField: "paymentDate",
            cell: ({ paymentDate }) => <DateText dateTime={paymentDate} hasTime />,
          },
          { key: "receipt", cell: (payment) => <ReceiptButton payment={payment} /> },
        ]}
      />
    </PageLayout>
  );
}
