import "./MainMenu.css";
import { useId, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { MainMenuGroup } from "./MainMenuGroup.tsx";
import type { MainMenuGroupItem } from "./MainMenuGroup.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";
import type { MainMenuLink } from "./MainMenuItem.tsx";
import { useValueChange } from "../../../state/useValueChange.ts";
import { useDismiss } from "../../../components/navigation/useDismiss.ts";
import { usePendingHydration } from "../../../components/loading/hydration.ts";

/** `label` names the landmark, `toggleLabel` the button that opens the menu on a phone. */
export type MainMenuProps = {
  label: string;
  toggleLabel: string;
  items: readonly (MainMenuLink | MainMenuGroupItem)[];
  /** The sections of a signed-in user, which a narrow screen shows in this menu and a wide screen in the sidebar. */
  personal?: { title: string; items: readonly MainMenuLink[] } | undefined;
  /** The link to the other portal, on a narrow screen. */
  otherPortal?: ReactNode;
  /** The current path. A change closes the menu and its groups. */
  path: string;
};

/** Renders the public menu of the header. At phone width a button opens it. */
export function MainMenu({ label, toggleLabel, items, personal, otherPortal, path }: MainMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string | undefined>();
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const closeAll = () => {
    setOpen(false);
    setOpenGroup(undefined);
  };
  useValueChange(path, closeAll);
  useDismiss(isOpen || openGroup !== undefined, root, (reason) => {
    if (reason === "escape" && isOpen) toggle.current?.focus();
    closeAll();
  });
  // A link to the current page does not change the path, but must close the menu too.
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest("a")) closeAll();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- clicks bubble from the links inside
    <nav
      className="main-menu"
      aria-label={label}
      data-pending-hydration={usePendingHydration()}
      data-open={isOpen || undefined}
      ref={root}
      onClick={onClick}
    >
      <button
        type="button"
        className="main-menu-toggle"
        aria-expanded={isOpen}
        aria-controls={listId}
        ref={toggle}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? "close" : "menu"} />
        <span>{toggleLabel}</span>
      </button>
      <ul className="main-menu-list" id={listId} role="list">
        {personal && (
          <li className="main-menu-personal">
            <p className="main-menu-title">{personal.title}</p>
            <ul role="list" aria-label={personal.title}>
              {personal.items.map((item) => (
                <li key={item.label}>
                  <MainMenuItem {...item} />
                </li>
              ))}
            </ul>
          </li>
        )}
        {items.map((item) =>
          item.children ? (
            <MainMenuGroup
              key={item.label}
              {...item}
              open={openGroup === item.label}
              onToggle={(isGroupOpen) => setOpenGroup(isGroupOpen ? item.label : undefined)}
            />
          ) : (
            <li key={item.label}>
              <MainMenuItem {...item} />
            </li>
          ),
        )}
        {otherPortal !== undefined && <li>{otherPortal}</li>}
      </ul>
    </nav>
  );
}
