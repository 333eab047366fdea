import "./FilterControl.css";
import { useId } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FilterField } from "./FilterBar.tsx";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

type FilterControlProps = {
  field: FilterField;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  /** How often the error was announced. With 0 the field is focused instead, which reads it. */
  alertCount?: number | undefined;
};

/** Renders the control of one filter with its label and hint or error. */
export function FilterControl({ field, value, onChange, error, alertCount = 0 }: FilterControlProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const hint = error ?? (field.kind === "exact" ? field.hint : undefined);
  const control = {
    id,
    name: field.name,
    value,
    className: "filter-bar-control",
    "aria-describedby": hint === undefined ? undefined : hintId,
    "aria-invalid": error === undefined ? undefined : true,
  };
  return (
    <div className="filter-bar-field">
      <label htmlFor={id}>{field.label}</label>
      {hint !== undefined && (
        <p
          // Screen readers announce an alert when it is inserted.
          key={error === undefined ? "hint" : alertCount}
          className="filter-bar-hint"
          id={hintId}
          role={error === undefined || alertCount === 0 ? undefined : "alert"}
          data-invalid={error === undefined ? undefined : true}
        >
          {hint}
        </p>
      )}
      {field.kind === "choice" ? (
        <div className="filter-bar-choice">
          <select {...control} onChange={(event) => onChange(event.target.value)}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon path={chevronDownIcon} size="small" />
        </div>
      ) : field.kind === "exact" ? (
        <input
          {...control}
          type="text"
          inputMode={field.inputMode}
          autoComplete="off"
          onChange={(event) => onChange(field.sanitize(event.target.value))}
        />
      ) : (
        <input
          {...control}
          type="search"
          aria-required={field.requiredMessage === undefined ? undefined : true}
          maxLength={field.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
