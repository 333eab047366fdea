import { createElement as h, Fragment, type ReactElement } from "react";
import { formatMoney } from "../../src/i18n/format.ts";
import { StubPageLayout } from "../identity/StubPageLayout.ts";
import { stubMessage } from "../identity/stubMessage.ts";
import { translate } from "../store/localizedText.ts";
import { getTotalAmount, type PaymentRecord } from "../store/payments.ts";
import { returnPath, type PaymentPageRequest } from "./parsePaymentRequest.ts";

/**
 * The stand-in for the bank's page: what is to be paid, to be paid or not; or that the visit is over. Written without JSX,
 * so that Node draws it as it is. `address` is the page's own address.
 */
export function PaymentStubPage({
  request,
  payment,
  pageUrl,
}: {
  request: PaymentPageRequest;
  payment: PaymentRecord | undefined;
  pageUrl: URL;
}): ReactElement {
  const words = (id: string): string => stubMessage(request.lang, `payment.${id}`);
  const body =
    payment === undefined
      ? h(
          Fragment,
          null,
          h("p", null, words("over.text")),
          h("p", null, h("a", { className: "button", href: returnPath }, words("back"))),
        )
      : h(PaymentDetails, { payment, lang: request.lang, words });
  return h(StubPageLayout, {
    lang: request.lang,
    title: words(payment === undefined ? "over.title" : "title"),
    noticeId: "payment.notice",
    pageUrl,
    children: body,
  });
}

function PaymentDetails({
  payment,
  lang,
  words,
}: {
  payment: PaymentRecord;
  lang: PaymentPageRequest["lang"];
  words: (id: string) => string;
}): ReactElement {
  const { serviceType, target, appealNumber } = payment;
  const rows = [
    ["service", translate(serviceType, lang)],
    ["target", translate(target, lang)],
    ["appeal", appealNumber],
    ["amount", formatMoney(lang, getTotalAmount(payment))],
  ] as const;
  return h(
    Fragment,
    null,
    h(
      "dl",
      { className: "bill" },
      rows.map(
        ([id, value]) =>
          value !== undefined &&
          h(
            Fragment,
            { key: id },
            h("dt", null, words(id)),
            h("dd", { className: id === "amount" ? "sum" : undefined }, value),
          ),
      ),
    ),
    h(
      "form",
      { method: "post", className: "radio-card" },
      h("button", { className: "button", name: "outcome", value: "paid" }, words("pay")),
      h("button", { className: "button second", name: "outcome", value: "cancelled" }, words("cancel")),
    ),
  );
}
