import "./DialogStep.css";
import type { ReactNode } from "react";

// The button that opened this step is gone, so the focus would be lost.
const focusOnMount = (title: HTMLHeadingElement | null) => title?.focus();

/** Renders the heading of a step in a dialog, or with level 2 on a page, and focuses it on mount. */
export function DialogStep({ title, level = 3, children }: { title: ReactNode; level?: 2 | 3; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <div className="dialog-step">
      <Heading className="dialog-step-title" tabIndex={-1} ref={focusOnMount}>
        {title}
      </Heading>
      <p>{children}</p>
    </div>
  );
}
