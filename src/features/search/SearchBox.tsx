import "./SearchBox.css";
import type { ComponentPropsWithRef, FormEvent, ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { SearchOption } from "./SearchOption.tsx";
import type { SearchOptionProps } from "./SearchOption.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";

/** Everything a search combobox shows; what it knows and does is its owner's. */
export type SearchBoxProps = {
  /** The name of the search landmark and of the field. */
  label: string;
  placeholder: string;
  submitLabel: string;
  size: "hero" | "header";
  /** Value, handlers and `aria-activedescendant`; the field's role and its tie to the list are set here. */
  inputProps: Omit<ComponentPropsWithRef<"input">, "type" | "role" | "className" | "style" | "placeholder">;
  onSubmit: () => void;
  /** Where the browser itself goes with `name` and what was typed, as long as no script can answer. */
  action: { href: string; name: string };
  /** The id the list will have. */
  listId: string;
  /** Whether the panel of answers is shown. */
  open: boolean;
  options: readonly SearchOptionProps[];
  /** How many answers there are, or that there are none; read out politely when it changes, so leave it out until there is something to say. */
  status?: ReactNode;
  busy?: boolean | undefined;
};

/** The looks of a search combobox: field, button, list of answers and a status line that is always in the page. */
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const listed = open && options.length > 0;
  return (
    <form
      className="search-box"
      role="search"
      aria-label={label}
      data-size={size}
      action={action.href}
      onSubmit={submit}
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
          aria-expanded={listed}
          aria-controls={listed ? listId : undefined}
        />
        <button type="submit" className="search-box-submit" aria-busy={busy || undefined}>
          <Icon name="search" />
          {size === "hero" ? <span>{submitLabel}</span> : <VisuallyHidden>{submitLabel}</VisuallyHidden>}
        </button>
      </div>
      <div className="search-box-panel" data-open={open || undefined}>
        {listed && (
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
    </form>
  );
}
