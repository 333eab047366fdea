import "./Button.css";
import type { ComponentPropsWithRef } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** How much a button asks for attention; at most one `primary` (or `accent`, on the hero) per view. */
export type ButtonTone = "primary" | "secondary" | "quiet" | "accent" | "danger";

/** The look shared by buttons and by links that look like buttons. */
export type ButtonAppearance = {
  tone?: ButtonTone | undefined;
  size?: "medium" | "small" | undefined;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  /** Shows the icon alone; the children remain its accessible name. */
  iconOnly?: boolean | undefined;
};

/** A button: its look, whether its work is under way, and whatever a button element takes. */
export type ButtonProps = ButtonAppearance & { busy?: boolean | undefined } & Omit<
    ComponentPropsWithRef<"button">,
    "className" | "style"
  >;

/**
 * An action. `busy` says so to assistive technology and keeps the width and the focus;
 * ignoring further presses while busy is the caller's part.
 */
export function Button({
  tone = "secondary",
  size = "medium",
  icon,
  iconEnd,
  iconOnly,
  busy,
  type = "button",
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className="button"
      data-tone={tone}
      data-size={size}
      data-icon-only={iconOnly || undefined}
      aria-busy={busy || undefined}
    >
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
      {iconEnd && <Icon name={iconEnd} />}
    </button>
  );
}
