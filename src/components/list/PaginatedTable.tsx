import { useSuspenseQuery, type UseSuspenseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../loading/QueryBoundary.tsx";
import type { MessageId } from "../../generated/messages/ids.ts";
import type { ApiError } from "../../api/failure.ts";
import type { Paging } from "../../generated/queries/model/paging.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { DataTable } from "../data/DataTable.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Stack } from "../layout/Stack.tsx";
import { StaleNotice } from "./StaleNotice.tsx";
import { firstPageParams } from "./firstPageParams.ts";
import { ListFilterBar, type ListFilterDefinitions } from "./ListFilterBar.tsx";
import { usePublishResultCount } from "./resultCount.ts";
import { ListPagination } from "./ListPagination.tsx";
import { useListParams } from "./useListParams.ts";

/** The columns for which a list has words: `list.<name>.<column>`. */
type ColumnName<Name extends string> = MessageId extends infer Id
  ? Id extends `list.${Name}.${infer Part}`
    ? Exclude<Part, `filter.${string}`>
    : never
  : never;

type PageResponse<Item> = Paging & { items: readonly Item[] };
type ResponseItem<Answer extends PageResponse<unknown>> = Answer["items"][number];

/** A list of the portal: what is read, what can be asked of it, and how an item is shown. Its words are found by place. */
export type PaginatedTableProps<Answer extends PageResponse<unknown>, Query, Name extends string> = {
  name: Name;
  caption: string;
  /** The generated options of the call, for a query whose page, order, filters and language are those of the address. */
  getQueryOptions: (query: Query) => UseSuspenseQueryOptions<Answer, ApiError>;
  filters?: ListFilterDefinitions<Name>;
  rowKey: (item: ResponseItem<Answer>) => string | number;
  /** Columns in their order; the first names the row. `sortField` is the field by which the service can order. */
  columns: readonly {
    key: ColumnName<Name>;
    cell: (item: ResponseItem<Answer>) => ReactNode;
    numeric?: boolean;
    sortField?: string;
  }[];
  /** What stands there when nothing is in the list at all. */
  emptyState?: ReactNode;
};

/** Ten items to a page, filters, order and page in the address, cards on a phone; loading, empty and failed as everywhere. */
export function PaginatedTable<Answer extends PageResponse<unknown>, Query, const Name extends string>(
  props: PaginatedTableProps<Answer, Query, Name>,
): ReactNode {
  const { name, filters, emptyState } = props;
  const t = useT();
  return (
    <Stack>
      {filters !== undefined && <ListFilterBar<Name> name={name} filters={filters} />}
      <QueryBoundary shape="list" notFound={emptyState ?? <EmptyState title={t("empty.information")} />}>
        <PaginatedTableContent<Answer, Query, Name> {...props} />
      </QueryBoundary>
    </Stack>
  );
}

// Told what they are made for, the parts of a list need not be compared with it: a third of the type-check went into that.
function PaginatedTableContent<Answer extends PageResponse<unknown>, Query, Name extends string>({
  name,
  caption,
  getQueryOptions,
  filters,
  rowKey,
  columns,
  emptyState,
}: PaginatedTableProps<Answer, Query, Name>): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const address = useListParams(
    filters ?? {},
    columns.flatMap(({ sortField }) => sortField ?? []),
  );
  // What the address says has been checked against this list's own filters and columns, which are those of its call.
  const query = {
    ...firstPageParams(lang),
    ...address.filterValues,
    page: address.page,
    ...(address.sort !== undefined && { sort: address.sort }),
  } as Query;
  const answer = useSuspenseQuery(getQueryOptions(query));
  const { data } = answer;
  usePublishResultCount(name, address.filterValues, data.total);
  if (data.items.length === 0 && data.total > 0)
    return (
      <EmptyState
        title={t("list.noSuchPage")}
        action={<Button onClick={() => address.setPage(1)}>{t("list.firstPage")}</Button>}
      />
    );
  if (data.items.length === 0) {
    const filtered = Object.keys(address.filterValues).length > 0;
    return filtered ? (
      <EmptyState title={t("search.nothing")}>{t("list.tryOther")}</EmptyState>
    ) : (
      (emptyState ?? <EmptyState title={t("empty.information")} />)
    );
  }
  return (
    <>
      <StaleNotice query={answer} />
      <DataTable
        caption={caption}
        captionHidden
        rows={data.items as readonly ResponseItem<Answer>[]}
        rowKey={rowKey}
        sort={{
          current: address.sort,
          onSort: address.setSort,
          ascending: t("list.ascending"),
          descending: t("list.descending"),
        }}
        columns={columns.map(({ key, ...column }) => ({
          key,
          header: t(`list.${name}.${key}` as MessageId),
          ...column,
        }))}
      />
      <ListPagination page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
