import { getAccountKey } from "../../auth/account.ts";
import { useUser } from "../../auth/useUser.ts";
import type { Id, Payment } from "../../generated/contract.d.ts";
import { useStartPayment } from "../../generated/queries/payments/index.ts";
import { clearIdempotencyKey, getIdempotencyKey } from "../../forms/idempotencyKey.ts";
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
    // The server may have processed a request whose response is lost.
    const form = `payment-${id}`;
    const key = getIdempotencyKey(form, [user && getAccountKey(user), id]);
    startPayment.mutate(
      { id, headers: { "Idempotency-Key": key } },
      {
        onSuccess: ({ redirectUrl }) => {
          clearIdempotencyKey(form);
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
