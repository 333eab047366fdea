import type { components } from "../../src/generated/contract.d.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { stampOf } from "../store/calendar.ts";
import { fallbackMark, say, type Language } from "../store/localizedText.ts";
import { ownerOf, type Owner } from "../store/owners.ts";
import { amountOf, paymentOf, startPurchase, type PaymentRecord } from "../store/payments.ts";
import { pdfOf } from "../pdf/pdf.ts";
import { receiptOf } from "../store/receipts.ts";
import type { World } from "../store/mockStore.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

type Schemas = components["schemas"];
type Order = (a: PaymentRecord, b: PaymentRecord) => number;

/** How often one person may go to the bank's page in a quarter of an hour. */
const startsAllowed = 20;

/** A payment in one language; with the day it was made when it was. */
export function paymentShown(payment: PaymentRecord, lang: Language): Schemas["Payment"] | Schemas["PaidPayment"] {
  const { id, serviceType, target, appealNumber, serviceFee, governmentFee, dueDate, paidAt } = payment;
  return {
    id,
    serviceType: say(serviceType, lang),
    paymentTarget: say(target, lang),
    amount: amountOf(payment),
    serviceFee,
    governmentFee,
    ...(appealNumber !== undefined && { appealNumber }),
    ...(dueDate !== undefined && { dueDate }),
    ...(paidAt !== undefined && { paymentDate: stampOf(paidAt) }),
    ...fallbackMark(serviceType[lang] === undefined ? serviceType : target, lang),
  };
}

const paidShown = (payment: PaymentRecord & { paidAt: number }, lang: Language): Schemas["PaidPayment"] => ({ ...paymentShown(payment, lang), paymentDate: stampOf(payment.paidAt) });

const byAmount: Order = (a, b) => amountOf(a) - amountOf(b) || a.id - b.id;
const byDueDate = (direction: 1 | -1): Order => (a, b) => {
  // Without a day they come last, whichever way the list goes.
  if (a.dueDate === undefined || b.dueDate === undefined) return Number(a.dueDate === undefined) - Number(b.dueDate === undefined) || a.id - b.id;
  return direction * (Date.parse(a.dueDate) - Date.parse(b.dueDate)) || a.id - b.id;
};
const byPaymentDate: Order = (a, b) => (a.paidAt ?? 0) - (b.paidAt ?? 0) || a.id - b.id;
const backwards = (order: Order): Order => (a, b) => order(b, a);

const obligationOrders: Readonly<Record<Schemas["ObligationSort"], Order>> = { "dueDate.asc": byDueDate(1), "dueDate.desc": byDueDate(-1), "amount.asc": byAmount, "amount.desc": backwards(byAmount) };
const paidOrders: Readonly<Record<Schemas["PaidPaymentSort"], Order>> = { "paymentDate.asc": byPaymentDate, "paymentDate.desc": backwards(byPaymentDate), "amount.asc": byAmount, "amount.desc": backwards(byAmount) };

const isPaid = (payment: PaymentRecord): payment is PaymentRecord & { paidAt: number } => payment.paidAt !== undefined;
const paymentsOf = (world: World, owner: Owner): PaymentRecord[] => world.state.payments.filter((payment) => payment.owner === owner);

/** What a person owes and has paid. */
export const payments = {
  listObligations: ({ world, lang, visitor, query }) => {
    const owed = paymentsOf(world, ownerOf(visitor)).filter((payment) => !isPaid(payment)).toSorted(obligationOrders[query.sort ?? "dueDate.asc"]);
    return ok(onePage(owed.map((payment) => paymentShown(payment, lang)), query));
  },

  listPaidPayments: ({ world, lang, visitor, query }) => {
    const paid = paymentsOf(world, ownerOf(visitor)).filter(isPaid).toSorted(paidOrders[query.sort ?? "paymentDate.desc"]);
    return ok(onePage(paid.map((payment) => paidShown(payment, lang)), query));
  },

  startPayment: ({ world, lang, visitor, path: { id } }) => {
    const tried = `payment ${visitor.account.id}`;
    const wait = secondsLocked(world, tried, startsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const payment = paymentOf(world, ownerOf(visitor), id);
    if (payment === undefined) return { status: 404 };
    if (isPaid(payment)) return { status: 409 };
    countTry(world, tried);
    return ok({ redirectUrl: `/payment/?${new URLSearchParams({ order: startPurchase(world, payment), lang })}` });
  },

  downloadReceipt: ({ world, lang, visitor, path: { id } }) => {
    const payment = paymentOf(world, ownerOf(visitor), id);
    if (payment === undefined || !isPaid(payment)) return { status: 404 };
    return ok({ bytes: pdfOf(receiptOf(payment, lang)), mimeType: "application/pdf", fileName: `receipt-${id}.pdf` });
  },
} satisfies Behaviour;
