import "./Badge.css";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";

/** `count` is visible, `label` is for screen readers: "3 unread". */
type BadgeProps = { count: ReactNode; label: ReactNode };

/** Renders the place of a count that is not known yet, so that nothing moves when it is there. */
export const BadgePlace = (): ReactNode => <span className="badge" />;

/** Renders a count beside the label of a link. */
export function Badge({ count, label }: BadgeProps) {
  return (
    <>
      <span className="badge" aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden> {label}</VisuallyHidden>
    </>
  );
}
