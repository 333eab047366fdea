import { useUser } from "../../auth/useUser.ts";
import { createId } from "../../config/createId.ts";
import type { Id, Payment } from "../../generated/contract.d.ts";
import { useStartPayment } from "../../generated/queries/payments/payments.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getSettings } from "../../config/settings.ts";
import { showToast } from "../../state/toasts.ts";
import { storePendingPayment } from "./pendingPayment.ts";
import { resolveTrustedUrl } from "./resolveTrustedUrl.ts";

/**
 * Returns a function that starts a payment (`startPayment`) and navigates to the bank's page, and the id of the payment
 * that is being started.
 */
export function usePayment(): { pay: (payment: Payment) => void; startingPaymentId: Id | undefined } {
  const t = useT();
  const user = useUser();
  const startPayment = useStartPayment();
  const pay = ({ id }: Payment): void => {
    if (startPayment.isPending) return;
    startPayment.mutate(
      { id, headers: { "Idempotency-Key": createId() } },
      {
        onSuccess: ({ redirectUrl }) => {
          const url = resolveTrustedUrl(redirectUrl, getSettings().paymentHosts, location.origin);
          if (url === undefined) return void showToast({ tone: "error", text: t("payment.untrusted") });
          // The bank returns no result. After the return, the list of paid payments shows whether the payment arrived.
          if (user !== undefined) storePendingPayment(id, user);
          location.assign(url);
        },
      },
    );
  };
  return { pay, startingPaymentId: startPayment.isPending ? startPayment.variables.id : undefined };
}
