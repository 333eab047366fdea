import "./MainMenuGroup.css";
import { useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";
import type { MainMenuLink } from "./MainMenuItem.tsx";
import { chevronDownIcon } from "../../../components/icons/paths/chevronDownIcon.ts";

/** A group of links with the label of its button. */
export type MainMenuGroupItem = { label: string; children: readonly MainMenuLink[] };

type MainMenuGroupProps = MainMenuGroupItem & { open: boolean; onToggle: (open: boolean) => void };

/** Renders an item of the menu: a button and the links that it discloses. Escape closes the group and focuses the button. */
export function MainMenuGroup({ label, children, open, onToggle }: MainMenuGroupProps) {
  const groupId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    // The menu around it must not handle the same key press.
    event.preventDefault();
    onToggle(false);
    button.current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key presses bubble from the button and links inside
    <li onKeyDown={onKeyDown}>
      <button
        type="button"
        className="main-menu-item"
        aria-expanded={open}
        aria-controls={groupId}
        data-ancestor={children.some(({ current, isAncestor }) => current || isAncestor) || undefined}
        ref={button}
        onClick={() => onToggle(!open)}
      >
        {label}
        <Icon path={chevronDownIcon} size="small" />
      </button>
      <ul className="main-menu-group" id={groupId} role="list" hidden={!open}>
        {children.map((link) => (
          <li key={link.href}>
            <MainMenuItem {...link} />
          </li>
        ))}
      </ul>
    </li>
  );
}
