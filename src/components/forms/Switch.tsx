import "./Switch.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { checkIcon } from "../icons/paths/checkIcon.ts";

type SwitchProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Renders a native checkbox with the role `switch`. Its label is part of the target. */
export function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <label className="switch">
      <span>{label}</span>
      <span className="switch-track" data-checked={checked || undefined}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native `checked` is its aria-checked
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className="switch-knob">
          <Icon path={checkIcon} size="small" />
        </span>
      </span>
    </label>
  );
}
