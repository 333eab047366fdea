import "./FilterBar.css";
import { useEffectEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { useHydrated } from "../loading/hydration.ts";
import { FilterControl } from "./FilterControl.tsx";
import type { FilterOption } from "./useListParams.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { filterIcon } from "../icons/paths/filterIcon.ts";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

/** One filter of a list. */
export type FilterField = { name: string; label: string; value: string } & (
  | { kind: "text"; maxLength: number; requiredMessage?: string; options?: undefined }
  // `sanitize` normalises the typed text. While the value is incomplete, or a text with `requiredMessage` is empty, submit
  // shows the message and applies nothing.
  | {
      kind: "exact";
      inputMode: "numeric" | "decimal";
      sanitize: (typed: string) => string;
      isComplete: (typed: string) => boolean;
      hint: string;
      errorMessage: string | ((typed: string) => string);
      options?: undefined;
    }
  | { kind: "choice"; options: readonly FilterOption[] }
);

/** Values by filter name. */
type FilterValues = Readonly<Record<string, string>>;

type FilterBarProps = {
  /** The accessible name of the search form, and of the button that opens it on a phone. */
  label: string;
  /** The number of applied filters as text, beside the label of that button. */
  countText?: string | undefined;
  fields: readonly FilterField[];
  applyLabel: string;
  onApply: (values: FilterValues) => void;
};

/** Renders the filters of a list with a button that applies them. On a phone several filters fold into one button. */
export function FilterBar({ label, countText, fields, applyLabel, onApply }: FilterBarProps) {
  const appliedValues = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const [values, setValues] = useState<FilterValues>(appliedValues);
  const [shownValues, setShownValues] = useState<FilterValues>(appliedValues);
  // A navigation applied other filters; their controls show them. Any other control keeps what is typed and not applied yet.
  useValueChange(JSON.stringify(appliedValues), () => {
    const changed = Object.entries(appliedValues).filter(([name, value]) => value !== shownValues[name]);
    setValues((before) => ({ ...before, ...Object.fromEntries(changed) }));
    setShownValues(appliedValues);
  });
  // A field that has the focus when it is refused is not focused again: a new alert announces its error.
  const [alertCount, setAlertCount] = useState(0);
  const set = (name: string, value: string) => {
    // An error must not interrupt the typing.
    setAlertCount(0);
    setValues((before) => ({ ...before, [name]: value }));
  };
  const findInvalidField = (candidate: FilterValues) =>
    fields.find((field) => getFilterError(field, candidate[field.name] ?? "") !== undefined);
  const firstInvalidField = findInvalidField(values);
  const [showsError, setShowsError] = useState(false);
  const hasError = showsError && firstInvalidField !== undefined;
  useErrorTitle(hasError);
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const fieldsId = useId();
  // In a prerendered page a visitor can type before hydration.
  const isHydrated = useHydrated();
  const adoptTypedValues = useEffectEvent(() => {
    if (isHydrated) return;
    const typed = Object.entries(readFormValues(form.current)).filter(([name, value]) => value !== values[name]);
    if (typed.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(typed) }));
  });
  // A layout effect: a render before it would reset the controls.
  useLayoutEffect(() => adoptTypedValues(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The first submit can come before the typed values are in the state.
    const submitted = { ...values, ...readFormValues(form.current) };
    const invalidField = findInvalidField(submitted);
    setShowsError(invalidField !== undefined);
    if (invalidField === undefined) {
      onApply(submitted);
      // The folded fields would take the focus with them.
      if (toggle.current !== null && toggle.current.offsetParent !== null) toggle.current.focus();
      setOpen(false);
    } else {
      const input = form.current?.querySelector<HTMLInputElement>(`input[name="${invalidField.name}"]`);
      setAlertCount(input === document.activeElement ? alertCount + 1 : 0);
      input?.focus();
    }
  };
  return (
    <form
      className="filter-bar"
      noValidate
      role="search"
      aria-label={label}
      data-foldable={fields.length > 1 || undefined}
      data-open={isOpen || undefined}
      onSubmit={submit}
      ref={form}
    >
      <button
        type="button"
        className="filter-bar-toggle"
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        ref={toggle}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon path={filterIcon} />
        <span>
          {label}
          {countText && <b className="filter-bar-count"> {countText}</b>}
        </span>
        <Icon path={chevronDownIcon} size="small" />
      </button>
      <div className="filter-bar-fields" id={fieldsId}>
        {fields.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ""}
            onChange={(value) => set(field.name, value)}
            error={
              hasError && field === firstInvalidField ? getFilterError(field, values[field.name] ?? "") : undefined
            }
            alertCount={alertCount}
          />
        ))}
        <div className="filter-bar-actions">
          <Button type="submit" tone="primary">
            {applyLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Returns why a value cannot be applied, or `undefined`. */
function getFilterError(field: FilterField, value: string): string | undefined {
  if (field.kind === "text") return value.trim() === "" ? field.requiredMessage : undefined;
  if (field.kind !== "exact" || value === "" || field.isComplete(value)) return undefined;
  return typeof field.errorMessage === "string" ? field.errorMessage : field.errorMessage(value);
}

const readFormValues = (form: HTMLFormElement | null): FilterValues =>
  Object.fromEntries(
    form === null
      ? []
      : [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
