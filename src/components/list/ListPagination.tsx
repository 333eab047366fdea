import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Pagination } from "./Pagination.tsx";
import { usePage } from "./usePageParam.ts";

/** Where the reader is in a list of several pages, and the way on and back; the page stands in the address, under `name`. */
export function Pages({ page, perPage, total, name }: components["schemas"]["Paging"] & { name?: string | undefined }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const [, go] = usePage(name);
  const number = (value: number): string => formatNumber(language, value);
  return (
    <Pagination
      label={say("list.pages")}
      page={page}
      pages={Math.ceil(total / perPage)}
      place={say("list.place", { first: number((page - 1) * perPage + 1), last: number(Math.min(page * perPage, total)), total: number(total) })}
      previousLabel={say("list.previous")}
      nextLabel={say("list.next")}
      onGo={go}
    />
  );
}
