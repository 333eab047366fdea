import "../styles/barItem.css";
import "./Disclosure.css";
import { useId, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconPath } from "../icons/iconPath.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { useDismiss } from "./useDismiss.ts";
import { chevronDownIcon } from "../icons/paths/chevronDownIcon.ts";

type DisclosureProps = {
  label: ReactNode;
  /** A second, muted line of the label, for example the selected account. */
  detail?: ReactNode;
  icon?: IconPath | undefined;
  children: ReactNode;
  /** The edge of the button with which the panel is aligned. */
  align?: "start" | "end" | undefined;
  /** Shows only the icon on narrow viewports; the label stays in the accessible name. */
  compact?: boolean | undefined;
  /** The current path: the panel closes when it changes. */
  path?: string | undefined;
};

/**
 * Renders a button with a panel below it, for a few controls or a MenuList. The panel closes on Escape (the focus returns
 * to the button), on a press outside, when the focus leaves, and when an item of a MenuList is activated.
 */
export function Disclosure({ label, detail, icon, children, align = "start", compact, path }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useValueChange(path, () => setOpen(false));
  useDismiss(open, root, (reason) => {
    if (reason === "escape") button.current?.focus();
    setOpen(false);
  });
  // In the capture phase: a dialog that the item opens must save the button, not the item, as the element to restore focus to.
  const onItemClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-closes-panel] :is(a, button)")) return;
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div className="disclosure" ref={root}>
      <button
        type="button"
        className="bar-item disclosure-button"
        data-compact={compact && icon ? true : undefined}
        aria-expanded={open}
        aria-controls={panelId}
        ref={button}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon path={icon} />}
        <span className="disclosure-label">
          {label}
          {detail && <span className="disclosure-detail"> {detail}</span>}
        </span>
        <span className="disclosure-chevron">
          <Icon path={chevronDownIcon} size="small" />
        </span>
      </button>
      <div className="disclosure-panel" id={panelId} data-align={align} hidden={!open} onClickCapture={onItemClick}>
        {compact && detail && (
          // The button shows only its icon or the beginning of the label. Screen readers get all of it from the button.
          <p className="disclosure-heading" aria-hidden="true">
            {label}
            <span className="disclosure-detail">{detail}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
