import "./Button.css";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";

/** The emphasis of a button. A view has at most one `primary` button. */
type ButtonTone = "primary" | "secondary" | "quiet" | "danger";

/** The appearance shared by Button and ButtonLink. */
export type ButtonAppearance = {
  tone?: ButtonTone | undefined;
  size?: "medium" | "small" | undefined;
  icon?: IconPath | undefined;
  iconEnd?: IconPath | undefined;
};

type ButtonProps = ButtonAppearance & { busy?: boolean | undefined } & Omit<
    ComponentPropsWithRef<"button">,
    "className" | "style"
  >;

/**
 * Renders a button. While `busy` it keeps its width and its focus and sets `aria-busy`;
 * the caller ignores further clicks.
 */
export function Button({
  tone = "secondary",
  size = "medium",
  icon,
  iconEnd,
  busy,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className="button" data-tone={tone} data-size={size} aria-busy={busy || undefined}>
      {icon && <Icon path={icon} />}
      {children}
      {iconEnd && <Icon path={iconEnd} />}
    </button>
  );
}
