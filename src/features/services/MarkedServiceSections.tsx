import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { Section } from "../../components/layout/Section.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { BulletList } from "../../components/text/BulletList.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { isSameId } from "../../config/isSameId.ts";
import { getHref } from "../../config/paths.ts";
import type { ServiceMarks } from "../../config/serviceMarks.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getServicesOfTypeQueryOptions } from "./serviceQueries.ts";

/** Renders the sections of `MarkedServices`. */
export default function MarkedServiceSections({ favourites, recent }: ServiceMarks): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(getServicesOfTypeQueryOptions("E_SERVICE", lang));
  const items = useAllItems(data, (page) => getServicesOfTypeQueryOptions("E_SERVICE", lang, page));
  const findServices = (ids: readonly string[]): Service[] =>
    ids.flatMap((id) => items.find((service) => isSameId(service.id, id)) ?? []);
  const sections = [
    { title: t("service.favourites"), services: findServices(favourites) },
    { title: t("service.recent"), services: findServices(recent.filter((id) => !favourites.includes(id))) },
  ].filter(({ services }) => services.length > 0);
  return sections.map(({ title, services }, index) => (
    <Section key={title} title={title}>
      <BulletList
        items={services.map(({ id, title: name, lang: textLang }) => (
          <Link key={id} href={getHref("eService", { id })}>
            <TextWithLang lang={textLang}>{name}</TextWithLang>
          </Link>
        ))}
      />
      {index === sections.length - 1 && <p>{t("service.onDevice")}</p>}
    </Section>
  ));
}
