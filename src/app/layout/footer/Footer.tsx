import "./Footer.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import type { LinkTarget } from "../../../components/navigation/Link.tsx";
import { usePendingHydration } from "../../../components/loading/hydration.ts";

/** A link with its words. */
export type FooterLink = LinkTarget & { label: string };

/** The foot of every page. */
export type FooterProps = {
  /** How to get help: the same words in the same place on every page. */
  help?: ReactNode;
  /** Asks whether something is wrong with the page. */
  remark?: ReactNode;
  columns: readonly { title: string; items: readonly FooterLink[] }[];
  social?: { label: string; items: readonly FooterLink[] } | undefined;
  /** The last line: whose portal it is. */
  bottom: ReactNode;
};

/** Help, the site map in columns (on a phone folded, heading by heading), the service's other channels, and whose portal it is. */
export function Footer({ help, remark, columns, social, bottom }: FooterProps) {
  return (
    <footer className="footer" data-pending-hydration={usePendingHydration()}>
      <div className="frame-inner">
        <div className="footer-help">
          {help}
          {remark}
        </div>
        <div className="footer-columns">
          {columns.map(({ title, items }) => (
            <div key={title}>
              <h2 className="footer-title">{title}</h2>
              {/* Before its links and not around them: a style sheet shows them folded or not, as the screen is, before any script. */}
              <details className="footer-accordion">
                <summary>
                  {title}
                  <Icon name="chevron-down" />
                </summary>
              </details>
              <FooterLinks className="footer-list" items={items} />
            </div>
          ))}
        </div>
        <div className="footer-bottom">
          <div>{bottom}</div>
          {social && <FooterLinks className="footer-social" label={social.label} items={social.items} />}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ className, label, items }: { className: string; label?: string; items: readonly FooterLink[] }) {
  return (
    <ul className={className} role="list" aria-label={label}>
      {items.map(({ label: words, ...target }) => (
        <li key={target.href}>
          <Link {...target}>{words}</Link>
        </li>
      ))}
    </ul>
  );
}
