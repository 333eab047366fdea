import "./SearchBox.css";
import type { ComponentPropsWithRef, FormEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { SearchOption } from "./SearchOption.tsx";
import type { SearchOptionProps } from "./SearchOption.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import { searchIcon } from "../../components/icons/paths/searchIcon.ts";

/** Props of `SearchBox`. */
type SearchBoxProps = {
  /** The accessible name of the search landmark and of the field. */
  label: string;
  placeholder: string;
  submitLabel: string;
  size: "hero" | "header";
  /** Value, handlers and `aria-activedescendant`. The component sets the role and the connection to the list. */
  inputProps: Omit<ComponentPropsWithRef<"input">, "type" | "role" | "className" | "style" | "placeholder">;
  onSubmit: () => void;
  /** URL and field name for a native form submit before hydration. */
  action: { href: string; name: string };
  /** The element id of the listbox. */
  listId: string;
  /** Whether the panel with the suggestions is open. */
  open: boolean;
  options: readonly SearchOptionProps[];
  /** The number of suggestions, or the request to enter a word. Screen readers announce every change, so omit it until a result is known. */
  status?: ReactNode;
  busy?: boolean | undefined;
};

/** Renders a search combobox: field, button, listbox and a permanent status region. */
export function SearchBox({
  label,
  placeholder,
  submitLabel,
  size,
  inputProps,
  onSubmit,
  action,
  listId,
  open,
  options,
  status,
  busy,
}: SearchBoxProps) {
  const onFormSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isListShown = open && options.length > 0;
  return (
    <form
      className="search-box"
      role="search"
      aria-label={label}
      data-size={size}
      action={action.href}
      onSubmit={onFormSubmit}
    >
      <div className="search-box-row">
        <input
          aria-label={label}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          {...inputProps}
          type="search"
          name={action.name}
          className="search-box-input"
          placeholder={placeholder}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? listId : undefined}
        />
        <button type="submit" className="search-box-submit" aria-busy={busy || undefined}>
          <Icon path={searchIcon} />
          {size === "hero" ? <span>{submitLabel}</span> : <VisuallyHidden>{submitLabel}</VisuallyHidden>}
        </button>
      </div>
      <SuggestionsPanel
        label={label}
        listId={listId}
        open={open}
        options={isListShown ? options : []}
        status={status}
      />
    </form>
  );
}

/** Renders the suggestions below the field, and a permanent status region. */
function SuggestionsPanel({
  label,
  listId,
  open,
  options,
  status,
}: Pick<SearchBoxProps, "label" | "listId" | "open" | "options" | "status">) {
  return (
    <div className="search-box-panel" data-open={open || undefined}>
      {options.length > 0 && (
        <ul className="search-box-list" id={listId} role="listbox" aria-label={label}>
          {options.map((option) => (
            <SearchOption key={option.id} {...option} />
          ))}
        </ul>
      )}
      <p className="search-box-status" role="status">
        {status}
      </p>
    </div>
  );
}
