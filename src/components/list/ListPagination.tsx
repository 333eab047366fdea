import type { ReactNode } from "react";
import type { Paging } from "../../generated/contract.d.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Pagination } from "./Pagination.tsx";
import { usePageParam } from "./usePageParam.ts";

/** Renders the pagination of a list. `paramName` is the query parameter of the page; `label` names one of several lists on a page. */
export function ListPagination({
  page,
  perPage,
  total,
  paramName,
  label,
}: Paging & { paramName?: string | undefined; label?: string | undefined }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const [, setPage] = usePageParam(paramName);
  const format = (value: number): string => formatNumber(language, value);
  return (
    <Pagination
      label={label ?? t("list.pages")}
      page={page}
      pageCount={Math.ceil(total / perPage)}
      rangeLabel={t("list.place", {
        first: format((page - 1) * perPage + 1),
        last: format(Math.min(page * perPage, total)),
        total: format(total),
      })}
      onPageChange={setPage}
    />
  );
}
