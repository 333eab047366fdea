import "./Switch.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";

/** Something that is on or off, at once. */
export type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A native checkbox in the role of a switch; its label is part of the target. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>{label}</span>
      <span className="switch-track">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="switch-knob">
          <Icon name="check" size="small" />
        </span>
      </span>
    </label>
  );
}
