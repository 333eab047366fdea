import "./MenuList.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import type { IconPath } from "../../../components/icons/iconPath.ts";
import { Link } from "../../../components/navigation/Link.tsx";

/** A link, or a button when it has `onSelect`. `hasDivider` renders a line above it. */
export type MenuListItem = {
  id: string;
  label: ReactNode;
  icon?: IconPath | undefined;
  hasDivider?: boolean | undefined;
} & ({ href: string; current?: boolean | undefined; onSelect?: undefined } | { onSelect: () => void });

/** Renders links and buttons inside a Disclosure, which closes when one is activated. */
export function MenuList({ items }: { items: readonly MenuListItem[] }) {
  return (
    <ul className="menu-list" role="list" data-closes-panel="">
      {items.map((item) => (
        <li key={item.id} data-divided={item.hasDivider || undefined}>
          <MenuListEntry {...item} />
        </li>
      ))}
    </ul>
  );
}

function MenuListEntry(item: MenuListItem) {
  const content = (
    <>
      {item.icon && <Icon path={item.icon} />}
      <span>{item.label}</span>
    </>
  );
  if (item.onSelect) {
    return (
      <button type="button" className="menu-list-item" onClick={item.onSelect}>
        {content}
      </button>
    );
  }
  return (
    <Link href={item.href} className="menu-list-item" aria-current={item.current ? "page" : undefined}>
      {content}
    </Link>
  );
}
