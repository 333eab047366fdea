import "./DialogStep.css";
import type { ReactNode } from "react";

// The button that led here is gone, so the focus would be nowhere.
const focusOnArrival = (title: HTMLHeadingElement | null) => title?.focus();

/** The heading of a further step in a dialog: read first when the step arrives. */
export function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="step">
      <h3 className="step-title" tabIndex={-1} ref={focusOnArrival}>
        {title}
      </h3>
      <p>{children}</p>
    </div>
  );
}
