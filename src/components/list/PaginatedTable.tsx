import {
  useQueryClient,
  useSuspenseQuery,
  type FetchQueryOptions,
  type UseSuspenseQueryOptions,
} from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FocusKeepingSuspense } from "../loading/FocusKeepingSuspense.tsx";
import { QueryBoundary } from "../loading/QueryBoundary.tsx";
import type { MessageId } from "../../generated/messages/ids.ts";
import type { ApiError } from "../../api/failure.ts";
import type { Paging } from "../../generated/contract.d.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DataTable } from "../data/DataTable.tsx";
import { Stack } from "../layout/Stack.tsx";
import { EmptyList } from "./EmptyList.tsx";
import { StaleNotice } from "./StaleNotice.tsx";
import { readAllPages } from "./readAllPages.ts";
import { TableDownload } from "./download/TableDownload.tsx";
import type { DownloadColumn } from "./download/tableRows.ts";
import { getFirstPageParams } from "./getFirstPageParams.ts";
import { ListFilterBar, type FilterName, type ListFilterDefinitions } from "./ListFilterBar.tsx";
import { usePublishResultCount } from "./resultCount.ts";
import { ListPagination } from "./ListPagination.tsx";
import { MissingPageState } from "./MissingPageState.tsx";
import { useListParams } from "./useListParams.ts";

/** The names of the columns that have a message: `list.<name>.<column>`. */
type ColumnName<Name extends string> = MessageId extends infer Id
  ? Id extends `list.${Name}.${infer Column}`
    ? Exclude<Column, `filter.${string}`>
    : never
  : never;

type PageResponse<Item> = Paging & { items: readonly Item[] };
type ResponseItem<Data extends PageResponse<unknown>> = Data["items"][number];

/** `name` selects the messages of the list: `list.<name>.…`. */
type PaginatedTableProps<Data extends PageResponse<unknown>, Query, Name extends string> = {
  name: Name;
  caption: string;
  /** Returns the generated query options for the page, order and filters of the URL and the current language. */
  getQueryOptions: (query: Query) => UseSuspenseQueryOptions<Data, ApiError>;
  /** A filter has the name of a parameter of the operation: any other would filter nothing. */
  filters?: ListFilterDefinitions<Name> & { readonly [Filter in Exclude<FilterName<Name>, keyof Query>]?: never };
  rowKey: (item: ResponseItem<Data>) => string | number;
  /** The first column has the row headers. `sortField` is a field by which the backend can sort. */
  columns: readonly {
    key: ColumnName<Name>;
    cell: (item: ResponseItem<Data>) => ReactNode;
    numeric?: boolean;
    longText?: boolean;
    isStatus?: boolean;
    sortField?: string;
  }[];
  /** Replaces the table when the list is empty without filters. */
  emptyState?: ReactNode;
  /** Replaces the table when the server lacks the list; `emptyState` by default. Says nothing that only a list can show. */
  missingState?: ReactNode;
  /** The columns of the file with all pages of the list. Without them, the list cannot be downloaded. */
  downloadColumns?: readonly DownloadColumn<ResponseItem<Data>>[];
};

/** Renders a list with filters, sorting and pagination in the URL query, and its loading, empty and error states. */
export function PaginatedTable<Data extends PageResponse<unknown>, Query, const Name extends string>(
  props: PaginatedTableProps<Data, Query, Name>,
): ReactNode {
  const { name, filters, emptyState, missingState = emptyState } = props;
  return (
    <Stack>
      {filters !== undefined && <ListFilterBar<Name> name={name} filters={filters} />}
      <QueryBoundary shape="list" notFound={missingState} ContentBoundary={FocusKeepingSuspense}>
        <PaginatedTableContent<Data, Query, Name> {...props} />
      </QueryBoundary>
    </Stack>
  );
}

// Explicit type arguments instead of inferred ones: the inference took a third of the type check.
function PaginatedTableContent<Data extends PageResponse<unknown>, Query, Name extends string>({
  name,
  caption,
  getQueryOptions,
  filters,
  rowKey,
  columns,
  emptyState,
  downloadColumns,
}: PaginatedTableProps<Data, Query, Name>): ReactNode {
  const t = useT();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const params = useListParams(
    filters ?? {},
    columns.flatMap(({ sortField }) => sortField ?? []),
  );
  // The cast is safe: useListParams validates the query against the filters and columns of this list.
  const queryParams = {
    ...getFirstPageParams(lang),
    ...params.filterValues,
    page: params.page,
    ...(params.sort !== undefined && { sort: params.sort }),
  } as Query;
  const query = useSuspenseQuery(getQueryOptions(queryParams));
  const { data } = query;
  usePublishResultCount(name, params.filterValues, data.total);
  if (data.items.length === 0 && data.total > 0) return <MissingPageState />;
  if (data.items.length === 0)
    return <EmptyList filters={filters} filterValues={params.filterValues} emptyState={emptyState} />;
  return (
    <>
      <StaleNotice query={query} />
      <DataTable
        caption={caption}
        captionHidden
        rows={data.items}
        rowKey={rowKey}
        sort={{
          current: params.sort,
          onSort: params.setSort,
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
      {downloadColumns !== undefined && (
        <TableDownload
          name={caption}
          columns={downloadColumns}
          readRows={() =>
            readAllPages<ResponseItem<Data>>(async (paging) => {
              const { queryKey, queryFn } = getQueryOptions({ ...queryParams, ...paging });
              return queryClient.fetchQuery({ queryKey, queryFn } as FetchQueryOptions<Data>);
            })
          }
        />
      )}
    </>
  );
}
