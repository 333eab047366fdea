import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import type { ListObligationsParams } from "../generated/queries/model/listObligationsParams.ts";
import { getListObligationsSuspenseQueryOptions } from "../generated/queries/payments/payments.ts";
import { formatMoney } from "../i18n/format.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { DueDay } from "../list/DueDay.tsx";
import { List } from "../list/List.tsx";
import { paths } from "../paths.ts";
import { AmountDue } from "../payment/AmountDue.tsx";
import { paymentColumns } from "../payment/columns.tsx";
import { PaymentSections } from "../payment/PaymentSections.tsx";
import { usePayment } from "../payment/usePayment.ts";
import { Button } from "../ui/Button.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx";
import type { ScreenProps } from "../view/screen.ts";

/** What the signed-in person has to pay, and the way to pay it. */
export default function PaymentObligations({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { pay, starting } = usePayment();
  const empty = (
    <EmptyState title={say("empty.information")} action={<ButtonLink href={paths.paidPayments}>{say("screen.paidPayments.title")}</ButtonLink>}>
      {say("payment.nothingDue")}
    </EmptyState>
  );
  return (
    <Page title={title} lead={say("payment.obligationsLead")}>
      <PaymentSections current="paymentObligations" />
      {/* The sum stands above the list: neither is shown before it, or the list would jump. */}
      <Loaded shape="list" missing={empty}>
        <AmountDue />
        <List
          name="payments"
          caption={title}
          read={(query: ListObligationsParams) => getListObligationsSuspenseQueryOptions(query)}
          rowKey={({ id }) => id}
          empty={empty}
          columns={[
            ...paymentColumns(lang),
            { key: "dueDate", sorts: "dueDate", cell: ({ dueDate }) => (dueDate === undefined ? say("payment.noDueDate") : <DueDay at={dueDate} />) },
            {
              key: "pay",
              cell: (payment) =>
                payment.amount === 0 ? (
                  say("payment.nothingToPay")
                ) : (
                  <Button tone="primary" size="small" busy={starting === payment.id} onClick={() => pay(payment)}>
                    {say("payment.pay")}
                    <VisuallyHidden>
                      {` ${payment.paymentTarget}, ${formatMoney(lang, payment.amount)}`}
                    </VisuallyHidden>
                  </Button>
                ),
            },
          ]}
        />
      </Loaded>
    </Page>
  );
}
