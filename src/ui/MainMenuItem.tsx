import { Link } from "./Link.tsx";
import type { LinkTarget } from "./Link.tsx";

/** A plain link of the menu. */
export type MainMenuLink = LinkTarget & { label: string; current?: boolean | undefined; children?: undefined };

/** One link of the main menu or of a group in it. */
export function MainMenuItem({ label, current, children: _none, ...target }: MainMenuLink) {
  return (
    <Link {...target} className="main-menu-item" aria-current={current ? "page" : undefined}>
      {label}
    </Link>
  );
}
