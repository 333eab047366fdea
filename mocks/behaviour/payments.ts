import type { Payment, PaidPayment, ObligationSort, PaidPaymentSort } from "../../src/generated/contract.d.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { getFallbackLang, translate, type Language } from "../store/localizedText.ts";
import { getOwner, type Owner } from "../store/owners.ts";
import { getTotalAmount, findPayment, startCheckout, type PaymentRecord } from "../store/payments.ts";
import { createPdf } from "../pdf/pdf.ts";
import { createReceipt } from "../store/receipts.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
type PaymentComparator = (a: PaymentRecord, b: PaymentRecord) => number;

/** The maximum number of checkouts that an account may start within the rate limit window. */
const maxCheckoutsPerWindow = 20;

/** Returns the representation of a payment in one language, with the payment date if it is paid. */
export function toPayment(payment: PaymentRecord, lang: Language): Payment | PaidPayment {
  const { id, serviceType, target, appealNumber, serviceFee, governmentFee, dueDate, paidAt } = payment;
  return {
    id,
    serviceType: translate(serviceType, lang),
    paymentTarget: translate(target, lang),
    amount: getTotalAmount(payment),
    serviceFee,
    governmentFee,
    currency: "AZN",
    ...(appealNumber !== undefined && { appealNumber }),
    ...(dueDate !== undefined && { dueDate }),
    ...(paidAt !== undefined && { paymentDate: toIsoDateTime(paidAt) }),
    ...getFallbackLang(serviceType[lang] === undefined ? serviceType : target, lang),
  };
}

const toPaidPayment = (payment: PaymentRecord & { paidAt: number }, lang: Language): PaidPayment => ({
  ...toPayment(payment, lang),
  paymentDate: toIsoDateTime(payment.paidAt),
});

const compareAmounts: PaymentComparator = (a, b) => getTotalAmount(a) - getTotalAmount(b) || a.id - b.id;
const compareDueDates =
  (direction: 1 | -1): PaymentComparator =>
  (a, b) => {
    // Payments without a due date come last in both directions.
    if (a.dueDate === undefined || b.dueDate === undefined)
      return Number(a.dueDate === undefined) - Number(b.dueDate === undefined) || a.id - b.id;
    return direction * (Date.parse(a.dueDate) - Date.parse(b.dueDate)) || a.id - b.id;
  };
const comparePaymentDates: PaymentComparator = (a, b) => (a.paidAt ?? 0) - (b.paidAt ?? 0) || a.id - b.id;
const reverseComparator =
  (comparator: PaymentComparator): PaymentComparator =>
  (a, b) =>
    comparator(b, a);

const obligationComparators: Readonly<Record<ObligationSort, PaymentComparator>> = {
  "dueDate.asc": compareDueDates(1),
  "dueDate.desc": compareDueDates(-1),
  "amount.asc": compareAmounts,
  "amount.desc": reverseComparator(compareAmounts),
};
const paidPaymentComparators: Readonly<Record<PaidPaymentSort, PaymentComparator>> = {
  "paymentDate.asc": comparePaymentDates,
  "paymentDate.desc": reverseComparator(comparePaymentDates),
  "amount.asc": compareAmounts,
  "amount.desc": reverseComparator(compareAmounts),
};

const isPaid = (payment: PaymentRecord): payment is PaymentRecord & { paidAt: number } => payment.paidAt !== undefined;
const findPayments = (store: MockStore, owner: Owner): PaymentRecord[] =>
  store.state.payments.filter((payment) => payment.owner === owner);

/** Handlers of obligations and payments. */
export const paymentHandlers = {
  listObligations: ({ store, lang, principal, query }) => {
    const owed = findPayments(store, getOwner(principal))
      .filter((payment) => !isPaid(payment))
      .toSorted(obligationComparators[query.sort ?? "dueDate.asc"]);
    return ok(
      paginate(
        owed.map((payment) => toPayment(payment, lang)),
        query,
      ),
    );
  },

  listPaidPayments: ({ store, lang, principal, query }) => {
    const paid = findPayments(store, getOwner(principal))
      .filter(isPaid)
      .toSorted(paidPaymentComparators[query.sort ?? "paymentDate.desc"]);
    return ok(
      paginate(
        paid.map((payment) => toPaidPayment(payment, lang)),
        query,
      ),
    );
  },

  startPayment: ({ store, lang, principal, pathParams: { id } }) => {
    const rateLimitKey = `payment ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxCheckoutsPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const payment = findPayment(store, getOwner(principal), id);
    if (payment === undefined) return { status: 404 };
    if (isPaid(payment)) return { status: 409 };
    recordAttempt(store, rateLimitKey);
    return ok({ redirectUrl: `/payment/?${new URLSearchParams({ order: startCheckout(store, payment), lang })}` });
  },

  downloadReceipt: async ({ store, lang, principal, pathParams: { id } }) => {
    const payment = findPayment(store, getOwner(principal), id);
    if (payment === undefined || !isPaid(payment)) return { status: 404 };
    return ok({
      bytes: await createPdf(createReceipt(payment, lang), lang),
      mimeType: "application/pdf",
      fileName: `receipt-${id}.pdf`,
    });
  },
} satisfies Behaviour;
