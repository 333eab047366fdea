import "./FilterChips.css";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { Button } from "../buttons/Button.tsx";
import { Icon } from "../icons/Icon.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { closeIcon } from "../icons/paths/closeIcon.ts";

type FilterChipsProps = {
  /** The number of results, a live region; absent while it is unknown. */
  resultText?: ReactNode;
  /** The applied filters with their values as text, in the language `lang` if that is not the requested one. */
  chips: readonly { name: string; label: string; value: string; lang?: Language | undefined }[];
  onRemove: (name: string) => void;
  onClear: () => void;
};

/** Renders the number of results, a chip that removes each applied filter, and a button that removes all. Removing a chip moves the focus. */
export function FilterChips({ resultText, chips, onRemove, onClear }: FilterChipsProps) {
  const t = useT();
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
      aria-label={chips.length > 0 ? t("list.inForce") : undefined}
      tabIndex={-1}
      ref={group}
    >
      {/* A live region must exist before its text changes. */}
      <p className="filter-chips-count" role="status">
        {resultText}
      </p>
      {chips.length > 0 && (
        <ul className="filter-chips-list" role="list">
          {chips.map(({ name, label, value, lang }) => (
            <li key={name}>
              <button type="button" className="filter-chip" onClick={(event) => remove(name, event)}>
                <span>
                  {label}: <b lang={lang}>{value}</b> <VisuallyHidden>({t("list.remove")})</VisuallyHidden>
                </span>
                <Icon path={closeIcon} size="small" />
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
              {t("list.reset")}
            </Button>
          </li>
        </ul>
      )}
    </div>
  );
}
