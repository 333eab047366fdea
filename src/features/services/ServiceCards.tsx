import type { ReactNode } from "react";
import type { Service, ServiceType } from "../../generated/contract.d.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { StaleNotice, type StaleNoticeProps } from "../../components/list/StaleNotice.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getHref } from "../../config/paths.ts";
import { formatMoney } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";

type ServiceCardsProps = StaleNoticeProps & {
  type: ServiceType;
  services: readonly Service[];
  /** The level of the cards' headings. */
  level: 2 | 3;
};

/** Renders services of a type as cards, with duration and fee. */
export function ServiceCards({ type, services, level, query }: ServiceCardsProps): ReactNode {
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
              href={getHref(type === "E_SERVICE" ? "eService" : "informativeService", { id: service.id })}
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
