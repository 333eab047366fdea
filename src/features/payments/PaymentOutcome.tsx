import { useEffect, useState, type ReactNode } from "react";
import { useListPaidPaymentsSuspense } from "../../generated/queries/payments/payments.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { tabStore } from "../../config/storage.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";

/** Whoever comes back from the bank reads here whether the payment has arrived. */
export function PaymentOutcome(): ReactNode {
  const [pending] = useState(() => tabStore.get("pendingPayment"));
  useEffect(() => tabStore.set("pendingPayment", null), []);
  return pending !== null && <PaymentResult id={Number(pending)} />;
}

function PaymentResult({ id }: { id: number }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data, refetch, isFetching } = useListPaidPaymentsSuspense({ page: 1, perPage: 10, lang });
  const paid = data.items.find((payment) => payment.id === id);
  if (paid !== undefined) {
    return (
      <Banner tone="success" announce="polite" title={t("payment.arrived")}>
        <span lang={paid.lang}>{paid.paymentTarget}</span>: {formatMoney(lang, paid.amount)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={t("payment.notArrived")}
      action={
        <>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("payment.lookAgain")}
          </Button>
          <ButtonLink href={paths.paymentObligations}>{t("screen.paymentObligations.title")}</ButtonLink>
        </>
      }
    >
      {t("payment.notArrivedText")}
    </Banner>
  );
}
