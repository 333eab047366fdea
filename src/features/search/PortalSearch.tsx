import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { searchPortalWord } from "../../generated/maxLengths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useValueChange } from "../../state/useValueChange.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { searchFormAction, getSearchHref } from "./searchHref.ts";
import type { SuggestionsState } from "./SuggestionsLoader.tsx";
import { useDebouncedValue } from "./useDebouncedValue.ts";

// Fetched when somebody is about to type.
const Suggestions = lazyWithRetry(withQueryClient(() => import("./SuggestionsLoader.tsx")));

/** How long the typing must rest before the portal is searched, in milliseconds. */
const debounceMs = 500;

/** Where the search stands, and the word that the page has already been searched for. */
type PortalSearchProps = { size: "hero" | "header"; initialQuery?: string };

/** The search of the whole portal: suggestions while typing, all results on Enter. */
export function PortalSearch({ size, initialQuery = "" }: PortalSearchProps): ReactNode {
  const t = useT();
  const [path, navigate] = useLocation();
  const listId = useId();
  const [typed, setTyped] = useState(initialQuery);
  useValueChange(initialQuery, () => setTyped(initialQuery));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [answer, setAnswer] = useState<SuggestionsState>();
  const word = useDebouncedValue(typed === initialQuery ? "" : typed.trim(), debounceMs);

  // What was typed before the portal could answer counts too.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setTyped(input.current?.value ?? "");
    setOpen(input.current !== null && document.activeElement === input.current);
  }, []);

  // An answer to what is no longer typed is not shown.
  const current = word !== "" && word === typed.trim() && answer?.word === word ? answer : undefined;
  const found = current?.suggestions ?? [];

  const go = (address: string): void => {
    setOpen(false);
    setTyped(initialQuery);
    navigate(address);
  };
  const submit = (): void => {
    const chosen = found[active];
    if (chosen !== undefined) go(chosen.href);
    else if (typed.trim() !== "") go(getSearchHref(typed.trim()));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") {
      // The first Escape closes the list, the next one empties the field, as browsers do.
      if (open && typed !== "") event.preventDefault();
      setOpen(false);
      setActive(-1);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      // One more place than there are results: the field itself, from which the arrows leave and to which they return.
      setActive((place) =>
        found.length === 0 ? -1 : ((place + 1 + step + found.length + 1) % (found.length + 1)) - 1,
      );
    }
  };

  return (
    <>
      <SearchBox
        size={size}
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        submitLabel={t("search.submit")}
        listId={listId}
        open={open && current?.suggestions !== undefined}
        busy={current?.busy}
        onSubmit={submit}
        action={searchFormAction}
        inputProps={{
          ref: input,
          value: typed,
          maxLength: searchPortalWord,
          onChange: (event) => {
            setTyped(event.target.value);
            setActive(-1);
            setOpen(true);
          },
          onFocus: () => {
            setOpen(true);
            void Suggestions.preload();
          },
          onBlur: () => setOpen(false),
          onKeyDown,
          "aria-activedescendant": found[active] && `${listId}-${active}`,
        }}
        options={found.map(({ title, excerpt, section, href }, index) => ({
          id: `${listId}-${index}`,
          title,
          excerpt,
          section,
          active: index === active,
          onSelect: () => go(href),
        }))}
        status={open ? current?.status : undefined}
      />
      <LazyBoundary resetKey={path}>{word !== "" && <Suggestions word={word} onChange={setAnswer} />}</LazyBoundary>
    </>
  );
}
