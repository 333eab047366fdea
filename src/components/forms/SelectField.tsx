import InputBase from "@mui/material/InputBase";
import NativeSelect from "@mui/material/NativeSelect";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FieldMessages } from "./fieldDescription.ts";
import { getAriaRequired, getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

type SelectFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  options: readonly { value: string; label: string; lang?: string | undefined }[];
  /** The label of the empty option. */
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

function Chevron({ className }: { className?: string }) {
  return (
    <span className={className}>
      <Icon path={chevronDownIcon} size="small" />
    </span>
  );
}

/** Renders a native select, which opens the native picker on phones. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, optional, hint, error, value, onChange, onBlur, options, placeholder } = props;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <NativeSelect
        input={<InputBase />}
        IconComponent={Chevron}
        name={props.name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        error={Boolean(error)}
        disabled={props.disabled}
        slotProps={{
          input: {
            id,
            autoComplete: props.autoComplete,
            "aria-describedby": getDescribedBy(id, { hint, error }),
            "aria-required": getAriaRequired(props.required),
            "aria-invalid": error ? true : undefined,
          },
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}
