import type { ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { DocumentName } from "../../components/documents/DocumentName.tsx";
import { DownloadButton } from "../../components/documents/DownloadButton.tsx";
import { useFormatFileType } from "../../components/documents/useFormatFileType.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";

/** Renders a list of documents, each with its name that opens it, type, size, date and language, and a download button. */
export function AppealDocuments({ documents }: { documents: readonly Document[] }): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const lang = useLanguage();
  const formatSize = useFormatFileSize();
  const formatType = useFormatFileType();
  return (
    <FileList
      label={t("appeal.documents")}
      items={documents.map((document) => ({
        id: String(document.id),
        name: <DocumentName document={document} />,
        state: [
          formatType(document.mimeType),
          formatSize(document.size),
          formatDate(lang, document.createdAt),
          ...(document.lang === undefined ? [] : [find(`language.name.${document.lang}`) ?? document.lang]),
        ].join(" · "),
        actions: <DownloadButton document={document} />,
      }))}
    />
  );
}
