import { useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";
import type { MainMenuLink } from "./MainMenuItem.tsx";

/** A named group of links, opened by its own button. */
export type MainMenuGroupItem = { label: string; children: readonly MainMenuLink[] };

type MainMenuGroupProps = MainMenuGroupItem & { open: boolean; onToggle: (open: boolean) => void };

/** A group of the main menu: a button and the links it discloses. Escape closes it and returns to the button. */
export function MainMenuGroup({ label, children, open, onToggle }: MainMenuGroupProps) {
  const groupId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // Only this group closes: the menu around it listens for the same key.
    event.preventDefault();
    onToggle(false);
    button.current?.focus();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <button
        type="button"
        className="main-menu-item"
        aria-expanded={open}
        aria-controls={groupId}
        data-ancestor={children.some((link) => link.current) || undefined}
        ref={button}
        onClick={() => onToggle(!open)}
      >
        {label}
        <Icon name="chevron-down" size="small" />
      </button>
      <ul className="main-menu-group" id={groupId} role="list" hidden={!open}>
        {children.map((link) => (
          <li key={link.href}>
            <MainMenuItem {...link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
