import type { Payment } from "../../generated/queries/model/payment.ts";
import { useStartPayment } from "../../generated/queries/payments/payments.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getSettings } from "../../config/settings.ts";
import { tabStore } from "../../config/storage.ts";
import { showToast } from "../../state/toasts.ts";
import { resolveTrustedUrl } from "./resolveTrustedUrl.ts";

/** Starts a payment and leaves for the bank's page; `starting` is the number of the payment that is being prepared. */
export function usePayment(): { pay: (payment: Payment) => void; starting: number | undefined } {
  const t = useT();
  const start = useStartPayment();
  const pay = ({ id }: Payment): void => {
    if (start.isPending) return;
    start.mutate(
      { id, headers: { "Idempotency-Key": crypto.randomUUID() } },
      {
        onSuccess: ({ redirectUrl }) => {
          const address = resolveTrustedUrl(redirectUrl, getSettings().paymentHosts, location.origin);
          if (address === undefined) return showToast({ tone: "error", text: t("payment.untrusted") });
          // The bank says nothing to the portal: coming back, the list of paid payments tells whether this one is in it.
          tabStore.set("pendingPayment", String(id));
          location.assign(address);
        },
      },
    );
  };
  return { pay, starting: start.isPending ? start.variables.id : undefined };
}
