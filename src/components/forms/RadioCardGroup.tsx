import "./RadioCardGroup.css";
import "./Field.css";
import Radio from "@mui/material/Radio";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy, getHintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

/** One choice: its words, and what else helps to tell it from the others. */
export type RadioCardOption = {
  value: string;
  label: ReactNode;
  text?: ReactNode;
  icon?: IconName | undefined;
  /** The name of the group it starts or belongs to; choices of a group stand together. */
  group?: string | undefined;
};

/** One question with its choices. `id` is that of the fieldset; the first radio is `${id}-0`. */
export type RadioCardGroupProps = FieldMessages & {
  id: string;
  legend: ReactNode;
  /** The question is heard only, because a title above already asks it. */
  legendHidden?: boolean | undefined;
  choices: readonly RadioCardOption[];
  /** The chosen value; undefined while nothing is. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Radio buttons as cards. A fieldset names them; hint and error describe the set. */
export function RadioCardGroup({
  id,
  legend,
  legendHidden,
  hint,
  error,
  choices,
  value,
  onChange,
  onBlur,
  required,
  disabled,
}: RadioCardGroupProps) {
  const name = useId();
  return (
    <fieldset
      className="radio-card-group"
      id={id}
      disabled={disabled}
      aria-describedby={getDescribedBy(id, { hint, error })}
      onBlur={onBlur}
    >
      <legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {hint && (
        <div className="field-hint" id={getHintId(id)}>
          {hint}
        </div>
      )}
      <FieldError id={id}>{error}</FieldError>
      <div className="radio-card-group-options">
        {choices.map((choice, place) => (
          <RadioCard
            key={choice.value}
            {...choice}
            id={`${id}-${place}`}
            name={name}
            startsGroup={choice.group !== choices[place - 1]?.group}
            checked={choice.value === value}
            required={required}
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
  startsGroup: boolean;
  checked: boolean;
  required: boolean | undefined;
  onSelect: () => void;
};

function RadioCard({
  id,
  name,
  value,
  label,
  text,
  icon,
  group,
  startsGroup,
  checked,
  required,
  onSelect,
}: RadioCardProps) {
  const textId = `${id}-text`;
  return (
    <>
      {group && startsGroup && <p className="radio-card-group-title">{group}</p>}
      <div className="radio-card">
        <Radio
          id={id}
          name={name}
          value={value}
          checked={checked}
          onChange={onSelect}
          slotProps={{ input: { required, "aria-describedby": text ? textId : undefined } }}
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
        {icon && <Icon name={icon} />}
      </div>
    </>
  );
}
