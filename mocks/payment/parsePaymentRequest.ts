import { paths } from "../../src/config/paths.ts";
import type { Language } from "../store/localizedText.ts";

/** What the stand-in page was opened for, as its address says it. */
export type PaymentPageRequest = {
  lang: Language;
  /** The token of the visit. */
  checkoutToken: string;
};

/** Reads the page's address. */
export function parsePaymentRequest({ searchParams }: URL): PaymentPageRequest {
  const lang = searchParams.get("lang");
  return { lang: lang === "ru" || lang === "en" ? lang : "az", checkoutToken: searchParams.get("order") ?? "" };
}

/** Where the bank sends everybody back to, whether or not they paid. */
export const returnPath = paths.paidPayments;
