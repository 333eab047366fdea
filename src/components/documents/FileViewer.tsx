import { use, useEffect, type ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { FileFrame } from "./FileFrame.tsx";
import { Link } from "../navigation/Link.tsx";
import { part } from "../loading/lazyComponent.tsx";
import { shared } from "../../state/viewState.ts";
import type { FileKind } from "./fileFormat.ts";
import { kindOf } from "./readFileFormat.ts";
import { useBlobUrl } from "./useBlobUrl.ts";

const PdfPages = part(() => import("./PdfViewer.tsx"));

/** Bytes, what they are said to be, and what they are called. `onLoad` is told when they are there. */
type ShownFileProps = { bytes: Blob; mimeType: string; name: string; onLoad: (bytes: Blob) => void };

/** A downloaded file as it may be shown; a sentence instead where its content is not what it claims to be. */
export function ShownFile({ bytes, mimeType, name, onLoad }: ShownFileProps): ReactNode {
  const say = useWords();
  const kind = use(kindOf(bytes, mimeType));
  useEffect(() => onLoad(bytes), [bytes, onLoad]);
  useEffect(() => {
    shared.viewedFile = kind?.kind;
    return () => {
      shared.viewedFile = undefined;
    };
  }, [kind]);
  if (kind !== undefined) return <Shown bytes={bytes} {...kind} name={name} />;
  return (
    <Banner tone="warning" title={say("document.notShown")}>
      {say("document.notShownText")}
    </Banner>
  );
}

function Shown({ bytes, kind, mime, name }: FileKind & { bytes: Blob; name: string }): ReactNode {
  const say = useWords();
  const url = useBlobUrl(bytes, mime);
  if (url === undefined) return null;
  return (
    <>
      <FileFrame>
        {kind === "image" && <img src={url} alt={name} />}
        {kind === "video" && <video src={url} controls preload="metadata" aria-label={name} />}
        {kind === "pdf" && <PdfPages bytes={bytes} name={name} />}
      </FileFrame>
      {/* A drawing that is opened by itself could run the scripts in it. */}
      {mime !== "image/svg+xml" && (
        <p>
          <Link href={url} external externalNote={say("link.external")}>
            {say("document.newTab")}
          </Link>
        </p>
      )}
    </>
  );
}
