import type { Day } from "./calendar.ts";
import { fill, text, type Text } from "./localizedText.ts";
import { peopleOf, type Owner } from "./owners.ts";
import type { World } from "./mockStore.ts";

/** An amount somebody owes or has paid, in manats. */
export type PaymentRecord = {
  id: number;
  owner: Owner;
  /** The service it is paid for. */
  serviceType: Text;
  appealNumber?: string;
  /** What exactly is paid. */
  target: Text;
  serviceFee: number;
  governmentFee: number;
  dueDate?: Day;
  /** When it was paid; absent while it is owed. */
  paidAt?: number;
};

/** One visit to the bank's page. Its token stands in the page's address and is good until the visit is over. */
export type Purchase = { token: string; paymentId: number; startedAt: number };

/** All that is paid, in manats. */
export const amountOf = ({ serviceFee, governmentFee }: PaymentRecord): number => Math.round((serviceFee + governmentFee) * 100) / 100;

/** An owner's payment by its id. */
export const paymentOf = (world: World, owner: Owner, id: number): PaymentRecord | undefined => world.state.payments.find((payment) => payment.id === id && payment.owner === owner);

/** How long one may stay on the bank's page, in milliseconds. */
const purchaseLasts = 20 * 60_000;

/** Begins a visit to the bank's page; answers its token. */
export function startPurchase(world: World, payment: PaymentRecord): string {
  const token = world.chance.token("order");
  const { state } = world;
  state.purchases = [...state.purchases.filter(({ startedAt }) => startedAt > world.now() - purchaseLasts), { token, paymentId: payment.id, startedAt: world.now() }];
  return token;
}

/** What is to be paid on the bank's page; `undefined` when the visit is unknown, over, or its amount was paid meanwhile. */
export function purchaseOf(world: World, token: string): PaymentRecord | undefined {
  const purchase = world.state.purchases.find((one) => one.token === token && one.startedAt > world.now() - purchaseLasts);
  const payment = world.state.payments.find(({ id }) => id === purchase?.paymentId);
  return payment?.paidAt === undefined ? payment : undefined;
}

const received = {
  type: "INFORMATION",
  title: text("Ödənişiniz qəbul edildi", "Ваш платёж принят", "Your payment has been received"),
  description: text("{target}. Qəbzi «Ödənişlər» bölməsindən yükləyə bilərsiniz.", "{target}. Квитанцию можно скачать в разделе «Платежи».", "{target}. You can download the receipt under Payments."),
};

/**
 * Ends a visit to the bank's page: with `paid` the amount is paid, everybody who acts for its owner is told, and the
 * appeal that waited for it may go on. Tells whether there was such a visit.
 */
export function endPurchase(world: World, token: string, outcome: "paid" | "cancelled"): boolean {
  const payment = purchaseOf(world, token);
  const { state } = world;
  state.purchases = state.purchases.filter((one) => one.token !== token);
  if (payment === undefined) return false;
  if (outcome === "cancelled") return true;
  payment.paidAt = world.now();
  for (const accountId of peopleOf(world, payment.owner)) world.push(accountId, { ...received, description: fill(received.description, { target: payment.target }) });
  const appeal = state.appeals.find(({ number }) => number === payment.appealNumber);
  if (appeal?.movesAt !== undefined) appeal.movesAt = world.now() + world.rules.appealPace * 1000;
  return true;
}
