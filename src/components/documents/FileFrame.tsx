import "./FileFrame.css";
import type { ReactNode } from "react";

/** Renders the frame around an image, a video or the pages of a document. */
export function FileFrame({ children }: { children: ReactNode }) {
  return <div className="file-frame">{children}</div>;
}
