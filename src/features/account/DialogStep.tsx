import "./DialogStep.css";
import type { ReactNode } from "react";

// The button that led here is gone, so the focus would be nowhere.
const focusOnMount = (title: HTMLHeadingElement | null) => title?.focus();

/** The heading of a further step in a dialog: read first when the step arrives. */
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
