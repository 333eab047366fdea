import { useSuspenseQuery, type UseSuspenseQueryOptions } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../loading/QueryBoundary.tsx";
import type { MessageId } from "../../generated/messages/ids.ts";
import type { CallFailed } from "../../api/failure.ts";
import type { Paging } from "../../generated/queries/model/paging.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Button } from "../buttons/Button.tsx";
import { DataTable } from "../data/DataTable.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Stack } from "../layout/Stack.tsx";
import { AsOf } from "./StaleNotice.tsx";
import { firstPage } from "./firstPageParams.ts";
import { Filters, type ListFilters } from "./ListFilterBar.tsx";
import { useTellFound } from "./resultCount.ts";
import { Pages } from "./ListPagination.tsx";
import { useListAddress } from "./useListParams.ts";

/** The columns for which a list has words: `list.<name>.<column>`. */
type ColumnOf<Name extends string> = MessageId extends infer Id ? (Id extends `list.${Name}.${infer Part}` ? Exclude<Part, `filter.${string}`> : never) : never;

type PageOf<Item> = Paging & { items: readonly Item[] };
type ItemOf<Answer extends PageOf<unknown>> = Answer["items"][number];

/** A list of the portal: what is read, what can be asked of it, and how an item is shown. Its words are found by place. */
export type ListProps<Answer extends PageOf<unknown>, Query, Name extends string> = {
  name: Name;
  caption: string;
  /** The generated options of the call, for a query whose page, order, filters and language are those of the address. */
  read: (query: Query) => UseSuspenseQueryOptions<Answer, CallFailed>;
  filters?: ListFilters<Name>;
  rowKey: (item: ItemOf<Answer>) => string | number;
  /** Columns in their order; the first names the row. `sorts` is the field by which the service can order. */
  columns: readonly { key: ColumnOf<Name>; cell: (item: ItemOf<Answer>) => ReactNode; numeric?: boolean; sorts?: string }[];
  /** What stands there when nothing is in the list at all. */
  empty?: ReactNode;
};

/** Ten items to a page, filters, order and page in the address, cards on a phone; loading, empty and failed as everywhere. */
export function List<Answer extends PageOf<unknown>, Query, const Name extends string>(props: ListProps<Answer, Query, Name>): ReactNode {
  const { name, filters, empty } = props;
  const say = useWords();
  return (
    <Stack>
      {filters !== undefined && <Filters<Name> name={name} filters={filters} />}
      <Loaded shape="list" missing={empty ?? <EmptyState title={say("empty.information")} />}>
        <Items<Answer, Query, Name> {...props} />
      </Loaded>
    </Stack>
  );
}

// Told what they are made for, the parts of a list need not be compared with it: a third of the type-check went into that.
function Items<Answer extends PageOf<unknown>, Query, Name extends string>({ name, caption, read, filters, rowKey, columns, empty }: ListProps<Answer, Query, Name>): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const address = useListAddress(filters ?? {}, columns.flatMap(({ sorts }) => sorts ?? []));
  // What the address says has been checked against this list's own filters and columns, which are those of its call.
  const query = { ...firstPage(lang), ...address.values, page: address.page, ...(address.sort !== undefined && { sort: address.sort }) } as Query;
  const answer = useSuspenseQuery(read(query));
  const { data } = answer;
  useTellFound(name, address.values, data.total);
  if (data.items.length === 0 && data.total > 0) return <EmptyState title={say("list.noSuchPage")} action={<Button onClick={() => address.go(1)}>{say("list.firstPage")}</Button>} />;
  if (data.items.length === 0) {
    const filtered = Object.keys(address.values).length > 0;
    return filtered ? <EmptyState title={say("search.nothing")}>{say("list.tryOther")}</EmptyState> : (empty ?? <EmptyState title={say("empty.information")} />);
  }
  return (
    <>
      <AsOf answer={answer} />
      <DataTable
        caption={caption}
        captionHidden
        rows={data.items as readonly ItemOf<Answer>[]}
        rowKey={rowKey}
        sort={{ current: address.sort, onSort: address.order, ascending: say("list.ascending"), descending: say("list.descending") }}
        columns={columns.map(({ key, ...column }) => ({ key, header: say(`list.${name}.${key}` as MessageId), ...column }))}
      />
      <Pages page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
