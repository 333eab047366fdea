import type { ReactNode } from "react";
import { searchProductsGoodsCode } from "../generated/limits.ts";
import type { MessageId } from "../generated/messages/ids.ts";
import { formatDate } from "../i18n/format.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { FilterBar, type FilterField } from "../ui/FilterBar.tsx";
import { FilterChips } from "../ui/FilterChips.tsx";
import { Stack } from "../ui/Stack.tsx";
import { useFound } from "./found.ts";
import { longestText, useListAddress, type ListFilter } from "./useListAddress.ts";

/** The filters for which a list has words: `list.<name>.filter.<filter>`. */
export type FilterOf<Name extends string> = MessageId extends infer Id ? (Id extends `list.${Name}.filter.${infer Filter}` ? Filter : never) : never;

/** What a list can be narrowed by, filter by filter. */
export type ListFilters<Name extends string> = Readonly<Partial<Record<FilterOf<Name>, ListFilter>>>;

/** The filters of a list, with the values that the address says; applying them and taking one away changes the address. Below them: what is in force, and how much was found. */
export function Filters<const Name extends string>({ name, filters }: { name: Name; filters: ListFilters<Name> }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { values, apply } = useListAddress(filters);
  const found = useFound(name, values);
  const fields = Object.entries<ListFilter>(filters as Readonly<Record<string, ListFilter>>).map(([filter, kind]): FilterField => {
    const field = { name: filter, label: say(`list.${name}.filter.${filter}` as MessageId), value: values[filter] ?? "" };
    if (kind === "text") return { ...field, kind, most: longestText };
    if (kind === "date") return { ...field, kind };
    if (kind === "code") return { ...field, kind, hint: say("list.codeHint"), problem: say("list.codeProblem"), least: 4, most: searchProductsGoodsCode };
    return { ...field, kind: "choice", options: [{ value: "", label: say("list.all") }, ...kind] };
  });
  if (fields.length === 0) return null;
  const chips = fields.flatMap(({ name: filter, label, value, kind, options }) => {
    if (value === "") return [];
    return [{ name: filter, label, value: kind === "date" ? formatDate(language, value) : (options?.find((option) => option.value === value)?.label ?? value) }];
  });
  return (
    <Stack>
      <FilterBar label={say("list.filters")} applyLabel={say("list.apply")} onApply={apply} fields={fields} />
      <FilterChips
        label={say("list.inForce")}
        found={found === undefined || (found === 0 && chips.length === 0) ? undefined : say("search.found", { count: found })}
        chips={chips}
        removeLabel={say("list.remove")}
        clearLabel={say("list.reset")}
        onRemove={(filter) => apply({ [filter]: "" })}
        onClear={() => apply(Object.fromEntries(fields.map(({ name: filter }) => [filter, ""])))}
      />
    </Stack>
  );
}
