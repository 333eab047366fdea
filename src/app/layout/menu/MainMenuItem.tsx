import "./MainMenuItem.css";
import { Link } from "../../../components/navigation/Link.tsx";
import type { LinkTarget } from "../../../components/navigation/Link.tsx";

/** A link of the menu. `isAncestor` marks the section of the current page. */
export type MainMenuLink = LinkTarget & {
  label: string;
  current?: boolean | undefined;
  isAncestor?: boolean | undefined;
};

/** Renders a link of the main menu or of one of its groups. */
export function MainMenuItem({ label, current, isAncestor, ...target }: MainMenuLink) {
  return (
    <Link
      {...target}
      className="main-menu-item"
      aria-current={current ? "page" : undefined}
      data-ancestor={isAncestor || undefined}
    >
      {label}
    </Link>
  );
}
