import type { ReactNode } from "react";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useListServicesSuspense } from "../../generated/queries/services/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { ServiceCards } from "./ServiceCards.tsx";

/** Renders the first e-services, for the home page: without the filters and the pagination of the list. Reads `listServices`. */
export default function FirstServices({ count }: { count: number }): ReactNode {
  return (
    <QueryBoundary shape="cards">
      <FirstServiceCards count={count} />
    </QueryBoundary>
  );
}

function FirstServiceCards({ count }: { count: number }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useListServicesSuspense({ type: "E_SERVICE", page: 1, perPage: count, lang });
  const { items } = query.data;
  if (items.length === 0) return <EmptyState level={3} title={t("empty.information")} />;
  return <ServiceCards services={items} level={3} query={query} />;
}
