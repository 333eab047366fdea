import { paths } from "../../src/config/paths.ts";
import type { Language } from "../store/localizedText.ts";

/** What the stand-in page was opened for, as its address says it. */
export type PaymentRequest = {
  lang: Language;
  /** The token of the visit. */
  order: string;
};

/** Reads the page's address. */
export function readPaymentRequest({ searchParams }: URL): PaymentRequest {
  const lang = searchParams.get("lang");
  return { lang: lang === "ru" || lang === "en" ? lang : "az", order: searchParams.get("order") ?? "" };
}

/** Where the bank sends everybody back to, whether or not they paid. */
export const wayBack = paths.paidPayments;
