import "./Section.css";
import { useId } from "react";
import type { ReactNode } from "react";

/** A part of a page under its own `h2`. `action` is one link beside the title, as "all news". */
export type SectionProps = {
  title: ReactNode;
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="section-head">
        <h2 id={titleId}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}
