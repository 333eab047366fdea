import { createElement as h, Fragment, type ReactElement } from "react";
import { formatMoney } from "../../src/i18n/format.ts";
import { Frame } from "../identity/StubPageLayout.ts";
import { word } from "../identity/stubMessage.ts";
import { say } from "../store/localizedText.ts";
import { amountOf, type PaymentRecord } from "../store/payments.ts";
import { wayBack, type PaymentRequest } from "./parsePaymentRequest.ts";

/**
 * The stand-in for the bank's page: what is to be paid, to be paid or not; or that the visit is over. Written without JSX,
 * so that Node draws it as it is. `address` is the page's own address.
 */
export function PaymentPage({ request, payment, address }: { request: PaymentRequest; payment: PaymentRecord | undefined; address: URL }): ReactElement {
  const words = (id: string): string => word(request.lang, `payment.${id}`);
  const body = payment === undefined ? h(Fragment, null, h("p", null, words("over.text")), h("p", null, h("a", { className: "button", href: wayBack }, words("back")))) : h(Bill, { payment, lang: request.lang, words });
  return h(Frame, { lang: request.lang, title: words(payment === undefined ? "over.title" : "title"), notice: "payment.notice", address, children: body });
}

function Bill({ payment, lang, words }: { payment: PaymentRecord; lang: PaymentRequest["lang"]; words: (id: string) => string }): ReactElement {
  const { serviceType, target, appealNumber } = payment;
  const rows = [
    ["service", say(serviceType, lang)],
    ["target", say(target, lang)],
    ["appeal", appealNumber],
    ["amount", formatMoney(lang, amountOf(payment))],
  ] as const;
  return h(
    Fragment,
    null,
    h("dl", { className: "bill" }, rows.map(([id, value]) => value !== undefined && h(Fragment, { key: id }, h("dt", null, words(id)), h("dd", { className: id === "amount" ? "sum" : undefined }, value)))),
    h(
      "form",
      { method: "post", className: "choice" },
      h("button", { className: "button", name: "outcome", value: "paid" }, words("pay")),
      h("button", { className: "button second", name: "outcome", value: "cancelled" }, words("cancel")),
    ),
  );
}
