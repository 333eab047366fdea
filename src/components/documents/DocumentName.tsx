import "./DocumentName.css";
import { useState, type ReactNode } from "react";
import type { Document } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { LazyBoundary } from "../loading/LazyBoundary.tsx";
import { lazyWithRetry } from "../loading/lazyWithRetry.tsx";
import { preloadOnApproach } from "../loading/preloadOnApproach.ts";
import { maxPreviewBytes } from "./previewLimits.ts";

const DocumentViewer = lazyWithRetry(() => import("./DocumentViewer.tsx"));

/** Renders the name of a document as a button that opens it. A document above the preview limit has only its name. */
export function DocumentName({ document }: { document: Document }): ReactNode {
  const t = useT();
  const [open, setOpen] = useState(false);
  const name = <bdi lang={document.lang}>{document.name}</bdi>;
  if (document.size > maxPreviewBytes) return name;
  return (
    <>
      <button
        type="button"
        className="document-name"
        {...preloadOnApproach(DocumentViewer)}
        onClick={() => setOpen(true)}
      >
        <VisuallyHidden>{t("document.open")} </VisuallyHidden>
        {name}
      </button>
      <LazyBoundary resetKey={String(open)} onLoadError={() => setOpen(false)}>
        {open && <DocumentViewer document={document} onClose={() => setOpen(false)} />}
      </LazyBoundary>
    </>
  );
}
