import { useState, type ReactNode } from "react";
import type { MessageId } from "../../generated/messages/ids.ts";
import { parseDateInput } from "../../i18n/dateInput.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { FilterChips } from "./FilterChips.tsx";
import { Stack } from "../layout/Stack.tsx";
import { useValueChange } from "../../state/useValueChange.ts";
import { useResultCount } from "./resultCount.ts";
import { useFilterFields } from "./useFilterFields.ts";
import { useListParams, type ListFilter } from "./useListParams.ts";

/** The names of the filters that have a message: `list.<name>.filter.<filter>`. */
export type FilterName<Name extends string> = MessageId extends infer Id
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
  const { filterValues, page, setFilters } = useListParams(filters);
  // How often the applied filters have been applied again.
  const [repeatCount, setRepeatCount] = useState(0);
  useValueChange(JSON.stringify({ filterValues, page }), () => setRepeatCount(0));
  const [clearCount, setClearCount] = useState(0);
  const filterKinds = filters as Readonly<Record<string, ListFilter>>;
  const fields = useFilterFields(name, filterKinds, filterValues);
  if (fields.length === 0) return null;
  const chips = fields.flatMap(({ name: filter, label, options }) => {
    const value = filterValues[filter];
    if (value === undefined) return [];
    const option = options?.find((candidate) => candidate.value === value);
    return [
      {
        name: filter,
        label,
        value: filterKinds[filter] === "date" ? formatDate(language, value) : (option?.label ?? value),
        lang: option?.lang,
      },
    ];
  });
  const applyValues = (typedValues: Readonly<Record<string, string>>): void => {
    const values = Object.entries(typedValues).map(
      ([filter, value]) => [filter, filterKinds[filter] === "date" ? parseDateInput(value) : value.trim()] as const,
    );
    const isUnchanged = page === 1 && values.every(([filter, value]) => value === (filterValues[filter] ?? ""));
    if (isUnchanged) setRepeatCount((count) => count + 1);
    else setFilters(Object.fromEntries(values));
  };
  return (
    <Stack>
      <FilterBar
        // To remove all filters also empties what is typed and not applied yet.
        key={clearCount}
        label={t("list.filters")}
        countText={chips.length === 0 ? undefined : `(${chips.length})`}
        applyLabel={t("list.apply")}
        onApply={applyValues}
        fields={fields}
      />
      <FilterChips
        resultText={
          <ResultText name={name} filterValues={filterValues} repeatCount={repeatCount} hasChips={chips.length > 0} />
        }
        chips={chips}
        onRemove={(filter) => setFilters({ [filter]: "" })}
        onClear={() => {
          setClearCount((count) => count + 1);
          setFilters(Object.fromEntries(fields.map(({ name: filter }) => [filter, ""])));
        }}
      />
    </Stack>
  );
}

/** Renders the number of results, once the response is there. Only this text is rendered again then. */
function ResultText({
  name,
  filterValues,
  repeatCount,
  hasChips,
}: {
  name: string;
  filterValues: Readonly<Record<string, string>>;
  repeatCount: number;
  hasChips: boolean;
}): ReactNode {
  const t = useT();
  const language = useLanguage();
  const resultCount = useResultCount(name, filterValues);
  if (resultCount === undefined) return null;
  const number = formatNumber(language, resultCount);
  // Another key: a screen reader announces the same text again.
  if (repeatCount > 0) return <span key={repeatCount}>{t("list.unchanged", { count: number })}</span>;
  // The empty state of the list says that there is nothing.
  return resultCount === 0 && !hasChips ? null : t("search.found", { count: resultCount, number });
}
