import "./Sidebar.css";
import { useId } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconName } from "../../../components/icons/iconPaths.ts";
import { Link } from "../../../components/navigation/Link.tsx";

/** A section. */
export type SidebarItem = {
  label: string;
  href: string;
  icon: IconName;
  /** The link to the current page. */
  current?: boolean | undefined;
  /** Pages of the section, rendered while one of them or the section is the current page. */
  children?: readonly { label: string; href: string; current?: boolean | undefined }[] | undefined;
};

/** Sections under a title. The first group may have none. */
export type SidebarGroup = { title?: string | undefined; items: readonly SidebarItem[] };

/** `label` names the landmark and its toggle button. */
export type SidebarProps = {
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  groups: readonly SidebarGroup[];
};

/**
 * Renders the sections of a signed-in user. A wide screen always shows them as text. A medium screen collapses them to a
 * rail of icons with labels. On a narrow screen the menu of the header has the sections.
 */
export function Sidebar({ label, open, onToggle, groups }: SidebarProps) {
  const listId = useId();
  return (
    <nav className="sidebar" aria-label={label} data-open={open || undefined}>
      <div className="sidebar-panel">
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => onToggle(!open)}
        >
          <Icon name="sections" />
          <span>{label}</span>
          <Icon name="chevron-right" size="small" />
        </button>
        <div className="sidebar-list" id={listId}>
          {groups.map(({ title, items }) => (
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
        <Icon name={icon} />
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
