import "./SegmentedControl.css";
import { useId } from "react";

/** A question with a few short answers, one of which always holds. */
export type OptionGroupProps<Value extends string | number> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Radio buttons drawn as one segmented row; arrows move between them as in any radio group. */
export function OptionGroup<Value extends string | number>({ legend, options, value, onChange }: OptionGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="option-group">
      <legend>{legend}</legend>
      <div className="option-group-row">
        {options.map((option) => (
          <label key={option.value} className="option-group-choice">
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
