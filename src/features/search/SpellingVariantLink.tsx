import type { ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/search.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { resultsHref } from "./searchHref.ts";

/** Another word to search for, offered only when the service finds something by it. */
export function Variant({ word }: { word: string }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useSearchPortal({ word, page: 1, perPage: 1, lang }, { query: { meta: { fails: "silent" } } });
  if (data === undefined || data.total === 0) return null;
  return (
    <p>
      <Link href={resultsHref(word)}>{say("search.didYouMean", { word, count: data.total })}</Link>
    </p>
  );
}
