import "./Badge.css";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";

/** A small number, seen as `count` and heard as `label` ("3 unread"). */
export type BadgeProps = { count: ReactNode; label: ReactNode };

/** How many of something wait, beside the word for it. */
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
