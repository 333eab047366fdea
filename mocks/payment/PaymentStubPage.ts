import { createElement as h, Fragment, type ReactElement } from "react";
import { formatMoney } from "../../src/i18n/format.ts";
import { StubPageLayout } from "../identity/StubPageLayout.ts";
import { stubMessage } from "../identity/stubMessage.ts";
import { translate } from "../store/localizedText.ts";
import { getTotalAmount, type PaymentRecord } from "../store/payments.ts";
import { paymentReturnPath, type PaymentPageRequest } from "./parsePaymentRequest.ts";

/**
 * Renders the stub of the bank's payment page: the amount with the choices to pay or cancel, or an expired checkout.
 * Uses no JSX, so that Node can run it without a compiler. `pageUrl` is its URL.
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
  const t = (id: string): string => stubMessage(request.lang, `payment.${id}`);
  const body =
    payment === undefined
      ? h(
          Fragment,
          null,
          h("p", null, t("expired.text")),
          h("p", null, h("a", { className: "button", href: paymentReturnPath }, t("back"))),
        )
      : h(PaymentDetails, { payment, lang: request.lang, t });
  return h(StubPageLayout, {
    lang: request.lang,
    title: t(payment === undefined ? "expired.title" : "title"),
    noticeId: "payment.notice",
    pageUrl,
    children: body,
  });
}

function PaymentDetails({
  payment,
  lang,
  t,
}: {
  payment: PaymentRecord;
  lang: PaymentPageRequest["lang"];
  t: (id: string) => string;
}): ReactElement {
  const { serviceType, target, appealNumber } = payment;
  const rows = [
    ["service", translate(serviceType, lang)],
    ["target", translate(target, lang)],
    ["appeal", appealNumber],
    // Many system fonts lack the manat sign, and the page loads no other font.
    ["amount", formatMoney(lang, getTotalAmount(payment)).replace("₼", "AZN")],
  ] as const;
  return h(
    Fragment,
    null,
    h(
      "dl",
      { className: "payment-details" },
      rows.map(
        ([id, value]) =>
          value !== undefined &&
          h(
            Fragment,
            { key: id },
            h("dt", null, t(id)),
            h("dd", { className: id === "amount" ? "amount" : undefined }, value),
          ),
      ),
    ),
    h(
      "form",
      { method: "post", className: "actions" },
      h("button", { className: "button", name: "outcome", value: "paid" }, t("pay")),
      h("button", { className: "button secondary", name: "outcome", value: "cancelled" }, t("cancel")),
    ),
  );
}
