import "./FileFrame.css";
import type { ReactNode, Ref } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** One page of paper: drawn on a canvas for those who see it, in words for those who hear it. */
export function PdfPageCanvas({ canvasRef, children }: { canvasRef: Ref<HTMLCanvasElement>; children: ReactNode }) {
  return (
    <>
      <canvas className="file-frame-page" ref={canvasRef} aria-hidden="true" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
