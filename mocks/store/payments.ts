import { getAppealStatus } from "./appeals.ts";
import type { IsoDate } from "./calendar.ts";
import { interpolate, localizedText, mapLanguages, type LocalizedText } from "./localizedText.ts";
import { getOwnerAccountIds, type Owner } from "./owners.ts";
import type { MockStore } from "./mockStore.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import { formatMoney } from "../../src/i18n/format.ts";
import type { Id } from "../../src/generated/contract.d.ts";

/** A payment or obligation, in manats. */
export type PaymentRecord = {
  id: number;
  owner: Owner;
  /** The paid service. */
  serviceType: LocalizedText;
  appealNumber?: string;
  /** The purpose of the payment. */
  target: LocalizedText;
  serviceFee: number;
  governmentFee: number;
  dueDate?: IsoDate;
  /** The time of payment; absent while it is open. */
  paidAt?: number;
};

/** A checkout session at the bank. Its token is part of the page's URL and valid until the session ends. */
export type CheckoutSession = { token: string; paymentId: number; startedAt: number };

/** Returns the total amount in manats. */
export const getTotalAmount = ({ serviceFee, governmentFee }: PaymentRecord): number =>
  Math.round((serviceFee + governmentFee) * 100) / 100;

/** Returns a payment of an owner by id. */
export const findPayment = (store: MockStore, owner: Owner, id: Id): PaymentRecord | undefined =>
  store.state.payments.find((payment) => isSameId(payment.id, id) && payment.owner === owner);

/** Removes the open payments of an appeal that is not processed any more. */
export function removeOpenPayments(store: MockStore, { number }: { number: string }): void {
  store.state.payments = store.state.payments.filter(
    ({ appealNumber, paidAt }) => appealNumber !== number || paidAt !== undefined,
  );
}

/** The lifetime of a checkout session. */
const checkoutLifetimeMs = 20 * 60_000;

/** Starts a checkout session and returns its token. */
export function startCheckout(store: MockStore, payment: PaymentRecord): string {
  const token = store.random.token("order");
  const { state } = store;
  state.checkoutSessions = [
    ...state.checkoutSessions.filter(({ startedAt }) => startedAt > store.now() - checkoutLifetimeMs),
    { token, paymentId: payment.id, startedAt: store.now() },
  ];
  return token;
}

/** Returns the payment of a checkout session; `undefined` when the session is unknown, expired or already paid. */
export function findCheckoutPayment(store: MockStore, token: string): PaymentRecord | undefined {
  const checkout = store.state.checkoutSessions.find(
    (checkoutSession) =>
      checkoutSession.token === token && checkoutSession.startedAt > store.now() - checkoutLifetimeMs,
  );
  const payment = store.state.payments.find(({ id }) => id === checkout?.paymentId);
  return payment?.paidAt === undefined ? payment : undefined;
}

const paymentDueNotification = {
  type: "INFORMATION",
  event: "PAYMENT" as const,
  title: localizedText("Ödəniş gözlənilir", "Нужна оплата", "A payment is due"),
  description: localizedText(
    "{number} nömrəli müraciət üzrə ödənilməli məbləğ: {amount}. Onu «Ödənişlər» bölməsində ödəyin.",
    "По обращению № {number} нужно оплатить {amount}. Сделайте это в разделе «Платежи».",
    "The amount to pay for case {number} is {amount}. Pay it under “Payments”.",
  ),
};

/** Returns the notification of an amount that is due for an appeal. */
export const createPaymentDueNotification = (
  payment: PaymentRecord,
  { id: appealId, number }: { id: number; number: string },
) => ({
  ...paymentDueNotification,
  appealId,
  description: interpolate(paymentDueNotification.description, {
    number,
    amount: mapLanguages(paymentDueNotification.description, (_text, language) =>
      formatMoney(language, getTotalAmount(payment)),
    ),
  }),
});

const paymentReceivedNotification = {
  type: "INFORMATION",
  event: "PAYMENT" as const,
  title: localizedText("Ödənişiniz qəbul edildi", "Ваш платёж принят", "Your payment has been received"),
  description: localizedText(
    "{target}. Qəbzi «Ödənişlər» bölməsindən yükləyə bilərsiniz.",
    "{target}. Квитанцию можно скачать в разделе «Платежи».",
    "{target}. You can download the receipt under “Payments”.",
  ),
};

/**
 * Ends a checkout session. `paid` marks the payment as paid, notifies all accounts of its owner and resumes the waiting
 * appeal. Returns true if the session existed.
 */
export function completeCheckout(store: MockStore, token: string, outcome: "paid" | "cancelled"): boolean {
  const payment = findCheckoutPayment(store, token);
  const { state } = store;
  state.checkoutSessions = state.checkoutSessions.filter((checkoutSession) => checkoutSession.token !== token);
  if (payment === undefined) return false;
  if (outcome === "cancelled") return true;
  payment.paidAt = store.now();
  for (const accountId of getOwnerAccountIds(store, payment.owner))
    store.pushNotification(accountId, {
      ...paymentReceivedNotification,
      description: interpolate(paymentReceivedNotification.description, { target: payment.target }),
    });
  const appeal = state.appeals.find(({ number }) => number === payment.appealNumber);
  // A sample appeal has no next step until it is paid for.
  if (
    appeal !== undefined &&
    store.config.appealStepSeconds > 0 &&
    (appeal.nextStepAt !== undefined || getAppealStatus(appeal) === "PROGRESS")
  )
    appeal.nextStepAt = store.now() + store.config.appealStepSeconds * 1000;
  return true;
}
