import { useEffect, type ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/search.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { addressOf, standsHere } from "./getResultHref.ts";
import { placeName } from "./getSectionName.ts";

/** What was found by a word: where each answer leads, and in words how many there are. `found` is absent until the service has answered. */
export type Answer = { word: string; busy: boolean; found?: readonly Suggestion[]; status?: string };

/** One suggestion: what it says, and its address in the portal. */
export type Suggestion = { title: string; excerpt: string; place: string; href: string };

/** Asks the service for a word and tells what it answers; draws nothing itself. */
export default function Suggestions({ word, onAnswer }: { word: string; onAnswer: (answer: Answer) => void }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data, isFetching } = useSearchPortal({ word, page: 1, perPage: 10, lang }, { query: { meta: { says: "search.failed" } } });

  useEffect(() => {
    if (data === undefined || isFetching) return onAnswer({ word, busy: isFetching });
    const found = data.items.filter(standsHere).map((result) => ({ title: result.title, excerpt: result.content, place: placeName(say, result.searchPlace), href: addressOf(result) }));
    onAnswer({ word, busy: false, found, status: found.length === 0 ? say("search.nothing") : say("search.count", { count: found.length }) });
  }, [word, data, isFetching, say, onAnswer]);
  return null;
}
