import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { portal } from "../../../config/portal.ts";
import { Footer } from "./Footer.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { FooterHelp } from "./FooterHelp.tsx";
import { getFooterColumns, getPortalLinks } from "../../navigation.ts";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { useSession } from "../../session/useSession.ts";
import { useSettings } from "../../../components/loading/useSettings.ts";

const RemarkButton = lazyWithRetry(() => import("./RemarkButton.tsx"));

/** Renders the footer with the site map of this portal, which signed-in users have beside the page, and the social links of the settings. */
export default function AppFooter(): ReactNode {
  const t = useT();
  const { socialLinks } = useSettings();
  const user = getSessionUser(useSession());
  const social = socialLinks.map(({ name, url }) => ({
    label: name,
    href: url,
    external: true as const,
    externalNote: t("link.external"),
  }));
  return (
    <Footer
      help={<FooterHelp />}
      remark={
        <LazyBoundary resetKey="">
          <RemarkButton />
        </LazyBoundary>
      }
      columns={user === undefined ? getFooterColumns(t) : []}
      links={user === undefined ? [] : getPortalLinks(t)}
      social={social.length > 0 ? { label: t("footer.social"), items: social } : undefined}
      bottom={t(`portal.${portal}.place`)}
    />
  );
}
