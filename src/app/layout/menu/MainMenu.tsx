import "./MainMenu.css";
import { useId, useRef, useState } from "react";
import type { MouseEvent } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { MainMenuGroup } from "./MainMenuGroup.tsx";
import type { MainMenuGroupItem } from "./MainMenuGroup.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";
import type { MainMenuLink } from "./MainMenuItem.tsx";
import { useValueChange } from "../../../state/useValueChange.ts";
import { useDismiss } from "../../../components/navigation/useDismiss.ts";
import { usePendingHydration } from "../../../components/loading/hydration.ts";

/** The menu: its landmark's name, the word on the button that opens it on a phone, its items, and the current address. */
export type MainMenuProps = {
  label: string;
  toggleLabel: string;
  items: readonly (MainMenuLink | MainMenuGroupItem)[];
  /** The current path: whatever is open closes when it changes. */
  path: string;
};

/** The public menu of the header; at phone width it folds behind one button. */
export function MainMenu({ label, toggleLabel, items, path }: MainMenuProps) {
  const [open, setOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | undefined>();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const closeAll = () => {
    setOpen(false);
    setOpenGroup(undefined);
  };
  useValueChange(path, closeAll);
  useDismiss(open || openGroup !== undefined, root, (reason) => {
    if (reason === "escape" && open) toggle.current?.focus();
    closeAll();
  });
  // A link to the page one is already on changes no address, and must still close the menu.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) closeAll();
  };

  return (
    <nav
      className="main-menu"
      aria-label={label}
      data-pending-hydration={usePendingHydration()}
      data-open={open || undefined}
      ref={root}
      onClick={onClick}
    >
      <button
        type="button"
        className="main-menu-toggle"
        aria-expanded={open}
        aria-controls={listId}
        ref={toggle}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? "close" : "menu"} />
        {toggleLabel}
      </button>
      <ul className="main-menu-list" id={listId} role="list">
        {items.map((item) => (
          <li key={item.label}>
            {item.children ? (
              <MainMenuGroup
                {...item}
                open={openGroup === item.label}
                onToggle={(next) => setOpenGroup(next ? item.label : undefined)}
              />
            ) : (
              <MainMenuItem {...item} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
