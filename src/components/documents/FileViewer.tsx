import { use, useEffect, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { FileFrame } from "./FileFrame.tsx";
import { Link } from "../navigation/Link.tsx";
import { lazyWithRetry } from "../loading/lazyWithRetry.tsx";
import { viewState } from "../../state/viewState.ts";
import type { FileFormat } from "./fileFormat.ts";
import { readFileFormat } from "./readFileFormat.ts";
import { useBlobUrl } from "./useBlobUrl.ts";

const PdfPages = lazyWithRetry(() => import("./PdfViewer.tsx"));

/** `mimeType` is the type that the backend claims. */
type FileViewerProps = { bytes: Blob; mimeType: string; name: string; onLoad: (bytes: Blob) => void };

/** Renders a downloaded file, or a warning when its content does not match its claimed type. */
export function FileViewer({ bytes, mimeType, name, onLoad }: FileViewerProps): ReactNode {
  const t = useT();
  const format = use(readFileFormat(bytes, mimeType));
  useEffect(() => onLoad(bytes), [bytes, onLoad]);
  useEffect(() => {
    viewState.viewedFileKind = format?.kind;
    return () => {
      viewState.viewedFileKind = undefined;
    };
  }, [format]);
  if (format !== undefined) return <FilePreview bytes={bytes} {...format} name={name} />;
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
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
        {kind === "video" && <video src={url} controls preload="metadata" aria-label={name} />}
        {kind === "pdf" && <PdfPages bytes={bytes} name={name} />}
      </FileFrame>
      {/* An SVG in its own tab could run its scripts. */}
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
