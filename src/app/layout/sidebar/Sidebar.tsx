import "./Sidebar.css";
import { useId, useRef } from "react";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconName } from "../../../components/icons/iconPaths.ts";
import { Link } from "../../../components/navigation/Link.tsx";
import { useDismiss } from "../../../components/navigation/useDismiss.ts";
import { tabletQuery } from "../../../generated/styleTokens.ts";

/** A section, or a page within one. */
export type SidebarItem = {
  label: string;
  href: string;
  icon: IconName;
  /** This very page is shown. */
  current?: boolean | undefined;
  /** Pages of the section; shown while one of them, or the section itself, is current. */
  children?: readonly { label: string; href: string; current?: boolean | undefined }[] | undefined;
};

/** The sidebar: its name, which is also on its button, whether it is open, and its sections. */
export type SidebarProps = {
  label: string;
  open: boolean;
  onToggle: (open: boolean) => void;
  /** Beside the button's word on a narrow screen: the account one acts for. */
  detail?: ReactNode;
  items: readonly SidebarItem[];
};

/**
 * The sections of somebody who is signed in. On a wide screen closing it leaves a rail of icons and words;
 * on a narrow one it opens over the page and closes on Escape, on a press outside and when the focus leaves.
 */
export function Sidebar({ label, open, onToggle, detail, items }: SidebarProps) {
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
        <ul className="sidebar-list" id={listId} role="list">
          {items.map((item) => (
            <SidebarSection key={item.href} {...item} />
          ))}
        </ul>
      </div>
    </nav>
  );
}

function SidebarSection({ label, href, icon, current, children = [] }: SidebarItem) {
  const within = children.some((child) => child.current);
  return (
    <li>
      <Link
        href={href}
        className="sidebar-item"
        aria-current={current && !within ? "page" : undefined}
        data-ancestor={within || undefined}
      >
        <Icon name={icon} />
        {label}
      </Link>
      {children.length > 0 && (current || within) && (
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
