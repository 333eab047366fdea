import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { usePageParam } from "./usePageParam.ts";

/** Renders that the list has fewer pages than the URL names. `paramName` is the query parameter of the page. */
export function MissingPageState({
  paramName,
  level,
}: {
  paramName?: string | undefined;
  level?: 2 | 3 | undefined;
}): ReactNode {
  const t = useT();
  const [, setPage] = usePageParam(paramName);
  return (
    <EmptyState
      level={level}
      title={t("list.noSuchPage")}
      action={<Button onClick={() => setPage(1)}>{t("list.firstPage")}</Button>}
    />
  );
}
