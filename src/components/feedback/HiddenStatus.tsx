import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

type HiddenStatusProps = {
  /** The text; none until there is something to announce. */
  children: ReactNode;
  /** What makes the text another announcement. Screen readers announce only changes: without it the same text is silent the second time. */
  announcementKey?: string | number | undefined;
};

/**
 * Announces a text to screen readers without showing it. Is rendered before its text: a live region that appears together with
 * its text is not announced.
 */
export function HiddenStatus({ children, announcementKey }: HiddenStatusProps): ReactNode {
  return (
    <VisuallyHidden>
      <span role="status">
        <span key={announcementKey}>{children}</span>
      </span>
    </VisuallyHidden>
  );
}
