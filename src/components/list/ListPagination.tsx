import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Pagination } from "./Pagination.tsx";
import { usePageParam } from "./usePageParam.ts";

/** Where the reader is in a list of several pages, and the way on and back; the page stands in the address, under `name`. */
export function ListPagination({
  page,
  perPage,
  total,
  paramName,
}: components["schemas"]["Paging"] & { paramName?: string | undefined }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const [, go] = usePageParam(paramName);
  const number = (value: number): string => formatNumber(language, value);
  return (
    <Pagination
      label={t("list.pages")}
      page={page}
      pageCount={Math.ceil(total / perPage)}
      rangeLabel={t("list.place", {
        first: number((page - 1) * perPage + 1),
        last: number(Math.min(page * perPage, total)),
        total: number(total),
      })}
      previousLabel={t("list.previous")}
      nextLabel={t("list.next")}
      onPageChange={go}
    />
  );
}
