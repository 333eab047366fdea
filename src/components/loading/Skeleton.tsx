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

/** What is coming, and the word for waiting. `slow` is shown after five seconds: "still working". */
export type SkeletonProps = {
  shape: keyof typeof shapes;
  label: ReactNode;
  /** The heading of a page whose content is on its way; only for the shape "page". */
  title?: ReactNode;
  /** The heading is only heard, because another one will take its place. */
  titleHidden?: boolean | undefined;
  slowMessage?: ReactNode;
};

/** The outline of content on its way. It appears only when the wait is long enough to be noticed. */
export function Skeleton({ shape, label, title, titleHidden, slowMessage }: SkeletonProps) {
  // A heading that is already seen needs no outline.
  const kinds: readonly SkeletonKind[] =
    title && !titleHidden ? shapes[shape].filter((kind) => kind !== "title") : shapes[shape];
  const outline = (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className="skeleton-shapes" data-shape={shape} aria-hidden="true">
        {kinds.map((kind, place) => (
          <div key={place} className="skeleton-bar" data-kind={kind} />
        ))}
      </div>
      {slowMessage && <p className="skeleton-slow">{slowMessage}</p>}
    </div>
  );
  if (shape !== "page") return outline;
  return (
    <div className="frame-inner page">
      {/* It takes no focus: with its end the focus would be lost. */}
      {title && <h1>{titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}</h1>}
      {outline}
    </div>
  );
}
