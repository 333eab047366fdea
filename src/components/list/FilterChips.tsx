import "./FilterChips.css";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** What a list is narrowed by at the moment, and how much is left of it. */
export type FilterChipsProps = {
  /** The name of the group. */
  label: string;
  /** How much was found; absent while that is not known. It is read out as it changes. */
  resultText?: ReactNode;
  /** The filters in force, each with its value in words. */
  chips: readonly { name: string; label: string; value: string }[];
  /** What a press on a chip does; it is heard after the words of the chip. */
  removeLabel: string;
  clearLabel: string;
  onRemove: (name: string) => void;
  onClear: () => void;
};

/** How much was found, a button for each filter in force that takes it away, and one for all of them. The focus never goes with what is taken away. */
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
    // To the chip that will stand in its place, else to the one before it, else to what tells how much was found.
    const all = [...(group.current?.querySelectorAll<HTMLButtonElement>(".filter-chip") ?? [])];
    const at = all.indexOf(currentTarget);
    (all[at + 1] ?? all[at - 1] ?? group.current)?.focus();
    onRemove(name);
  };
  return (
    <div className="filter-chips" role="group" aria-label={label} tabIndex={-1} ref={group}>
      {/* There from the start, so that what comes later is read out. */}
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
