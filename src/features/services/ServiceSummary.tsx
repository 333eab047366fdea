import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";

/** Who may ask for a service, how long it takes and what it costs. */
export function ServiceFacts({ service }: { service: components["schemas"]["Service"] }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const fee = (amount: number): string => (amount === 0 ? say("service.free") : formatMoney(lang, amount));
  return (
    <DetailList
      items={[
        { term: say("service.audience"), description: <span lang={service.lang}>{service.audience}</span> },
        { term: say("service.termLabel"), description: say("service.term", { days: service.durationWorkingDays }) },
        { term: say("service.serviceFee"), description: fee(service.serviceFee) },
        { term: say("service.governmentFee"), description: fee(service.governmentFee) },
        { term: say("service.code"), description: service.code },
      ]}
    />
  );
}
