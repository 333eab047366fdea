import "./RadioCardGroup.css";
import "./Field.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy, getErrorId, getHintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

/** An option of a RadioCardGroup. */
export type RadioCardOption = {
  value: string;
  label: ReactNode;
  text?: ReactNode;
  icon?: IconPath | undefined;
  disabled?: boolean | undefined;
  /** The name of its group. Options of a group are adjacent. */
  group?: string | undefined;
};

type RadioCardGroupProps = FieldMessages & {
  /** The element id of the fieldset. The first radio is `${id}-0`. */
  id: string;
  legend: ReactNode;
  choices: readonly RadioCardOption[];
  /** The selected value, if any. */
  value: string | undefined;
  onChange: (value: string) => void;
};

/**
 * Renders radio buttons as cards in a fieldset. Hint and error describe the fieldset; the error also describes each radio
 * button, because VoiceOver does not read the description of a fieldset.
 */
export function RadioCardGroup({ id, legend, hint, error, choices, value, onChange }: RadioCardGroupProps) {
  const name = useId();
  return (
    <fieldset className="radio-card-group" id={id} aria-describedby={getDescribedBy(id, { hint, error })}>
      <legend>{legend}</legend>
      {hint && (
        <div className="field-hint" id={getHintId(id)}>
          {hint}
        </div>
      )}
      <FieldError id={id}>{error}</FieldError>
      <div className="radio-card-group-options">
        {choices.map((choice, index) => (
          <RadioCard
            key={choice.value}
            {...choice}
            id={`${id}-${index}`}
            name={name}
            errorId={error ? getErrorId(id) : undefined}
            startsGroup={choice.group !== choices[index - 1]?.group}
            checked={choice.value === value}
            onSelect={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type RadioCardProps = RadioCardOption & {
  id: string;
  name: string;
  errorId: string | undefined;
  startsGroup: boolean;
  checked: boolean;
  onSelect: () => void;
};

function RadioCard({
  id,
  name,
  value,
  label,
  text,
  icon,
  disabled,
  group,
  errorId,
  startsGroup,
  checked,
  onSelect,
}: RadioCardProps) {
  const textId = `${id}-text`;
  return (
    <>
      {group && startsGroup && <p className="radio-card-group-title">{group}</p>}
      <div className="radio-card" data-checked={checked || undefined}>
        <input
          type="radio"
          id={id}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          onChange={onSelect}
          aria-describedby={[errorId, text && textId].filter(Boolean).join(" ") || undefined}
        />
        <div>
          <label className="radio-card-label" htmlFor={id}>
            {label}
          </label>
          {text && (
            <p className="radio-card-text" id={textId}>
              {text}
            </p>
          )}
        </div>
        {icon && <Icon path={icon} />}
      </div>
    </>
  );
}
