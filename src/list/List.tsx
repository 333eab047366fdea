import type { ReactNode } from "react";
import { Loaded } from "../cache/Loaded.tsx";
import type { MessageId } from "../generated/messages/ids.ts";
import type { Paging } from "../generated/queries/model/paging.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import type { Language } from "../i18n/language.ts";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { FilterBar } from "../ui/FilterBar.tsx";
import { Pages } from "./Pages.tsx";
import { useListAddress } from "./useListAddress.ts";

/** The columns and filters for which a list has words: `list.<name>.<column>` and `list.<name>.filter.<filter>`. */
type PartOf<Name extends string> = MessageId extends infer Id ? (Id extends `list.${Name}.${infer Part}` ? Part : never) : never;
type ColumnOf<Name extends string> = Exclude<PartOf<Name>, `filter.${string}`>;
type FilterOf<Name extends string> = PartOf<Name> extends infer Part ? (Part extends `filter.${infer Filter}` ? Filter : never) : never;

/** What a list asks its service for: the page, the order, the language, and the filters that the address names. */
export type ListQuery = { page: number; perPage: number; lang: Language; sort?: string };

/** A list of the portal: what is read, what can be asked of it, and how an item is shown. Its words are found by place. */
export type ListProps<Item, Name extends string> = {
  name: Name;
  caption: string;
  /** The generated hook of the call, as a function of what the address says. */
  useRead: (query: ListQuery & Readonly<Record<string, string | number>>) => { data: Paging & { items: readonly Item[] } };
  /** A text to type, or a choice of values with their words. */
  filters?: Readonly<Partial<Record<FilterOf<Name>, "text" | "date" | readonly { value: string; label: string }[]>>>;
  rowKey: (item: Item) => string | number;
  /** Columns in their order; the first names the row. `sorts` is the field by which the service can order. */
  columns: readonly { key: ColumnOf<Name>; cell: (item: Item) => ReactNode; numeric?: boolean; sorts?: string }[];
  /** What stands there when nothing is in the list at all. */
  empty?: ReactNode;
};

/** Ten items to a page, filters, order and page in the address, cards on a phone; loading, empty and failed as everywhere. */
export function List<Item, const Name extends string>(props: ListProps<Item, Name>): ReactNode {
  const { name, filters = {}, empty } = props;
  const say = useWords();
  const entries = Object.entries(filters) as [string, "text" | "date" | readonly { value: string; label: string }[]][];
  const address = useListAddress(entries.map(([filter]) => filter));
  return (
    <>
      {entries.length > 0 && (
        <FilterBar
          key={JSON.stringify(address.values)}
          label={say("list.filters")}
          applyLabel={say("list.apply")}
          resetLabel={say("list.reset")}
          onApply={address.apply}
          fields={entries.map(([filter, kind]) => ({
            name: filter,
            label: say(`list.${name}.filter.${filter}` as MessageId),
            value: address.values[filter] ?? "",
            ...(typeof kind === "string" ? { kind } : { kind: "choice" as const, options: [{ value: "", label: say("list.all") }, ...kind] }),
          }))}
        />
      )}
      <Loaded shape="list" missing={empty ?? <EmptyState title={say("empty.information")} />}>
        <Items {...props} />
      </Loaded>
    </>
  );
}

function Items<Item, Name extends string>({ name, caption, useRead, filters = {}, rowKey, columns, empty }: ListProps<Item, Name>): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const address = useListAddress(Object.keys(filters));
  // oxlint-disable-next-line react/hooks -- a list is given its one hook by its page and never another
  const { data } = useRead({ ...address.values, page: address.page, perPage: 10, lang, ...(address.sort !== undefined && { sort: address.sort }) });
  if (data.items.length === 0) {
    const filtered = Object.keys(address.values).length > 0;
    return filtered ? <EmptyState title={say("search.nothing")}>{say("list.tryOther")}</EmptyState> : (empty ?? <EmptyState title={say("empty.information")} />);
  }
  return (
    <>
      <DataTable
        caption={caption}
        captionHidden
        rows={data.items}
        rowKey={rowKey}
        sort={{ current: address.sort, onSort: address.order, ascending: say("list.ascending"), descending: say("list.descending") }}
        columns={columns.map(({ key, ...column }) => ({ key, header: say(`list.${name}.${key}` as MessageId), ...column }))}
      />
      <Pages page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
