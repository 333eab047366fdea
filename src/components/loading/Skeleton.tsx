import "./Skeleton.css";
import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";

type SkeletonKind = "title" | "line" | "card" | "row";

const shapes = {
  text: ["line", "line", "line", "line"],
  cards: ["card", "card", "card", "card", "card", "card"],
  list: ["row", "row", "row", "row", "row"],
  page: ["title", "line", "line", "line", "row", "row", "row"],
} as const satisfies Record<string, readonly SkeletonKind[]>;

export type SkeletonProps = {
  shape: keyof typeof shapes;
  /** What screen readers announce, instead of "loading". */
  label?: ReactNode;
  /** The heading of the page; only for the shape "page". */
  title?: ReactNode;
  /** Renders the heading only for screen readers, because the page will have a different one. */
  titleHidden?: boolean | undefined;
};

/** Renders a skeleton. CSS shows it only after 300 ms, so that a fast response does not flicker, and "still working" after five seconds. */
export function Skeleton({ shape, label, title, titleHidden }: SkeletonProps) {
  const t = useT();
  // A visible heading needs no placeholder bar.
  const kinds: readonly SkeletonKind[] =
    title && !titleHidden ? shapes[shape].filter((kind) => kind !== "title") : shapes[shape];
  const skeleton = (
    <div aria-busy="true">
      <VisuallyHidden>{label ?? t("state.loading")}</VisuallyHidden>
      <div className="skeleton-shapes" data-shape={shape} aria-hidden="true">
        {kinds.map((kind, index) => (
          <div key={index} className="skeleton-bar" data-kind={kind} />
        ))}
      </div>
      <p className="skeleton-slow">{t("state.stillWorking")}</p>
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
