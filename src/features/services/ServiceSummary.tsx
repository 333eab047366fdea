import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";

/** Renders audience, duration, fees and code of a service. */
export function ServiceSummary({ service }: { service: Service }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const formatFee = (amount: number): string => (amount === 0 ? t("service.noFee") : formatMoney(lang, amount));
  return (
    <DetailList
      items={[
        { term: t("service.audience"), description: <bdi lang={service.lang}>{service.audience}</bdi> },
        { term: t("service.termLabel"), description: t("service.term", { days: service.durationWorkingDays }) },
        { term: t("service.serviceFee"), description: formatFee(service.serviceFee) },
        { term: t("service.governmentFee"), description: formatFee(service.governmentFee) },
        { term: t("service.code"), description: service.code },
      ]}
    />
  );
}
