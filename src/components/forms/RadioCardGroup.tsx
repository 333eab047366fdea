import "./RadioCardGroup.css";
import "./Field.css";
import Radio from "@mui/material/Radio";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import type { FieldWords } from "./fieldDescription.ts";
import { describedBy, hintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

/** One choice: its words, and what else helps to tell it from the others. */
export type Choice = {
  value: string;
  label: ReactNode;
  text?: ReactNode;
  icon?: IconName | undefined;
  /** The name of the group it starts or belongs to; choices of a group stand together. */
  group?: string | undefined;
};

/** One question with its choices. `id` is that of the fieldset; the first radio is `${id}-0`. */
export type ChoiceListProps = FieldWords & {
  id: string;
  legend: ReactNode;
  /** The question is heard only, because a title above already asks it. */
  legendHidden?: boolean | undefined;
  choices: readonly Choice[];
  /** The chosen value; undefined while nothing is. */
  value: string | undefined;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Radio buttons as cards. A fieldset names them; hint and error describe the set. */
export function ChoiceList({ id, legend, legendHidden, hint, error, choices, value, onChange, onBlur, required, disabled }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset className="choice-list" id={id} disabled={disabled} aria-describedby={describedBy(id, { hint, error })} onBlur={onBlur}>
      <legend>{legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {hint && (
        <div className="field-hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      <FieldError id={id}>{error}</FieldError>
      <div className="choice-list-options">
        {choices.map((choice, place) => (
          <ChoiceCard
            key={choice.value}
            {...choice}
            id={`${id}-${place}`}
            name={name}
            startsGroup={choice.group !== choices[place - 1]?.group}
            checked={choice.value === value}
            required={required}
            onChoose={() => onChange(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceCardProps = Choice & {
  id: string;
  name: string;
  startsGroup: boolean;
  checked: boolean;
  required: boolean | undefined;
  onChoose: () => void;
};

function ChoiceCard({ id, name, value, label, text, icon, group, startsGroup, checked, required, onChoose }: ChoiceCardProps) {
  const textId = `${id}-text`;
  return (
    <>
      {group && startsGroup && <p className="choice-list-group">{group}</p>}
      <div className="choice">
        <Radio
          id={id}
          name={name}
          value={value}
          checked={checked}
          onChange={onChoose}
          slotProps={{ input: { required, "aria-describedby": text ? textId : undefined } }}
        />
        <div>
          <label className="choice-label" htmlFor={id}>
            {label}
          </label>
          {text && (
            <p className="choice-text" id={textId}>
              {text}
            </p>
          )}
        </div>
        {icon && <Icon name={icon} />}
      </div>
    </>
  );
}
