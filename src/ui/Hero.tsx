import "./Hero.css";
import type { ReactNode } from "react";
import { Lattice } from "./Lattice.tsx";

/** The head of the home page: what the portal is for, the search, and what others look for. */
export type HeroProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A SearchBox of size "hero". */
  children: ReactNode;
  /** A few links to what is asked for most. */
  hints?: ReactNode;
};

/** Search first, on the portal's own colour, before the lattice. Holds the page's `h1`. */
export function Hero({ title, lead, children, hints }: HeroProps) {
  return (
    <div className="hero on-brand">
      <div className="hero-clip">
        <Lattice glass />
      </div>
      <div className="frame-inner hero-words">
        <h1 className="hero-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="hero-lead">{lead}</p>}
        <div className="hero-body">{children}</div>
        {hints && <div className="hero-hints">{hints}</div>}
      </div>
    </div>
  );
}
