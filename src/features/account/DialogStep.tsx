import "./DialogStep.css";
import type { ReactNode } from "react";

// The button that opened this step is gone, so the focus would be lost.
const focusOnMount = (title: HTMLHeadingElement | null) => title?.focus();

/** Renders the heading of a dialog step and focuses it on mount. */
export function DialogStep({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="dialog-step">
      <h3 className="dialog-step-title" tabIndex={-1} ref={focusOnMount}>
        {title}
      </h3>
      <p>{children}</p>
    </div>
  );
}
