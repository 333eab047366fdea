import "./FilterChips.css";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

type FilterChipsProps = {
  /** The accessible name of the group, which exists while a filter is applied. */
  label: string;
  /** The number of results, a live region; absent while it is unknown. */
  resultText?: ReactNode;
  /** The applied filters with their values as text. */
  chips: readonly { name: string; label: string; value: string }[];
  /** The action of a chip, which screen readers announce after its text. */
  removeLabel: string;
  clearLabel: string;
  onRemove: (name: string) => void;
  onClear: () => void;
};

/** Renders the number of results, a chip that removes each applied filter, and a button that removes all. Removing a chip moves the focus. */
export function FilterChips({
  label,
  resultText,
  chips,
  removeLabel,
  clearLabel,
  onRemove,
  onClear,
}: FilterChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const remove = (name: string, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The focus moves to the next chip, else to the previous one, else to the group.
    const buttons = [...(group.current?.querySelectorAll<HTMLButtonElement>(".filter-chip") ?? [])];
    const index = buttons.indexOf(currentTarget);
    (buttons[index + 1] ?? buttons[index - 1] ?? group.current)?.focus();
    onRemove(name);
  };
  return (
    <div
      className="filter-chips"
      role={chips.length > 0 ? "group" : undefined}
      aria-label={chips.length > 0 ? label : undefined}
      tabIndex={-1}
      ref={group}
    >
      {/* A live region must exist before its text changes. */}
      <p className="filter-chips-count" role="status">
        {resultText}
      </p>
      {chips.length > 0 && (
        <ul className="filter-chips-list" role="list">
          {chips.map(({ name, label: filter, value }) => (
            <li key={name}>
              <button type="button" className="filter-chip" onClick={(event) => remove(name, event)}>
                <span>
                  {filter}: <b>{value}</b> <VisuallyHidden>({removeLabel})</VisuallyHidden>
                </span>
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
          <li>
            <Button
              tone="quiet"
              size="small"
              onClick={() => {
                group.current?.focus();
                onClear();
              }}
            >
              {clearLabel}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
