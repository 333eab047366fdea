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
  const count = data?.total ?? data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <p>
      <Link href={getSearchHref(word)}>
        {t("search.didYouMean", { word, count, number: formatNumber(lang, count) })}
      </Link>
    </p>
  );
}
