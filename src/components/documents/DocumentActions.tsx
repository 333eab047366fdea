import { useMutation } from "@tanstack/react-query";
import { Suspense, useState, type ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { downloadDocument } from "../../generated/queries/documents/documents.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { lazyWithRetry } from "../loading/lazyWithRetry.tsx";
import { maxPreviewBytes } from "./previewLimits.ts";
import { saveFile } from "./saveFile.ts";

const DocumentViewer = lazyWithRetry(() => import("./DocumentViewer.tsx"));

/** Renders the buttons that open and save a document. A document above the preview limit can only be saved. */
export function DocumentActions({ document }: { document: Document }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { id, name, fileName, size } = document;
  const [open, setOpen] = useState(false);
  const download = useMutation({
    mutationKey: ["downloadDocument"],
    mutationFn: () => downloadDocument(id, { lang }),
    onSuccess: (bytes) => saveFile(bytes, fileName),
  });
  return (
    <>
      {size <= maxPreviewBytes && (
        <Button size="small" icon="eye" onClick={() => setOpen(true)}>
          {t("document.open")}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      <Button
        size="small"
        icon="download"
        busy={download.isPending}
        onClick={() => download.isPending || download.mutate()}
      >
        {t("document.download")}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DocumentViewer document={document} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
