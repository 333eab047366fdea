import "./Footer.css";
import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { portal } from "../../../config/portal.ts";
import { Icon } from "../../../components/icons/Icon.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import type { LinkTarget } from "../../../components/navigation/Link.tsx";
import { usePendingHydration } from "../../../components/loading/hydration.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { HelpLine } from "./HelpLine.tsx";
import { getFooterColumns, getPortalLinks } from "../../navigation.ts";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useSessionUser } from "../../session/useSession.ts";
import { useSettings } from "../../../components/loading/useSettings.ts";
import { chevronDownIcon } from "../../../components/icons/paths/chevronDownIcon.ts";

const RemarkButton = lazyWithRetry(() => import("./RemarkButton.tsx"));

/** A link with its label. */
export type FooterLink = LinkTarget & { label: string };

/**
 * Renders the footer: help, the site map of this portal in columns, the social links of the settings and the owner. Signed-in
 * users have the site map beside the page. On a phone each column is a disclosure.
 */
export default function Footer(): ReactNode {
  const t = useT();
  const { socialLinks } = useSettings();
  const isAnonymous = useSessionUser() === undefined;
  const social = socialLinks.map(({ name, url }) => ({ label: name, href: url, external: true }));
  return (
    <footer className="footer" data-pending-hydration={usePendingHydration()}>
      <div className="page-container">
        <div className="footer-help">
          <HelpLine hasLinks={!isAnonymous} />
          <LazyBoundary resetKey="">
            <RemarkButton />
          </LazyBoundary>
        </div>
        {isAnonymous && (
          <div className="footer-columns">
            {getFooterColumns(t).map(({ title, items }) => (
              <div key={title}>
                <h2 className="footer-title">{title}</h2>
                {/* Before its links and not around them: CSS collapses them on narrow screens only, without a script. */}
                <details className="footer-accordion">
                  <summary>
                    {title}
                    <Icon path={chevronDownIcon} />
                  </summary>
                </details>
                <FooterLinks className="footer-list" items={items} />
              </div>
            ))}
          </div>
        )}
        <div className="footer-bottom">
          <div>{t(`portal.${portal}.place`)}</div>
          {!isAnonymous && <FooterLinks className="footer-social" items={getPortalLinks(t)} />}
          {social.length > 0 && <FooterLinks className="footer-social" label={t("footer.social")} items={social} />}
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
