import { use, useEffect, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { FileFrame } from "./FileFrame.tsx";
import { Link } from "../navigation/Link.tsx";
import { lazyComponent } from "../loading/lazyComponent.tsx";
import { viewState } from "../../state/viewState.ts";
import type { FileFormat } from "./fileFormat.ts";
import { readFileFormat } from "./readFileFormat.ts";
import { useBlobUrl } from "./useBlobUrl.ts";

const PdfPages = lazyComponent(() => import("./PdfViewer.tsx"));

/** Bytes, what they are said to be, and what they are called. `onLoad` is told when they are there. */
type FileViewerProps = { bytes: Blob; mimeType: string; name: string; onLoad: (bytes: Blob) => void };

/** A downloaded file as it may be shown; a sentence instead where its content is not what it claims to be. */
export function FileViewer({ bytes, mimeType, name, onLoad }: FileViewerProps): ReactNode {
  const t = useT();
  const kind = use(readFileFormat(bytes, mimeType));
  useEffect(() => onLoad(bytes), [bytes, onLoad]);
  useEffect(() => {
    viewState.viewedFileKind = kind?.kind;
    return () => {
      viewState.viewedFileKind = undefined;
    };
  }, [kind]);
  if (kind !== undefined) return <FilePreview bytes={bytes} {...kind} name={name} />;
  return (
    <Banner tone="warning" title={t("document.notShown")}>
      {t("document.notShownText")}
    </Banner>
  );
}

function FilePreview({ bytes, kind, mimeType, name }: FileFormat & { bytes: Blob; name: string }): ReactNode {
  const t = useT();
  const url = useBlobUrl(bytes, mimeType);
  if (url === undefined) return null;
  return (
    <>
      <FileFrame>
        {kind === "image" && <img src={url} alt={name} />}
        {kind === "video" && <video src={url} controls preload="metadata" aria-label={name} />}
        {kind === "pdf" && <PdfPages bytes={bytes} name={name} />}
      </FileFrame>
      {/* A drawing that is opened by itself could run the scripts in it. */}
      {mimeType !== "image/svg+xml" && (
        <p>
          <Link href={url} external externalNote={t("link.external")}>
            {t("document.newTab")}
          </Link>
        </p>
      )}
    </>
  );
}
