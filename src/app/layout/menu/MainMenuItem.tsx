import { Link } from "../../../components/navigation/Link.tsx";
import type { LinkTarget } from "../../../components/navigation/Link.tsx";

/** A plain link of the menu: to the present page, to the section `within` which that page is, or elsewhere. */
export type MainMenuLink = LinkTarget & {
  label: string;
  current?: boolean | undefined;
  within?: boolean | undefined;
  children?: undefined;
};

/** One link of the main menu or of a group in it. */
export function MainMenuItem({ label, current, within, children: _none, ...target }: MainMenuLink) {
  return (
    <Link
      {...target}
      className="main-menu-item"
      aria-current={current ? "page" : undefined}
      data-ancestor={within || undefined}
    >
      {label}
    </Link>
  );
}
