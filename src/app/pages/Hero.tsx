import "./Hero.css";
import { useId, type ReactNode } from "react";
import { BackgroundPattern } from "../../components/layout/BackgroundPattern.tsx";
import { Link } from "../../components/navigation/Link.tsx";

type HeroProps = {
  title: ReactNode;
  lead: ReactNode;
  /** A SearchBox of size "hero". */
  children: ReactNode;
  /** Links to the results of frequent searches. */
  hints: { title: string; links: readonly { href: string; label: ReactNode }[] };
};

/** Renders the `h1` of the home page and the search on a patterned background. */
export function Hero({ title, lead, children, hints }: HeroProps) {
  const hintsId = useId();
  return (
    <div className="hero on-brand">
      <div className="hero-clip">
        <BackgroundPattern />
      </div>
      <div className="page-container hero-content">
        <h1 className="hero-title" tabIndex={-1}>
          {title}
        </h1>
        <p className="hero-lead">{lead}</p>
        <div className="hero-body">{children}</div>
        <div className="hero-hints">
          <span id={hintsId}>{hints.title}</span>
          <ul role="list" aria-labelledby={hintsId}>
            {hints.links.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
