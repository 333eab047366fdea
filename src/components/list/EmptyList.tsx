import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import type { ListFilter } from "./useListParams.ts";

type EmptyListProps = {
  filters: Readonly<Partial<Record<string, ListFilter>>> | undefined;
  filterValues: object;
  emptyState?: ReactNode;
};

/**
 * Renders that a list has no entries: that nothing was found when it is filtered, with advice for the filters that it has,
 * otherwise `emptyState` or "No information".
 */
export function EmptyList({ filters = {}, filterValues, emptyState }: EmptyListProps): ReactNode {
  const t = useT();
  if (Object.keys(filterValues).length === 0) return emptyState ?? <EmptyState title={t("empty.information")} />;
  const hasText = Object.values(filters).some((filter) => filter === "text" || filter === "code");
  return <EmptyState title={t("list.nothing")}>{t(hasText ? "list.tryOther" : "list.tryOtherFilters")}</EmptyState>;
}
