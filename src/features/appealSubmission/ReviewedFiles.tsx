import type { ReactNode } from "react";
import type { UploadedFile } from "../../forms/drafts/draftStorage.ts";
import { FileList } from "../../components/data/FileList.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";

/** Renders the files of an appeal with their sizes, or that there are none. */
export function ReviewedFiles({ files }: { files: readonly UploadedFile[] }): ReactNode {
  const t = useT();
  const formatSize = useFormatFileSize();
  if (files.length === 0) return <p>{t("apply.noDocuments")}</p>;
  return (
    <FileList
      label={t("apply.documents")}
      items={files.map((file) => ({
        id: String(file.documentId),
        name: file.fileName,
        state: formatSize(file.size),
      }))}
    />
  );
}
