import "./Button.css";
import type { ReactNode } from "react";
import type { ButtonAppearance } from "./Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { Link } from "../navigation/Link.tsx";
import type { LinkTarget } from "../navigation/Link.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** A link with the look of a button. */
export type ButtonLinkProps = LinkTarget & ButtonAppearance & { children: ReactNode };

/** Goes somewhere, so it is a link; it looks like a button because it is the next step. */
export function ButtonLink({
  tone = "secondary",
  size = "medium",
  icon,
  iconEnd,
  iconOnly,
  children,
  ...target
}: ButtonLinkProps) {
  return (
    <Link {...target} className="button" data-tone={tone} data-size={size} data-icon-only={iconOnly || undefined}>
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
      {iconEnd && <Icon name={iconEnd} />}
    </Link>
  );
}
