import type { ReactNode } from "react";
import type { MessageId } from "../../generated/messages/ids.ts";
import { parseDateInput } from "../../i18n/dateInput.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useResultCount } from "./resultCount.ts";
import { useFilterFields } from "./useFilterFields.ts";
import { useListParams, type ListFilter } from "./useListParams.ts";

/** The names of the filters that have a message: `list.<name>.filter.<filter>`. */
type FilterName<Name extends string> = MessageId extends infer Id
  ? Id extends `list.${Name}.filter.${infer Filter}`
    ? Filter
    : never
  : never;

/** The filters of a list by name. */
export type ListFilterDefinitions<Name extends string> = Readonly<Partial<Record<FilterName<Name>, ListFilter>>>;

/** Renders the filters of a list, the applied ones and the number of results. The values are in the URL query. */
export function ListFilterBar<const Name extends string>({
  name,
  filters,
}: {
  name: Name;
  filters: ListFilterDefinitions<Name>;
}): ReactNode {
  const t = useT();
  const language = useLanguage();
  const { filterValues, setFilters } = useListParams(filters);
  const resultCount = useResultCount(name, filterValues);
  const filterKinds = filters as Readonly<Record<string, ListFilter>>;
  const fields = useFilterFields(name, filterKinds, filterValues);
  if (fields.length === 0) return null;
  const chips = fields.flatMap(({ name: filter, label, options }) => {
    const value = filterValues[filter];
    if (value === undefined) return [];
    return [
      {
        name: filter,
        label,
        value:
          filterKinds[filter] === "date"
            ? formatDate(language, value)
            : (options?.find((option) => option.value === value)?.label ?? value),
      },
    ];
  });
  const applyValues = (typedValues: Readonly<Record<string, string>>): void =>
    setFilters(
      Object.fromEntries(
        Object.entries(typedValues).map(([filter, value]) => [
          filter,
          filterKinds[filter] === "date" ? parseDateInput(value) : value,
        ]),
      ),
    );
  return (
    <Stack>
      <FilterBar label={t("list.filters")} applyLabel={t("list.apply")} onApply={applyValues} fields={fields} />
      <FilterChips
        label={t("list.inForce")}
        resultText={
          resultCount === undefined || (resultCount === 0 && chips.length === 0)
            ? undefined
            : t("search.found", { count: resultCount })
        }
        chips={chips}
        removeLabel={t("list.remove")}
        clearLabel={t("list.reset")}
        onRemove={(filter) => setFilters({ [filter]: "" })}
        onClear={() => setFilters(Object.fromEntries(fields.map(({ name: filter }) => [filter, ""])))}
      />
    </Stack>
  );
}
