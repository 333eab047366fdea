import type { ReactNode } from "react";
import { searchProductsGoodsCode } from "../../generated/limits.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import { readDay, writeDay } from "../../i18n/dateInput.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { FilterBar, type FilterField } from "./FilterBar.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useFound } from "./resultCount.ts";
import { isValueOf, longestText, useListAddress, type ListFilter } from "./useListParams.ts";

/** The filters for which a list has words: `list.<name>.filter.<filter>`. */
export type FilterOf<Name extends string> = MessageId extends infer Id ? (Id extends `list.${Name}.filter.${infer Filter}` ? Filter : never) : never;

/** What a list can be narrowed by, filter by filter. */
export type ListFilters<Name extends string> = Readonly<Partial<Record<FilterOf<Name>, ListFilter>>>;

/** What may stand in the field of a day, and of a code: that of which the address can say it. */
const day = { kind: "exact", inputMode: "decimal", tidy: (typed: string) => typed.slice(0, longestText), isWhole: (typed: string) => isValueOf("date", readDay(typed)) } as const;
const code = { kind: "exact", inputMode: "numeric", tidy: (typed: string) => typed.replaceAll(/\D/g, "").slice(0, searchProductsGoodsCode), isWhole: (typed: string) => isValueOf("code", typed) } as const;

/** The filters of a list, with the values that the address says; applying them and taking one away changes the address. Below them: what is in force, and how much was found. */
export function Filters<const Name extends string>({ name, filters }: { name: Name; filters: ListFilters<Name> }): ReactNode {
  const say = useWords();
  const language = useLanguage();
  const { values, apply } = useListAddress(filters);
  const found = useFound(name, values);
  const kinds = filters as Readonly<Record<string, ListFilter>>;
  const fields = Object.entries(kinds).map(([filter, kind]): FilterField => {
    const field = { name: filter, label: say(`list.${name}.filter.${filter}` as MessageId), value: values[filter] ?? "" };
    if (kind === "text") return { ...field, kind, most: longestText };
    if (kind === "date") return { ...field, ...day, value: writeDay(field.value), hint: say("form.dayHint"), problem: say("invalid.format", { format: "date" }) };
    if (kind === "code") return { ...field, ...code, hint: say("list.codeHint"), problem: say("list.codeProblem") };
    return { ...field, kind: "choice", options: [{ value: "", label: say("list.all") }, ...kind] };
  });
  if (fields.length === 0) return null;
  const chips = fields.flatMap(({ name: filter, label, options }) => {
    const value = values[filter];
    if (value === undefined) return [];
    return [{ name: filter, label, value: kinds[filter] === "date" ? formatDate(language, value) : (options?.find((option) => option.value === value)?.label ?? value) }];
  });
  const applyTyped = (typed: Readonly<Record<string, string>>): void => apply(Object.fromEntries(Object.entries(typed).map(([filter, value]) => [filter, kinds[filter] === "date" ? readDay(value) : value])));
  return (
    <Stack>
      <FilterBar label={say("list.filters")} applyLabel={say("list.apply")} onApply={applyTyped} fields={fields} />
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
