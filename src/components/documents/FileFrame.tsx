import "./FileFrame.css";
import type { ReactNode } from "react";

/** `label` names the pages of a document, which the keyboard can scroll. */
type FileFrameProps = { label?: string | undefined; children: ReactNode };

/** Renders the frame around an image, a video or the pages of a document. */
export function FileFrame({ label, children }: FileFrameProps) {
  return (
    <div className="file-frame" {...(label !== undefined && { role: "region", "aria-label": label, tabIndex: 0 })}>
      {children}
    </div>
  );
}
