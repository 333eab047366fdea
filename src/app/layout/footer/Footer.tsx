import "./Footer.css";
import type { ReactNode } from "react";
import { Icon } from "../../../components/icons/Icon.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import type { LinkTarget } from "../../../components/navigation/Link.tsx";
import { usePendingHydration } from "../../../components/loading/hydration.ts";

/** A link with its label. */
export type FooterLink = LinkTarget & { label: string };

export type FooterProps = {
  /** A HelpLine. */
  help?: ReactNode;
  /** The button to report a problem with the page. */
  remark?: ReactNode;
  columns: readonly { title: string; items: readonly FooterLink[] }[];
  /** Links in the last line, where there are no columns. */
  links?: readonly FooterLink[] | undefined;
  social?: { label: string; items: readonly FooterLink[] } | undefined;
  /** The owner of the portal. */
  bottom: ReactNode;
};

/** Renders the footer: help, the site map in columns, social links and the owner. On a phone each column is a disclosure. */
export function Footer({ help, remark, columns, links = [], social, bottom }: FooterProps) {
  return (
    <footer className="footer" data-pending-hydration={usePendingHydration()}>
      <div className="page-container">
        <div className="footer-help">
          {help}
          {remark}
        </div>
        {columns.length > 0 && (
          <div className="footer-columns">
            {columns.map(({ title, items }) => (
              <div key={title}>
                <h2 className="footer-title">{title}</h2>
                {/* Before its links and not around them: CSS collapses them on narrow screens only, without a script. */}
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
        )}
        <div className="footer-bottom">
          <div>{bottom}</div>
          {links.length > 0 && <FooterLinks className="footer-social" items={links} />}
          {social && <FooterLinks className="footer-social" label={social.label} items={social.items} />}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ className, label, items }: { className: string; label?: string; items: readonly FooterLink[] }) {
  return (
    <ul className={className} role="list" aria-label={label}>
      {items.map(({ label: linkLabel, ...target }) => (
        <li key={target.href}>
          <Link {...target}>{linkLabel}</Link>
        </li>
      ))}
    </ul>
  );
}
