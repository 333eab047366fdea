import type { ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { FileList } from "../../components/data/FileList.tsx";
import { DocumentActions } from "../../components/documents/DocumentActions.tsx";
import { useFormatFileType } from "../../components/documents/useFormatFileType.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";

/** Renders a list of documents, each with buttons to view and download it. */
export function AppealDocuments({ documents }: { documents: readonly Document[] }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const formatSize = useFormatFileSize();
  const formatType = useFormatFileType();
  return (
    <FileList
      label={t("appeal.documents")}
      items={documents.map((document) => ({
        id: String(document.id),
        name: <bdi lang={document.lang}>{document.name}</bdi>,
        state: [formatType(document.mimeType), formatSize(document.size), formatDate(lang, document.createdAt)].join(
          " · ",
        ),
        actions: <DocumentActions document={document} />,
      }))}
    />
  );
}
