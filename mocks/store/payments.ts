import type { IsoDate } from "./calendar.ts";
import { interpolate, localizedText, type LocalizedText } from "./localizedText.ts";
import { getOwnerAccountIds, type Owner } from "./owners.ts";
import type { MockStore } from "./mockStore.ts";

/** An amount somebody owes or has paid, in manats. */
export type PaymentRecord = {
  id: number;
  owner: Owner;
  /** The service it is paid for. */
  serviceType: LocalizedText;
  appealNumber?: string;
  /** What exactly is paid. */
  target: LocalizedText;
  serviceFee: number;
  governmentFee: number;
  dueDate?: IsoDate;
  /** When it was paid; absent while it is owed. */
  paidAt?: number;
};

/** One visit to the bank's page. Its token stands in the page's address and is good until the visit is over. */
export type CheckoutSession = { token: string; paymentId: number; startedAt: number };

/** All that is paid, in manats. */
export const getTotalAmount = ({ serviceFee, governmentFee }: PaymentRecord): number =>
  Math.round((serviceFee + governmentFee) * 100) / 100;

/** An owner's payment by its id. */
export const findPayment = (store: MockStore, owner: Owner, id: number): PaymentRecord | undefined =>
  store.state.payments.find((payment) => payment.id === id && payment.owner === owner);

/** How long one may stay on the bank's page, in milliseconds. */
const checkoutLifetimeMs = 20 * 60_000;

/** Begins a visit to the bank's page; answers its token. */
export function startCheckout(store: MockStore, payment: PaymentRecord): string {
  const token = store.random.token("order");
  const { state } = store;
  state.checkoutSessions = [
    ...state.checkoutSessions.filter(({ startedAt }) => startedAt > store.now() - checkoutLifetimeMs),
    { token, paymentId: payment.id, startedAt: store.now() },
  ];
  return token;
}

/** What is to be paid on the bank's page; `undefined` when the visit is unknown, over, or its amount was paid meanwhile. */
export function findCheckoutPayment(store: MockStore, token: string): PaymentRecord | undefined {
  const purchase = store.state.checkoutSessions.find(
    (one) => one.token === token && one.startedAt > store.now() - checkoutLifetimeMs,
  );
  const payment = store.state.payments.find(({ id }) => id === purchase?.paymentId);
  return payment?.paidAt === undefined ? payment : undefined;
}

const paymentReceivedNotification = {
  type: "INFORMATION",
  title: localizedText("Ödənişiniz qəbul edildi", "Ваш платёж принят", "Your payment has been received"),
  description: localizedText(
    "{target}. Qəbzi «Ödənişlər» bölməsindən yükləyə bilərsiniz.",
    "{target}. Квитанцию можно скачать в разделе «Платежи».",
    "{target}. You can download the receipt under Payments.",
  ),
};

/**
 * Ends a visit to the bank's page: with `paid` the amount is paid, everybody who acts for its owner is told, and the
 * appeal that waited for it may go on. Tells whether there was such a visit.
 */
export function completeCheckout(store: MockStore, token: string, outcome: "paid" | "cancelled"): boolean {
  const payment = findCheckoutPayment(store, token);
  const { state } = store;
  state.checkoutSessions = state.checkoutSessions.filter((one) => one.token !== token);
  if (payment === undefined) return false;
  if (outcome === "cancelled") return true;
  payment.paidAt = store.now();
  for (const accountId of getOwnerAccountIds(store, payment.owner))
    store.pushNotification(accountId, {
      ...paymentReceivedNotification,
      description: interpolate(paymentReceivedNotification.description, { target: payment.target }),
    });
  const appeal = state.appeals.find(({ number }) => number === payment.appealNumber);
  if (appeal?.nextStepAt !== undefined) appeal.nextStepAt = store.now() + store.config.appealStepSeconds * 1000;
  return true;
}
