import { useEffect, useState, type ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { shouldRetry } from "../../api/queryClient.ts";
import { QueryBoundary } from "../loading/QueryBoundary.tsx";
import type { Document } from "../../generated/contract.d.ts";
import { useDownloadDocumentSuspense } from "../../generated/queries/documents/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { Dialog } from "../feedback/Dialog.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { saveFile } from "./saveFile.ts";
import { FileViewer } from "./FileViewer.tsx";
import { downloadIcon } from "../icons/paths/downloadIcon.ts";

/** Renders a document in a dialog, with a button that saves it. Lazy-loaded. */
export default function DocumentViewer({ document, onClose }: { document: Document; onClose: () => void }): ReactNode {
  const t = useT();
  const [bytes, setBytes] = useState<Blob>();
  const [isGone, setGone] = useState(false);
  return (
    <Dialog
      open
      width="wide"
      title={<bdi lang={document.lang}>{document.name}</bdi>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("action.close")}</Button>
          {!isGone && (
            <Button
              tone="primary"
              icon={downloadIcon}
              disabled={bytes === undefined}
              onClick={() => bytes && saveFile(bytes, document.fileName)}
            >
              {t("document.download")}
            </Button>
          )}
        </>
      }
    >
      <QueryBoundary
        shape="text"
        isMissing={(failure) => failure?.kind === "notFound"}
        notFound={<MissingDocument onChange={setGone} />}
      >
        <DocumentContent document={document} onLoad={setBytes} />
      </QueryBoundary>
    </Dialog>
  );
}

/**
 * How long the cache keeps a file whose dialog is closed, in milliseconds: files are large. It counts from the response until the
 * file is rendered too, and a file that is dropped before would be downloaded again, on a slow device each time.
 */
const gcTime = 5000;

/** Returns whether a download is sent again by itself: not after minutes without progress. */
const retry = (count: number, error: Error): boolean =>
  getFailure(error)?.kind !== "timeout" && shouldRetry(count, error);

/** Renders that a document no longer exists. Calls `onChange` when it appears and when it goes. */
function MissingDocument({ onChange }: { onChange: (isGone: boolean) => void }): ReactNode {
  const t = useT();
  useEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return <EmptyState level={3} title={t("document.gone")} />;
}

function DocumentContent({
  document: { id, name, mimeType, lang: documentLanguage },
  onLoad,
}: {
  document: Document;
  onLoad: (bytes: Blob) => void;
}): ReactNode {
  const lang = useLanguage();
  const { data } = useDownloadDocumentSuspense(id, { lang }, { query: { gcTime, staleTime: Infinity, retry } });
  return <FileViewer bytes={data} mimeType={mimeType} name={name} lang={documentLanguage} onLoad={onLoad} />;
}
