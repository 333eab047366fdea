import "./FilterBar.css";
import { useState } from "react";
import type { FormEvent } from "react";
import { Button } from "./Button.tsx";

/** One thing by which a list can be narrowed. */
export type FilterField = { name: string; label: string; value: string } & (
  | { kind: "text" | "date"; options?: undefined }
  | { kind: "choice"; options: readonly { value: string; label: string }[] }
);

/** The filters of a list; nothing changes until they are applied. */
export type FilterBarProps = {
  /** The name of the group. */
  label: string;
  fields: readonly FilterField[];
  applyLabel: string;
  resetLabel: string;
  onApply: (values: Readonly<Record<string, string>>) => void;
};

/** Fields in a row with a button that applies them, and one that takes them away while any is in force. */
export function FilterBar({ label, fields, applyLabel, resetLabel, onApply }: FilterBarProps) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply(values);
  };
  const inForce = fields.some(({ value }) => value !== "");
  return (
    <form className="filter-bar" role="search" aria-label={label} onSubmit={submit}>
      {fields.map(({ name, label: words, kind, options }) => (
        <label key={name} className="filter-bar-field">
          {words}
          {options ? (
            <select className="filter-bar-control" name={name} value={values[name] ?? ""} onChange={(event) => set(name, event.target.value)}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          ) : (
            <input className="filter-bar-control" name={name} type={kind === "date" ? "date" : "search"} value={values[name] ?? ""} onChange={(event) => set(name, event.target.value)} />
          )}
        </label>
      ))}
      <div className="filter-bar-actions">
        <Button type="submit" tone="primary">
          {applyLabel}
        </Button>
        {inForce && (
          <Button tone="quiet" onClick={() => onApply(Object.fromEntries(fields.map(({ name }) => [name, ""])))}>
            {resetLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
