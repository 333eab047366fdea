import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { useLocation } from "wouter";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchPortal } from "../generated/queries/search/search.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { SearchBox } from "../ui/SearchBox.tsx";
import { addressOf, resultsHref, standsHere } from "./address.ts";
import { placeName } from "./placeName.ts";
import { useDelayed } from "./useDelayed.ts";

/** How long the typing must rest before the portal is searched, in milliseconds. */
const pause = 500;
const longestWord = 200;

/** The search of the whole portal: suggestions while typing, all results on Enter. */
export function Search({ size }: { size: "hero" | "header" }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const [, navigate] = useLocation();
  const listId = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const word = useDelayed(typed.trim(), pause);

  const { data, isFetching, isPlaceholderData } = useSearchPortal(
    { word, page: 1, perPage: 10, lang },
    { query: { enabled: word !== "", placeholderData: keepPreviousData, meta: { says: "search.failed" } } },
  );
  const settled = word !== "" && word === typed.trim() && data !== undefined && !isPlaceholderData && !isFetching;
  const found = settled ? data.items.filter(standsHere) : [];

  const go = (address: string): void => {
    setOpen(false);
    setTyped("");
    navigate(address);
  };
  const submit = (): void => {
    const chosen = found[active];
    if (chosen !== undefined) go(addressOf(chosen));
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
    <SearchBox
      size={size}
      label={say("search.label")}
      placeholder={say("search.placeholder")}
      submitLabel={say("search.submit")}
      listId={listId}
      open={open && settled}
      busy={isFetching}
      onSubmit={submit}
      inputProps={{
        value: typed,
        maxLength: longestWord,
        onChange: (event) => {
          setTyped(event.target.value);
          setActive(-1);
          setOpen(true);
        },
        onFocus: () => setOpen(true),
        onBlur: () => setOpen(false),
        onKeyDown,
        "aria-activedescendant": found[active] && `${listId}-${active}`,
      }}
      options={found.map((result, index) => ({
        id: `${listId}-${index}`,
        title: result.title,
        excerpt: result.content,
        place: placeName(say, result.searchPlace),
        active: index === active,
        onChoose: () => go(addressOf(result)),
      }))}
      status={settled && open ? (found.length === 0 ? say("search.nothing") : say("search.count", { count: found.length })) : undefined}
    />
  );
}
