import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { Widget } from "../../src/generated/forms/widget.d.ts";
import { widgets } from "../../src/forms/widgets.tsx";
import type { WidgetOptions } from "../../src/forms/widgetProps.tsx";

type WidgetStoryProps = Pick<WidgetOptions, "hint" | "error" | "optional" | "choices"> & {
  widget: Widget;
  label: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  required?: boolean;
  disabled?: boolean;
  rules?: readonly { keyword: string; limit?: number; pattern?: string; ruleName?: string }[];
};

/** Renders a widget of a form with the properties that RJSF gives it. */
export function WidgetStory({
  widget,
  label,
  value,
  onChange,
  required,
  disabled,
  ...options
}: WidgetStoryProps): ReactNode {
  const Component = widgets[widget];
  const props: Partial<WidgetProps> = {
    id: "field",
    name: "field",
    schema: {},
    label,
    value,
    required: required ?? false,
    disabled: disabled ?? false,
    onChange: (changed) => onChange?.(changed),
    onBlur: () => undefined,
    options,
  };
  return <Component {...(props as WidgetProps)} />;
}
