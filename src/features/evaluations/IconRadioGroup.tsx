import "./IconRadioGroup.css";
import { useId } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";

/** A question with a few short answers, none of which holds at first. */
export type IconRadioGroupProps<Value extends string> = {
  /** The element id of the fieldset; that of the first answer is `${id}-0`. */
  id: string;
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; icon: IconName }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: ReactNode;
};

/** Radio buttons side by side, each an icon and a word; the fieldset carries the question and what is wrong with the answer. */
export function IconRadioGroup<Value extends string>({
  id,
  legend,
  options,
  value,
  onChange,
  error,
}: IconRadioGroupProps<Value>) {
  const name = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className="icon-radio-group"
      id={id}
      data-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend>{legend}</legend>
      {error && (
        <p className="icon-radio-group-error" id={errorId}>
          <Icon name="error" size="small" />
          <span>{error}</span>
        </p>
      )}
      <div className="icon-radio-group-row">
        {options.map((answer, place) => (
          <label key={answer.value} className="icon-radio-group-choice">
            <input
              id={`${id}-${place}`}
              type="radio"
              name={name}
              checked={answer.value === value}
              onChange={() => onChange(answer.value)}
            />
            <Icon name={answer.icon} size="small" />
            <span>{answer.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
