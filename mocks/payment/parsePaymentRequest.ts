import { paths } from "../../src/config/paths.ts";
import { parseLanguage, type Language } from "../store/localizedText.ts";

/** The URL parameters of the payment stub page. */
export type PaymentPageRequest = {
  lang: Language;
  /** The token of the checkout session. */
  checkoutToken: string;
};

/** Parses the URL of the payment stub page. */
export function parsePaymentRequest({ searchParams }: URL): PaymentPageRequest {
  return { lang: parseLanguage(searchParams.get("lang")), checkoutToken: searchParams.get("order") ?? "" };
}

/** The path to which the bank redirects after each checkout, paid or cancelled. */
export const paymentReturnPath = paths.paidPayments;
