import "./Button.css";
import type { ComponentProps, ReactNode } from "react";
import type { ButtonAppearance } from "./Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { Link } from "../navigation/Link.tsx";
import type { LinkTarget } from "../navigation/Link.tsx";

type ButtonLinkProps = LinkTarget &
  ButtonAppearance &
  Pick<ComponentProps<typeof Link>, "onClick"> & { children: ReactNode };

/** Renders a link with the appearance of a button. */
export function ButtonLink({
  tone = "secondary",
  size = "medium",
  icon,
  iconEnd,
  children,
  ...target
}: ButtonLinkProps) {
  return (
    <Link {...target} className="button" data-tone={tone} data-size={size}>
      {icon && <Icon path={icon} />}
      {children}
      {iconEnd && <Icon path={iconEnd} />}
    </Link>
  );
}
