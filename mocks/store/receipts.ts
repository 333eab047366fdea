import { formatMoment, formatMoney } from "../../src/i18n/format.ts";
import { stampOf } from "./calendar.ts";
import { say, text, type Language } from "./localizedText.ts";
import { amountOf, type PaymentRecord } from "./payments.ts";
import type { Paper } from "../pdf/pdf.ts";

const words = {
  heading: text("Ödəniş qəbzi № {number}", "Квитанция об оплате № {number}", "Receipt no. {number}"),
  service: text("Xidmət", "Услуга", "Service"),
  target: text("Ödənişin təyinatı", "Назначение платежа", "What was paid"),
  appeal: text("Müraciətin nömrəsi", "Номер обращения", "Appeal"),
  serviceFee: text("Xidmət haqqı", "Плата за услугу", "Service fee"),
  governmentFee: text("Dövlət rüsumu", "Государственная пошлина", "Government fee"),
  amount: text("Ödənilib", "Оплачено", "Paid"),
  date: text("Ödəniş tarixi", "Дата оплаты", "Date of payment"),
  thanks: text("Bu qəbz elektron qaydada verilib, imza və möhür tələb olunmur.", "Квитанция выдана в электронном виде, подпись и печать не требуются.", "This receipt was issued electronically and needs no signature or stamp."),
} as const;

/** The receipt of a payment that has been made, in one language. */
export function receiptOf(payment: PaymentRecord & { paidAt: number }, lang: Language): Paper {
  const { id, serviceType, target, appealNumber, serviceFee, governmentFee, paidAt } = payment;
  return {
    heading: say(words.heading, lang).replace("{number}", String(id)),
    rows: [
      [say(words.service, lang), say(serviceType, lang)],
      [say(words.target, lang), say(target, lang)],
      ...(appealNumber === undefined ? [] : [[say(words.appeal, lang), appealNumber] as const]),
      [say(words.serviceFee, lang), formatMoney(lang, serviceFee)],
      [say(words.governmentFee, lang), formatMoney(lang, governmentFee)],
      [say(words.amount, lang), formatMoney(lang, amountOf(payment))],
      [say(words.date, lang), formatMoment(lang, stampOf(paidAt))],
    ],
    text: [say(words.thanks, lang)],
  };
}
