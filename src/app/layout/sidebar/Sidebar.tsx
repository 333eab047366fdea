import "./Sidebar.css";
import { useId, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../../i18n/IntlProvider.tsx";
import type { User } from "../../../auth/sessionStore.ts";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconPath } from "../../../components/icons/iconPath.ts";
import { Link } from "../../../components/navigation/Link.tsx";
import { viewState } from "../../../state/viewState.ts";
import { getSidebarGroups } from "../../navigation.ts";
import { useRouteMatch } from "../../routing/routeMatch.ts";
import { sectionsIcon } from "../../../components/icons/paths/sectionsIcon.ts";
import { chevronRightIcon } from "../../../components/icons/paths/chevronRightIcon.ts";

/** A section. */
type SidebarItem = {
  label: string;
  href: string;
  icon: IconPath;
  /** The link to the current page. */
  current?: boolean | undefined;
  /** Pages of the section, rendered while one of them or the section is the current page. */
  children?: readonly { label: string; href: string; current?: boolean | undefined }[] | undefined;
};

/** Sections under a title. The first group may have none. */
export type SidebarGroup = { title?: string | undefined; items: readonly SidebarItem[] };

/**
 * Renders the sections that the user's first role may open. A wide screen always shows them as text. A medium screen collapses
 * them to a rail of icons with labels. On a narrow screen the menu of the header has the sections.
 */
export default function Sidebar({ user }: { user: User }): ReactNode {
  const match = useRouteMatch();
  const t = useT();
  const { isSidebarOpen: isOpen } = useSnapshot(viewState);
  const listId = useId();
  if ("redirectTo" in match || match.route.hasNoSidebar === true) return null;
  const label = t("sidebar.label");
  return (
    <nav className="sidebar" aria-label={label} data-open={isOpen || undefined}>
      <div className="sidebar-panel">
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => (viewState.isSidebarOpen = !isOpen)}
        >
          <Icon path={sectionsIcon} />
          <span>{label}</span>
          <Icon path={chevronRightIcon} size="small" />
        </button>
        <div className="sidebar-list" id={listId}>
          {getSidebarGroups(t, user, match.name).map(({ title, items }) => (
            <div key={title ?? ""} className="sidebar-group">
              {title && <p className="sidebar-title">{title}</p>}
              <ul role="list" aria-label={title}>
                {items.map((item) => (
                  <SidebarSection key={item.href} {...item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </nav>
  );
}

function SidebarSection({ label, href, icon, current, children = [] }: SidebarItem) {
  const isAncestor = children.some((child) => child.current);
  return (
    <li>
      <Link
        href={href}
        className="sidebar-item"
        aria-current={current && !isAncestor ? "page" : undefined}
        data-ancestor={isAncestor || undefined}
      >
        <Icon path={icon} />
        {label}
      </Link>
      {children.length > 0 && (current || isAncestor) && (
        <ul className="sidebar-branch" role="list">
          {children.map((child) => (
            <li key={child.href}>
              <Link href={child.href} className="sidebar-item" aria-current={child.current ? "page" : undefined}>
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
