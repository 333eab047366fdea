import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";

/** Renders that a list has no entries: that nothing was found when it is filtered, otherwise `emptyState` or "No information". */
export function EmptyList({ filterValues, emptyState }: { filterValues: object; emptyState?: ReactNode }): ReactNode {
  const t = useT();
  if (Object.keys(filterValues).length > 0)
    return <EmptyState title={t("list.nothing")}>{t("list.tryOther")}</EmptyState>;
  return emptyState ?? <EmptyState title={t("empty.information")} />;
}
