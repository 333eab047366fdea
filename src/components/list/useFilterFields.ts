import { searchProductsGoodsCode } from "../../generated/maxLengths.ts";
import type { MessageId } from "../../generated/messages/ids.ts";
import { parseDateInput, formatDateInput } from "../../i18n/dateInput.ts";
import { isImpossibleDate } from "../../i18n/isImpossibleDate.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { FilterField } from "./FilterBar.tsx";
import { isValidFilterValue, filterTextMaxLength, type ListFilter } from "./useListParams.ts";

// A date or a code must be complete before it goes into the URL.
const dateFieldProps = {
  kind: "exact",
  inputMode: "decimal",
  sanitize: (typed: string) => typed.slice(0, filterTextMaxLength),
  isComplete: (typed: string) => isValidFilterValue("date", parseDateInput(typed)),
} as const;
const codeFieldProps = {
  kind: "exact",
  inputMode: "numeric",
  sanitize: (typed: string) => typed.replaceAll(/\D/g, "").slice(0, searchProductsGoodsCode),
  isComplete: (typed: string) => isValidFilterValue("code", typed),
} as const;

/** Returns the fields of a filter bar. `name` selects their labels: `list.<name>.filter.<filter>`. */
export function useFilterFields(
  name: string,
  filters: Readonly<Record<string, ListFilter>>,
  filterValues: Readonly<Record<string, string>>,
): FilterField[] {
  const t = useT();
  return Object.entries(filters).map(([filter, kind]): FilterField => {
    const field = {
      name: filter,
      label: t(`list.${name}.filter.${filter}` as MessageId),
      value: filterValues[filter] ?? "",
    };
    if (kind === "text") return { ...field, kind, maxLength: filterTextMaxLength };
    if (kind === "date")
      return {
        ...field,
        ...dateFieldProps,
        value: formatDateInput(field.value),
        hint: t("form.dayHint"),
        errorMessage: (typed) =>
          isImpossibleDate(typed) ? t("invalid.noSuchDate") : t("invalid.format", { format: "date" }),
      };
    if (kind === "code")
      return { ...field, ...codeFieldProps, hint: t("list.codeHint"), errorMessage: t("list.codeProblem") };
    return { ...field, kind: "choice", options: [{ value: "", label: t("list.all") }, ...kind] };
  });
}
