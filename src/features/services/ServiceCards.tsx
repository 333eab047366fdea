import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { StaleNotice, type StaleNoticeProps } from "../../components/list/StaleNotice.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getServiceHref } from "../../config/getServiceHref.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";

type ServiceCardsProps = StaleNoticeProps & {
  services: readonly Service[];
  /** The level of the cards' headings. */
  level: 2 | 3;
};

/** Renders services as cards, with duration and fee. */
export function ServiceCards({ services, level, query }: ServiceCardsProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  return (
    <>
      <StaleNotice query={query} />
      <CardGrid>
        {services.map((service) => {
          const fee = service.serviceFee + service.governmentFee;
          return (
            <LinkCard
              key={service.id}
              level={level}
              href={getServiceHref(service)}
              title={<TextWithLang lang={service.lang}>{service.title}</TextWithLang>}
              text={<bdi lang={service.lang}>{service.summary}</bdi>}
              meta={`${t("service.term", { days: service.durationWorkingDays })} · ${fee === 0 ? t("service.free") : formatMoney(lang, fee)}`}
            />
          );
        })}
      </CardGrid>
    </>
  );
}
