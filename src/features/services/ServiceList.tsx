import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import type { components } from "../../generated/contract.d.ts";
import type { ListServicesParams } from "../../generated/queries/model/listServicesParams.ts";
import { getListServicesSuspenseQueryOptions } from "../../generated/queries/services/services.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { href } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { AsOf } from "../../components/list/StaleNotice.tsx";
import { firstPage } from "../../components/list/firstPageParams.ts";
import { useTellFound } from "../../components/list/resultCount.ts";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { Pages } from "../../components/list/ListPagination.tsx";
import { Filters } from "../../components/list/ListFilterBar.tsx";
import { useListAddress } from "../../components/list/useListParams.ts";

type ServiceType = components["schemas"]["ServiceType"];

/** The services of one type with their term and price, `perPage` to a page; on the home page without the page numbers. */
export function ServiceList({ type, perPage = 10, level = 2 }: { type: ServiceType; perPage?: number; level?: 2 | 3 }): ReactNode {
  const filters = useServiceFilters();
  return (
    <Stack>
      {level === 2 && <Filters name="services" filters={filters} />}
      <Loaded shape="cards">
        <Services type={type} perPage={perPage} level={level} />
      </Loaded>
    </Stack>
  );
}

/** What the list of a type reads: its first page, where nothing else is `asked`. */
export const servicesOf = (type: ServiceType, lang: Language, asked: Partial<ListServicesParams> = {}) => getListServicesSuspenseQueryOptions({ type, ...firstPage(lang), ...asked });

function useServiceFilters() {
  const say = useWords();
  return { word: "text", competitionQualityType: (["1", "2"] as const).map((value) => ({ value, label: say(`service.type.${value}`) })) } as const;
}

function Services({ type, perPage, level }: { type: ServiceType; perPage: number; level: 2 | 3 }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const address = useListAddress(useServiceFilters());
  // The home page's address says nothing of its list.
  const asked = level === 2 ? { ...address.values, page: address.page } : {};
  const answer = useSuspenseQuery(servicesOf(type, lang, { ...asked, perPage }));
  const { data } = answer;
  useTellFound("services", address.values, data.total);
  if (data.items.length === 0) {
    const filtered = level === 2 && Object.keys(address.values).length > 0;
    return filtered ? <EmptyState title={say("search.nothing")}>{say("list.tryOther")}</EmptyState> : <EmptyState title={say("empty.information")} />;
  }
  return (
    <>
      <AsOf answer={answer} />
      <CardGrid>
        {data.items.map((service) => {
          const fee = service.serviceFee + service.governmentFee;
          return (
            <LinkCard
              key={service.id}
              level={level}
              icon="services"
              href={href(type === "E_SERVICE" ? "eService" : "informativeService", { id: service.id })}
              title={<InLanguage lang={service.lang}>{service.title}</InLanguage>}
              text={<span lang={service.lang}>{service.summary}</span>}
              meta={`${say("service.term", { days: service.durationWorkingDays })} · ${fee === 0 ? say("service.free") : formatMoney(lang, fee)}`}
            />
          );
        })}
      </CardGrid>
      {level === 2 && <Pages page={data.page} perPage={data.perPage} total={data.total} />}
    </>
  );
}
