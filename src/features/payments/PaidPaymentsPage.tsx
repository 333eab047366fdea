import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { PaidPayment } from "../../generated/queries/model/paidPayment.ts";
import type { ListPaidPaymentsParams } from "../../generated/queries/model/listPaidPaymentsParams.ts";
import { getListPaidPaymentsSuspenseQueryOptions } from "../../generated/queries/payments/payments.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { paymentColumns } from "./paymentColumns.tsx";
import { PaymentOutcome } from "./PaymentOutcome.tsx";
import { PaymentSections } from "./PaymentNav.tsx";
import { ReceiptButton } from "./ReceiptButton.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** What the signed-in person has paid, each with its receipt. */
export default function PaidPayments({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const empty = (
    <EmptyState title={say("empty.information")} action={<ButtonLink href={paths.paymentObligations}>{say("screen.paymentObligations.title")}</ButtonLink>}>
      {say("payment.nothingPaid")}
    </EmptyState>
  );
  return (
    <Page
      title={title}
      lead={say("payment.paidLead")}
      actions={
        <Button icon="print" onClick={() => print()}>
          {say("action.print")}
        </Button>
      }
    >
      <PaymentSections current="paidPayments" />
      <Loaded shape="text" missing={null}>
        <PaymentOutcome />
      </Loaded>
      <List
        name="payments"
        caption={title}
        read={(query: ListPaidPaymentsParams) => getListPaidPaymentsSuspenseQueryOptions(query)}
        rowKey={({ id }) => id}
        empty={empty}
        columns={[
          ...paymentColumns<PaidPayment>(lang),
          { key: "paymentDate", sorts: "paymentDate", cell: ({ paymentDate }) => <Day at={paymentDate} time /> },
          { key: "receipt", cell: (payment) => <ReceiptButton payment={payment} /> },
        ]}
      />
    </Page>
  );
}
