import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Service } from "../../generated/contract.d.ts";
import { Section } from "../../components/layout/Section.tsx";
import { ClientOnly } from "../../components/loading/ClientOnly.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { isSameId } from "../../config/isSameId.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ServiceCards } from "./ServiceCards.tsx";
import { getServicesOfTypeQueryOptions } from "./serviceQueries.ts";

const maxRelated = 3;

/**
 * Renders the first other services with the same applicants; nothing when there are none. Reads `listServices`, in a browser
 * only: a rendered page has the data of its service alone.
 */
export function RelatedServices({ service }: { service: Service }): ReactNode {
  return (
    <QueryBoundary shape="cards" notFound={null}>
      <ClientOnly>
        <RelatedServiceCards service={service} />
      </ClientOnly>
    </QueryBoundary>
  );
}

function RelatedServiceCards({ service: { id, type, audience } }: { service: Service }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useSuspenseQuery(getServicesOfTypeQueryOptions(type, lang));
  const related = query.data.items
    .filter((other) => other.audience === audience && !isSameId(other.id, id))
    .slice(0, maxRelated);
  if (related.length === 0) return null;
  return (
    <Section title={t("service.related")}>
      <ServiceCards services={related} level={3} query={query} />
    </Section>
  );
}
