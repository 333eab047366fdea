import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { DocumentButtons } from "../../components/documents/DocumentActions.tsx";
import { useFileType } from "../../components/documents/useFormatFileType.ts";
import { useSize } from "../../i18n/useFormatFileSize.ts";

/** The documents of something else, such as an appeal, to look at and to save. */
export function DocumentFiles({ documents }: { documents: readonly components["schemas"]["Document"][] }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const size = useSize();
  const typeOf = useFileType();
  return (
    <FileList
      label={say("appeal.documents")}
      items={documents.map((document) => ({
        id: String(document.id),
        name: <span lang={document.lang}>{document.name}</span>,
        state: [typeOf(document.mimeType), size(document.size), formatDate(lang, document.createdAt)].join(" · "),
        actions: <DocumentButtons document={document} />,
      }))}
    />
  );
}
