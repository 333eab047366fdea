import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { searchPortalWord } from "../../generated/limits.ts";
import { useWords } from "../../i18n/Words.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { useChange } from "../../state/useValueChange.ts";
import { connected } from "../../components/loading/withQueryClient.tsx";
import { Optional } from "../../components/loading/LazyBoundary.tsx";
import { resultsForm, resultsHref } from "./searchHref.ts";
import type { Answer } from "./SuggestionsLoader.tsx";
import { useDelayed } from "./useDebouncedValue.ts";

// Fetched when somebody is about to type.
const Suggestions = connected(() => import("./SuggestionsLoader.tsx"));

/** How long the typing must rest before the portal is searched, in milliseconds. */
const pause = 500;

/** Where the search stands, and the word that the page has already been searched for. */
type SearchProps = { size: "hero" | "header"; asked?: string };

/** The search of the whole portal: suggestions while typing, all results on Enter. */
export function Search({ size, asked = "" }: SearchProps): ReactNode {
  const say = useWords();
  const [path, navigate] = useLocation();
  const listId = useId();
  const [typed, setTyped] = useState(asked);
  useChange(asked, () => setTyped(asked));
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [answer, setAnswer] = useState<Answer>();
  const word = useDelayed(typed === asked ? "" : typed.trim(), pause);

  // What was typed before the portal could answer counts too.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setTyped(input.current?.value ?? "");
    setOpen(input.current !== null && document.activeElement === input.current);
  }, []);

  // An answer to what is no longer typed is not shown.
  const current = word !== "" && word === typed.trim() && answer?.word === word ? answer : undefined;
  const found = current?.found ?? [];

  const go = (address: string): void => {
    setOpen(false);
    setTyped(asked);
    navigate(address);
  };
  const submit = (): void => {
    const chosen = found[active];
    if (chosen !== undefined) go(chosen.href);
    else if (typed.trim() !== "") go(resultsHref(typed.trim()));
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
      setActive((place) => (found.length === 0 ? -1 : ((place + 1 + step + found.length + 1) % (found.length + 1)) - 1));
    }
  };

  return (
    <>
      <SearchBox
        size={size}
        label={say("search.label")}
        placeholder={say("search.placeholder")}
        submitLabel={say("search.submit")}
        listId={listId}
        open={open && current?.found !== undefined}
        busy={current?.busy}
        onSubmit={submit}
        action={resultsForm}
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
            void Suggestions.fetch();
          },
          onBlur: () => setOpen(false),
          onKeyDown,
          "aria-activedescendant": found[active] && `${listId}-${active}`,
        }}
        options={found.map(({ title, excerpt, place, href }, index) => ({ id: `${listId}-${index}`, title, excerpt, place, active: index === active, onChoose: () => go(href) }))}
        status={open ? current?.status : undefined}
      />
      <Optional place={path}>{word !== "" && <Suggestions word={word} onAnswer={setAnswer} />}</Optional>
    </>
  );
}
