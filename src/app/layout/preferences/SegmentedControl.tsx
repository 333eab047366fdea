import "./SegmentedControl.css";
import { useId } from "react";

/** A legend and a few short options, one of which is always selected. */
type SegmentedControlProps<Value extends string | number> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** Renders a radio group as one segmented row. */
export function SegmentedControl<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented-control">
      <legend>{legend}</legend>
      <div className="segmented-control-row">
        {options.map((option) => (
          <label
            key={option.value}
            className="segmented-control-choice"
            data-checked={option.value === value || undefined}
          >
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
