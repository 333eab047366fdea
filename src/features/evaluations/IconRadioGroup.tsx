import "./IconRadioGroup.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconPath } from "../../components/icons/iconPath.ts";
import { FieldError } from "../../components/forms/FieldError.tsx";
import { getDescribedBy, getErrorId } from "../../components/forms/fieldDescription.ts";

/** Props of `IconRadioGroup`. No option is selected at first. */
type IconRadioGroupProps<Value extends string> = {
  /** The element id of the fieldset; its legend has `${id}-legend`, the first radio button `${id}-0`. */
  id: string;
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; icon: IconPath }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: ReactNode;
  /** What belongs to the answer, below it. */
  children?: ReactNode;
};

/**
 * Renders radio buttons in a row, each with icon and label. The fieldset has the legend and the error message, which also
 * describes each radio button, because VoiceOver does not read the description of a fieldset.
 */
export function IconRadioGroup<Value extends string>({
  id,
  legend,
  options,
  value,
  onChange,
  error,
  children,
}: IconRadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset
      className="icon-radio-group"
      id={id}
      data-invalid={error ? true : undefined}
      aria-describedby={getDescribedBy(id, { error })}
    >
      <legend id={`${id}-legend`}>{legend}</legend>
      <FieldError id={id}>{error}</FieldError>
      <div className="icon-radio-group-row">
        {options.map((option, index) => (
          <label
            key={option.value}
            className="icon-radio-group-choice"
            data-checked={option.value === value || undefined}
          >
            <input
              id={`${id}-${index}`}
              type="radio"
              name={name}
              checked={option.value === value}
              aria-describedby={error ? getErrorId(id) : undefined}
              onChange={() => onChange(option.value)}
            />
            <Icon path={option.icon} size="small" />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
