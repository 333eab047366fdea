import "./FilterBar.css";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Button } from "../buttons/Button.tsx";
import { FilterControl } from "./FilterControl.tsx";
import { useValueChange } from "../../state/useValueChange.ts";

/** One thing by which a list can be narrowed. */
export type FilterField = { name: string; label: string; value: string } &
  // At most so many characters.
  (
    | { kind: "text"; maxLength: number; options?: undefined }
    // What is typed is kept as `sanitize` leaves it; while that is something that is not whole, `problem` is shown instead of applying anything.
    | {
        kind: "exact";
        inputMode: "numeric" | "decimal";
        sanitize: (typed: string) => string;
        isComplete: (typed: string) => boolean;
        hint: string;
        errorMessage: string;
        options?: undefined;
      }
    | { kind: "choice"; options: readonly { value: string; label: string }[] }
  );

/** What stands in the fields, by their names. */
type FilterValues = Readonly<Record<string, string>>;

/** The filters of a list; nothing changes until they are applied. */
export type FilterBarProps = {
  /** The name of the group. */
  label: string;
  fields: readonly FilterField[];
  applyLabel: string;
  onApply: (values: FilterValues) => void;
};

/** Fields in a row with a button that applies them. */
export function FilterBar({ label, fields, applyLabel, onApply }: FilterBarProps) {
  const inForceNow = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const [values, setValues] = useState<FilterValues>(inForceNow);
  // Other filters came into force, by Back or by a link: they are what the fields show.
  useValueChange(JSON.stringify(inForceNow), () => setValues(inForceNow));
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const notWhole = (given: FilterValues) =>
    fields.find(
      (field) =>
        field.kind === "exact" && (given[field.name] ?? "") !== "" && !field.isComplete(given[field.name] ?? ""),
    );
  const problem = notWhole(values);
  const [told, setTold] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // In a page that was drawn in advance somebody may have begun before its script came.
  const takeOver = useEffectEvent(() => {
    const begun = Object.entries(readFormValues(form.current)).filter(([name, value]) => value !== values[name]);
    if (begun.length > 0) setValues((before) => ({ ...before, ...Object.fromEntries(begun) }));
  });
  // At once: anything else that is drawn in between would empty the fields.
  useLayoutEffect(() => takeOver(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The press that brings the form to life comes before what was entered has been taken over.
    const entered = { ...values, ...readFormValues(form.current) };
    const wrong = notWhole(entered);
    setTold(wrong !== undefined);
    if (wrong === undefined) onApply(entered);
    else form.current?.querySelector<HTMLInputElement>(`input[name="${wrong.name}"]`)?.focus();
  };
  return (
    <form className="filter-bar" noValidate role="search" aria-label={label} onSubmit={submit} ref={form}>
      {fields.map((field) => (
        <FilterControl
          key={field.name}
          field={field}
          value={values[field.name] ?? ""}
          onChange={(value) => set(field.name, value)}
          isInvalid={told && field === problem}
        />
      ))}
      <div className="filter-bar-actions">
        <Button type="submit" tone="primary">
          {applyLabel}
        </Button>
      </div>
    </form>
  );
}

const readFormValues = (form: HTMLFormElement | null): FilterValues =>
  Object.fromEntries(
    form === null
      ? []
      : [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
