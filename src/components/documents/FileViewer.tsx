import { use, useEffect, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { FileFrame } from "./FileFrame.tsx";
import { Link } from "../navigation/Link.tsx";
import { lazyWithRetry } from "../loading/lazyWithRetry.tsx";
import { viewState } from "../../state/viewState.ts";
import type { FileFormat } from "./fileFormat.ts";
import { NotShownBanner } from "./NotShownBanner.tsx";
import { readFileFormat } from "./readFileFormat.ts";
import { useBlobUrl } from "./useBlobUrl.ts";

const PdfPages = lazyWithRetry(() => import("./PdfViewer.tsx"));

/** `mimeType` is the type that the backend claims, `lang` the language of the file and its name. */
type FileViewerProps = {
  bytes: Blob;
  mimeType: string;
  name: string;
  lang?: Language | undefined;
  onLoad: (bytes: Blob) => void;
};

/** Renders a downloaded file, or a warning when its content does not match its claimed type. */
export function FileViewer({ bytes, mimeType, name, lang, onLoad }: FileViewerProps): ReactNode {
  const format = use(readFileFormat(bytes, mimeType));
  const kind = typeof format === "object" ? format.kind : undefined;
  useEffect(() => onLoad(bytes), [bytes, onLoad]);
  useEffect(() => {
    viewState.viewedFileKind = kind;
    return () => {
      viewState.viewedFileKind = undefined;
    };
  }, [kind]);
  if (typeof format === "object") return <FilePreview bytes={bytes} {...format} name={name} lang={lang} />;
  return <NotShownBanner reason={format ?? "invalid"} />;
}

type FilePreviewProps = FileFormat & Pick<FileViewerProps, "bytes" | "name" | "lang">;

function FilePreview({ bytes, kind, mimeType, name, lang }: FilePreviewProps): ReactNode {
  const t = useT();
  const url = useBlobUrl(bytes, mimeType);
  if (url === undefined) return null;
  return (
    <>
      <FileFrame label={kind === "pdf" ? name : undefined} lang={lang}>
        {kind === "image" && <img src={url} alt={name} lang={lang} />}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- uploaded videos have no captions */}
        {kind === "video" && <video src={url} controls preload="metadata" aria-label={name} lang={lang} />}
        {kind === "pdf" && <PdfPages bytes={bytes} name={name} lang={lang} />}
      </FileFrame>
      {/* An SVG in its own tab could run its scripts. */}
      {mimeType !== "image/svg+xml" && (
        <p>
          <Link href={url} external>
            {t("document.newTab")}
          </Link>
        </p>
      )}
    </>
  );
}
