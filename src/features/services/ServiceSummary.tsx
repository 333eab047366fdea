import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";

/** Who may ask for a service, how long it takes and what it costs. */
export function ServiceSummary({ service }: { service: components["schemas"]["Service"] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const fee = (amount: number): string => (amount === 0 ? t("service.free") : formatMoney(lang, amount));
  return (
    <DetailList
      items={[
        { term: t("service.audience"), description: <span lang={service.lang}>{service.audience}</span> },
        { term: t("service.termLabel"), description: t("service.term", { days: service.durationWorkingDays }) },
        { term: t("service.serviceFee"), description: fee(service.serviceFee) },
        { term: t("service.governmentFee"), description: fee(service.governmentFee) },
        { term: t("service.code"), description: service.code },
      ]}
    />
  );
}
