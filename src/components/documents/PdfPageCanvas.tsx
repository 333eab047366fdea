import "./FileFrame.css";
import type { ReactNode, Ref } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

/** Renders the canvas of a PDF page and its text for screen readers. */
export function PdfPageCanvas({ canvasRef, children }: { canvasRef: Ref<HTMLCanvasElement>; children: ReactNode }) {
  return (
    <>
      <canvas className="file-frame-page" ref={canvasRef} aria-hidden="true" />
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );
}
