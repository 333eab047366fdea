import type { ReactNode } from "react";
import type { SearchResult } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Paragraphs } from "./Paragraphs.tsx";

/** What the search said about a record that the server does not return, and a button link for when it said nothing. */
type SearchedContentProps = { result: Pick<SearchResult, "content" | "lang"> | undefined; action?: ReactNode };

/** Renders the text of a search result in place of the record, or that there is no information. */
export function SearchedContent({ result, action }: SearchedContentProps): ReactNode {
  const t = useT();
  return result === undefined || result.content.trim() === "" ? (
    <EmptyState title={t("empty.information")} action={action} />
  ) : (
    <Paragraphs text={result.content} lang={result.lang} />
  );
}
