import "./FilterControl.css";
import { useId } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FilterField } from "./FilterBar.tsx";

type FilterControlProps = { field: FilterField; value: string; onChange: (value: string) => void; isInvalid: boolean };

/** Renders the control of one filter with its label and hint or error. */
export function FilterControl({ field, value, onChange, isInvalid }: FilterControlProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const control = { id, name: field.name, value, className: "filter-bar-control" };
  return (
    <div className="filter-bar-field">
      <label htmlFor={id}>{field.label}</label>
      {field.kind === "exact" && (
        <p className="filter-bar-hint" id={hintId} data-invalid={isInvalid || undefined}>
          {isInvalid ? field.errorMessage : field.hint}
        </p>
      )}
      {field.kind === "choice" ? (
        <div className="filter-bar-choice">
          <select {...control} onChange={(event) => onChange(event.target.value)}>
            {field.options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" />
        </div>
      ) : field.kind === "exact" ? (
        <input
          {...control}
          type="text"
          inputMode={field.inputMode}
          autoComplete="off"
          aria-describedby={hintId}
          aria-invalid={isInvalid || undefined}
          onChange={(event) => onChange(field.sanitize(event.target.value))}
        />
      ) : (
        <input
          {...control}
          type="search"
          maxLength={field.maxLength}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}
