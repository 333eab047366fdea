import "./Sidebar.css";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconName } from "../../../components/icons/iconPaths.ts";
import { Link } from "../../../components/navigation/Link.tsx";
import { useDismiss } from "../../../components/navigation/useDismiss.ts";
import { tabletQuery } from "../../../generated/styleTokens.ts";

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
  /** Beside the label of the button on a narrow screen: the account that the user acts for. */
  detail?: ReactNode;
  groups: readonly SidebarGroup[];
};

/**
 * Renders the sections of a signed-in user. A wide screen always shows them as text. A medium screen collapses them to a
 * rail of icons with labels. On a narrow screen the list opens over the page, and closes on Escape, on a click outside
 * and when focus leaves it.
 */
export function Sidebar({ label, open, onToggle, detail, groups }: SidebarProps) {
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useDismiss(open, root, (reason) => {
    if (!matchMedia(tabletQuery).matches) return;
    if (reason === "escape") toggle.current?.focus();
    onToggle(false);
  });
  return (
    <nav className="sidebar" aria-label={label} data-open={open || undefined} ref={root}>
      <div className="sidebar-panel">
        <button
          type="button"
          className="sidebar-toggle"
          aria-expanded={open}
          aria-controls={listId}
          ref={toggle}
          onClick={() => onToggle(!open)}
        >
          <Icon name="sections" />
          <span>{label}</span>
          {detail && <span className="sidebar-detail">{detail}</span>}
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
