import "./FileFrame.css";
import type { ReactNode } from "react";

/** The ground on which a file is shown: a picture, a video, or pages one below the other. */
export function FileFrame({ children }: { children: ReactNode }) {
  return <div className="file-frame">{children}</div>;
}
