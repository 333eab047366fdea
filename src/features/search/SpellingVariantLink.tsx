import type { ReactNode } from "react";
import { useSearchPortal } from "../../generated/queries/search/index.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { getSearchHref } from "./searchHref.ts";

/** Renders a link to the search for another spelling if it has results. Reads `searchPortal`. */
export function SpellingVariantLink({ word }: { word: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSearchPortal(
    { word, page: 1, perPage: 1, lang },
    { query: { meta: { errorDisplay: "silent" } } },
  );
  if (data === undefined) return null;
  const { items, total } = data;
  if ((total ?? items.length) === 0) return null;
  return (
    <p>
      <Link href={getSearchHref(word)}>
        {/* Without a total, nobody knows how many results there are: one was requested. */}
        {total === undefined
          ? t("search.spelling", { word })
          : t("search.didYouMean", { word, count: total, number: formatNumber(lang, total) })}
      </Link>
    </p>
  );
}
