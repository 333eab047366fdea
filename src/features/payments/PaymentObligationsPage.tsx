import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { ListObligationsParams } from "../../generated/queries/model/listObligationsParams.ts";
import { getListObligationsSuspenseQueryOptions } from "../../generated/queries/payments/payments.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { DueDay } from "../../components/data/DueDate.tsx";
import { List } from "../../components/list/PaginatedTable.tsx";
import { paths } from "../../config/paths.ts";
import { AmountDue } from "./AmountDue.tsx";
import { paymentColumns } from "./paymentColumns.tsx";
import { PaymentSections } from "./PaymentNav.tsx";
import { usePayment } from "./usePayment.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

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
