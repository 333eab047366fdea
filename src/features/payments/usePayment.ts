import { useEffect, useState } from "react";
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

/** After this time, in milliseconds, a page that the bank's page has not replaced offers payments again. */
const maxLeaveMs = 30_000;

/**
 * Returns a function that starts a payment (`startPayment`) and navigates to the bank's page, and the id of the payment
 * that is being started, until the bank's page has replaced this one.
 */
export function usePayment(): { pay: (payment: Payment) => void; startingPaymentId: Id | undefined } {
  const t = useT();
  const user = useUser();
  const startPayment = useStartPayment();
  const [leavingId, setLeavingId] = useState<Id>();
  useEffect(() => {
    if (leavingId === undefined) return undefined;
    const offerAgain = (): void => setLeavingId(undefined);
    const timer = setTimeout(offerAgain, maxLeaveMs);
    // The person has come back, and the browser has kept the page.
    addEventListener("pageshow", offerAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener("pageshow", offerAgain);
    };
  }, [leavingId]);
  const pay = ({ id }: Payment): void => {
    if (startPayment.isPending || leavingId === id) return;
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
          setLeavingId(id);
          location.assign(url);
        },
      },
    );
  };
  return { pay, startingPaymentId: startPayment.isPending ? startPayment.variables.id : leavingId };
}
