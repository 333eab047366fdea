import { formatDateTime, formatMoney } from "../../src/i18n/format.ts";
import { toIsoDateTime } from "./calendar.ts";
import { translate, localizedText, type Language } from "./localizedText.ts";
import { getTotalAmount, type PaymentRecord } from "./payments.ts";
import type { PdfContent } from "../pdf/pdf.ts";

const receiptLabels = {
  heading: localizedText("Ödəniş qəbzi № {number}", "Квитанция об оплате № {number}", "Receipt no. {number}"),
  service: localizedText("Xidmət", "Услуга", "Service"),
  target: localizedText("Ödənişin təyinatı", "Назначение платежа", "Payment for"),
  appeal: localizedText("Müraciətin nömrəsi", "Номер обращения", "Case number"),
  serviceFee: localizedText("Xidmət haqqı", "Плата за услугу", "Service fee"),
  governmentFee: localizedText("Dövlət rüsumu", "Государственная пошлина", "Government fee"),
  amount: localizedText("Ödənilib", "Оплачено", "Paid"),
  date: localizedText("Ödəniş tarixi", "Дата оплаты", "Payment date"),
  thanks: localizedText(
    "Bu qəbz elektron qaydada verilib, imza və möhür tələb olunmur.",
    "Квитанция выдана в электронном виде, подпись и печать не требуются.",
    "This receipt was issued electronically and needs no signature or stamp.",
  ),
} as const;

/** Returns the content of a payment receipt in one language. */
export function createReceipt(payment: PaymentRecord & { paidAt: number }, lang: Language): PdfContent {
  const { id, serviceType, target, appealNumber, serviceFee, governmentFee, paidAt } = payment;
  return {
    heading: translate(receiptLabels.heading, lang).replace("{number}", String(id)),
    rows: [
      [translate(receiptLabels.service, lang), translate(serviceType, lang)],
      [translate(receiptLabels.target, lang), translate(target, lang)],
      ...(appealNumber === undefined ? [] : [[translate(receiptLabels.appeal, lang), appealNumber] as const]),
      [translate(receiptLabels.serviceFee, lang), formatMoney(lang, serviceFee)],
      [translate(receiptLabels.governmentFee, lang), formatMoney(lang, governmentFee)],
      [translate(receiptLabels.amount, lang), formatMoney(lang, getTotalAmount(payment))],
      [translate(receiptLabels.date, lang), formatDateTime(lang, toIsoDateTime(paidAt))],
    ],
    text: [translate(receiptLabels.thanks, lang)],
  };
}
