import "./Disclosure.css";
import { useId, useRef, useState } from "react";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { IconName } from "../icons/iconPaths.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { useDismiss } from "./useDismiss.ts";

/** A button and what it discloses. */
export type DisclosureProps = {
  label: ReactNode;
  /** A second, quieter line of the label, as the account one acts for. */
  detail?: ReactNode;
  icon?: IconName | undefined;
  children: ReactNode;
  /** The edge of the button the panel is flush with. */
  align?: "start" | "end" | undefined;
  /** Shows the icon alone on narrow screens; the label is still heard. */
  compact?: boolean | undefined;
  /** The current path: the panel closes when it changes. */
  path?: string | undefined;
};

/**
 * A panel hanging from its button, for a few controls or a MenuList. It closes on Escape (the focus returns to the button),
 * on a press outside, when the focus leaves, and when something in a MenuList is chosen.
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
  // Before the choice acts, so that a dialog it opens finds the focus on something that will still be there afterwards.
  const onChoice = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-closes] :is(a, button)")) return;
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div className="disclosure" ref={root}>
      <button
        type="button"
        className="disclosure-button"
        data-compact={compact && icon ? true : undefined}
        aria-expanded={open}
        aria-controls={panelId}
        ref={button}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        <span className="disclosure-label">
          {label}
          {detail && <span className="disclosure-detail"> {detail}</span>}
        </span>
        <span className="disclosure-chevron">
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      <div className="disclosure-panel" id={panelId} data-align={align} hidden={!open} onClickCapture={onChoice}>
        {compact && detail && (
          // Where the button is only an icon, its words are seen here; they are heard from the button either way.
          <p className="disclosure-repeat" aria-hidden="true">
            {label}
            <span className="disclosure-detail">{detail}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
