import "./Section.css";
import { useId } from "react";
import type { ReactNode } from "react";

type SectionProps = {
  title: ReactNode;
  /** A link beside the title, such as "All news". */
  action?: ReactNode;
  children: ReactNode;
};

/** Renders a region of a page under an `h2`. */
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
