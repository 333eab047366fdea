import "../../../components/styles/barItem.css";
import "./HeaderLink.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconPath } from "../../../components/icons/iconPath.ts";
import { Link } from "../../../components/navigation/Link.tsx";
import type { DialogName } from "../../../state/useDialog.ts";

/** A link (`href`) or a button (`onSelect`) in the top bar of the header. */
type HeaderLinkProps = {
  label: ReactNode;
  icon?: IconPath | undefined;
  /** A Badge. */
  badge?: ReactNode;
  /** Shows only the icon on a narrow screen. Screen readers still read the label. */
  compact?: boolean | undefined;
  /** The primary action of the top bar: signing in. */
  prominent?: boolean | undefined;
  current?: boolean | undefined;
  /** For anonymous visitors: invisible, but with its space, while stored tokens are checked. */
  anonymousOnly?: boolean | undefined;
  /** The dialog that the button opens: it is loaded when the pointer or the focus reaches the button (`preloadOnIntent`). */
  dialog?: DialogName | undefined;
} & ({ href: string; onSelect?: undefined } | { onSelect: () => void; href?: undefined });

/** Renders an item of the top bar: phone number, notifications, sign-in. */
export function HeaderLink({
  label,
  icon,
  badge,
  compact,
  prominent,
  current,
  anonymousOnly,
  dialog,
  href,
  onSelect,
}: HeaderLinkProps) {
  const attributes = {
    className: "bar-item header-link",
    "data-compact": compact && icon ? true : undefined,
    "data-prominent": prominent || undefined,
    "data-anonymous": anonymousOnly || undefined,
    "data-dialog": dialog,
    "aria-current": current ? ("page" as const) : undefined,
  };
  const content = (
    <>
      {icon && <Icon path={icon} />}
      <span className="header-link-label">{label}</span>
      {badge}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...attributes} onClick={onSelect}>
        {content}
      </button>
    );
  }
  return (
    <Link href={href} {...attributes}>
      {content}
    </Link>
  );
}
