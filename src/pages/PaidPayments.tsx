import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import type { PaidPayment } from "../generated/queries/model/paidPayment.ts";
import type { ListPaidPaymentsParams } from "../generated/queries/model/listPaidPaymentsParams.ts";
import { getListPaidPaymentsSuspenseQueryOptions } from "../generated/queries/payments/payments.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { List } from "../list/List.tsx";
import { paths } from "../paths.ts";
import { paymentColumns } from "../payment/columns.tsx";
import { PaymentOutcome } from "../payment/PaymentOutcome.tsx";
import { PaymentSections } from "../payment/PaymentSections.tsx";
import { ReceiptButton } from "../payment/ReceiptButton.tsx";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import type { ScreenProps } from "../view/screen.ts";

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
