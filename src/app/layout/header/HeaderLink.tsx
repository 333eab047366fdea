import "./HeaderLink.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconName } from "../../../components/icons/iconPaths.ts";
import { Link } from "../../../components/navigation/Link.tsx";

/** A link (`href`) or an action (`onSelect`) in the strip of the header. */
export type HeaderLinkProps = {
  label: ReactNode;
  icon?: IconName | undefined;
  /** A Badge. */
  badge?: ReactNode;
  /** Shows the icon alone where the strip gets narrow; the label is still heard. */
  compact?: boolean | undefined;
  /** The one thing the strip asks for: signing in. */
  prominent?: boolean | undefined;
  current?: boolean | undefined;
  /** For visitors alone: kept out of sight, with its room, where the device keeps a sign-in that is still being read. */
  anonymousOnly?: boolean | undefined;
} & ({ href: string; onSelect?: undefined } | { onSelect: () => void; href?: undefined });

/** One entry of the strip: the telephone of the call center, notifications, sign-in. */
export function HeaderLink({
  label,
  icon,
  badge,
  compact,
  prominent,
  current,
  anonymousOnly,
  href,
  onSelect,
}: HeaderLinkProps) {
  const look = {
    className: "header-link",
    "data-compact": compact && icon ? true : undefined,
    "data-prominent": prominent || undefined,
    "data-anonymous-only": anonymousOnly || undefined,
    "aria-current": current ? ("page" as const) : undefined,
  };
  const words = (
    <>
      {icon && <Icon name={icon} />}
      <span className="header-link-label">{label}</span>
      {badge}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...look} onClick={onSelect}>
        {words}
      </button>
    );
  }
  return (
    <Link href={href} {...look}>
      {words}
    </Link>
  );
}
