import { getAccountKey } from "../../auth/accountKey.ts";
import { useUser } from "../../auth/useUser.ts";
import { createId } from "../../config/createId.ts";
import type { Id, Payment } from "../../generated/contract.d.ts";
import { useStartPayment } from "../../generated/queries/payments/payments.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getSettings } from "../../config/settings.ts";
import { showToast } from "../../state/toasts.ts";
import { storePendingPayment } from "./pendingPayment.ts";
import { resolveTrustedUrl } from "./resolveTrustedUrl.ts";

/** The keys of payments whose start has not succeeded: the server may have processed a request whose response is lost. */
const pendingKeys = new Map<string, string>();

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
    const payment = JSON.stringify([user && getAccountKey(user), id]);
    const key = pendingKeys.get(payment) ?? createId();
    pendingKeys.set(payment, key);
    startPayment.mutate(
      { id, headers: { "Idempotency-Key": key } },
      {
        onSuccess: ({ redirectUrl }) => {
          pendingKeys.delete(payment);
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
