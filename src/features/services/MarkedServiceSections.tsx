import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { Section } from "../../components/layout/Section.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { BulletList } from "../../components/text/BulletList.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getServiceHref } from "../../config/getServiceHref.ts";
import { isSameId } from "../../config/isSameId.ts";
import type { ServiceMarks } from "../../config/serviceMarks.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { getListServicesSuspenseQueryOptions } from "../../generated/queries/services/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";

/** Renders the sections of `MarkedServices`. */
export default function MarkedServiceSections({ favourites, recent }: ServiceMarks): ReactNode {
  const t = useT();
  const lang = useLanguage();
  // Services of all types can be marked.
  const getPageQuery = (page: number) => getListServicesSuspenseQueryOptions({ page, perPage: maxPerPage, lang });
  const { data } = useSuspenseQuery(getPageQuery(1));
  const items = useAllItems(data, getPageQuery);
  const findServices = (ids: readonly string[]): Service[] =>
    ids.flatMap((id) => items.find((service) => isSameId(service.id, id)) ?? []);
  const sections = [
    { title: t("service.favourites"), services: findServices(favourites) },
    { title: t("service.recent"), services: findServices(recent.filter((id) => !favourites.includes(id))) },
  ].filter(({ services }) => services.length > 0);
  return sections.map(({ title, services }, index) => (
    <Section key={title} title={title}>
      <BulletList
        items={services.map((service) => (
          <Link key={service.id} href={getServiceHref(service)}>
            <TextWithLang lang={service.lang}>{service.title}</TextWithLang>
          </Link>
        ))}
      />
      {index === sections.length - 1 && <p>{t("service.onDevice")}</p>}
    </Section>
  ));
}
