import type { ReactNode } from "react";
import { CellWithDetail } from "../../components/data/CellWithDetail.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { NoWrap } from "../../components/text/NoWrap.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getAppealSearchHref } from "../../config/getAppealSearchHref.ts";
import type { Payment } from "../../generated/contract.d.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import type { Translator } from "../../i18n/IntlProvider.tsx";

/** A table column that due and paid payments share. */
type PaymentColumn<Kind extends Payment> = {
  key: "serviceType" | "serviceFee" | "governmentFee" | "amount";
  cell: (payment: Kind) => ReactNode;
  numeric?: true;
  sortField?: string;
};

/**
 * Returns the columns that due and paid payments share, from the service to the total amount. What is paid and the number of
 * the appeal stand below the service: eight columns do not fit on a tablet.
 */
export const createPaymentColumns = <Kind extends Payment>(
  t: Translator,
  language: Language,
): PaymentColumn<Kind>[] => [
  {
    key: "serviceType",
    cell: ({ serviceType, paymentTarget, appealNumber, lang }) => (
      <CellWithDetail
        name={<TextWithLang lang={lang}>{serviceType}</TextWithLang>}
        detail={
          <>
            <bdi lang={lang}>{paymentTarget}</bdi>
            {appealNumber !== undefined && (
              <div>
                <NoWrap>
                  <Link href={getAppealSearchHref(appealNumber)}>{t("appeal.title", { number: appealNumber })}</Link>
                </NoWrap>
              </div>
            )}
          </>
        }
      />
    ),
  },
  { key: "serviceFee", numeric: true, cell: ({ serviceFee }) => formatMoney(language, serviceFee) },
  { key: "governmentFee", numeric: true, cell: ({ governmentFee }) => formatMoney(language, governmentFee) },
  {
    key: "amount",
    numeric: true,
    sortField: "amount",
    cell: ({ amount }) => <strong>{formatMoney(language, amount)}</strong>,
  },
];
