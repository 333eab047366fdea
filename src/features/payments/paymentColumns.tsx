import type { ReactNode } from "react";
import type { Payment } from "../../generated/contract.d.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";

/** A table column that due and paid payments share. */
type PaymentColumn<Kind extends Payment> = {
  key: "serviceType" | "paymentTarget" | "appealNumber" | "serviceFee" | "governmentFee" | "amount";
  cell: (payment: Kind) => ReactNode;
  numeric?: true;
  sortField?: string;
};

/** Returns the columns that due and paid payments share, from the service to the total amount. */
export const createPaymentColumns = <Kind extends Payment>(language: Language): PaymentColumn<Kind>[] => [
  { key: "serviceType", cell: ({ serviceType, lang }) => <TextWithLang lang={lang}>{serviceType}</TextWithLang> },
  {
    key: "paymentTarget",
    cell: ({ paymentTarget, lang }) => <TextWithLang lang={lang}>{paymentTarget}</TextWithLang>,
  },
  { key: "appealNumber", cell: ({ appealNumber }) => <NoWrap>{appealNumber ?? "–"}</NoWrap> },
  { key: "serviceFee", numeric: true, cell: ({ serviceFee }) => formatMoney(language, serviceFee) },
  { key: "governmentFee", numeric: true, cell: ({ governmentFee }) => formatMoney(language, governmentFee) },
  {
    key: "amount",
    numeric: true,
    sortField: "amount",
    cell: ({ amount }) => <strong>{formatMoney(language, amount)}</strong>,
  },
];
