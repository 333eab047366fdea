import "./Skeleton.css";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

type SkeletonKind = "title" | "line" | "card" | "row";

const shapes = {
  text: ["line", "line", "line", "line"],
  cards: ["card", "card", "card", "card", "card", "card"],
  list: ["row", "row", "row", "row", "row"],
  page: ["title", "line", "line", "line", "row", "row", "row"],
} as const satisfies Record<string, readonly SkeletonKind[]>;

/** `label` is for screen readers. `slowMessage` becomes visible after five seconds: "still working". */
export type SkeletonProps = {
  shape: keyof typeof shapes;
  label: ReactNode;
  /** The heading of the page; only for the shape "page". */
  title?: ReactNode;
  /** Renders the heading only for screen readers, because the page will have a different one. */
  titleHidden?: boolean | undefined;
  slowMessage?: ReactNode;
};

/** Renders a skeleton. CSS shows it only after 300 ms, so that a fast response does not flicker. */
export function Skeleton({ shape, label, title, titleHidden, slowMessage }: SkeletonProps) {
  // A visible heading needs no placeholder bar.
  const kinds: readonly SkeletonKind[] =
    title && !titleHidden ? shapes[shape].filter((kind) => kind !== "title") : shapes[shape];
  const skeleton = (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="skeleton-shapes" data-shape={shape} aria-hidden="true">
        {kinds.map((kind, index) => (
          <div key={index} className="skeleton-bar" data-kind={kind} />
        ))}
      </div>
      {slowMessage && <p className="skeleton-slow">{slowMessage}</p>}
    </div>
  );
  if (shape !== "page") return skeleton;
  return (
    <div className="page-container page">
      {/* Without tabIndex: focus would be lost when the page replaces this heading. */}
      {title && <h1>{titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h1>}
      {skeleton}
    </div>
  );
}
