import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { useWords } from "../i18n/Words.tsx";
import { portal } from "../portal.ts";
import { Footer } from "../ui/Footer.tsx";
import { connected } from "../view/connected.tsx";
import { Optional } from "../view/Optional.tsx";
import { footerColumns } from "./menus.ts";
import { useSettings } from "./useSettings.ts";

const FooterHelp = connected(() => import("./FooterHelp.tsx"));

/** The foot of every page: help, the site map, social links, whose portal it is. */
export function FooterBar(): ReactNode {
  const say = useWords();
  const [path] = useLocation();
  const { socialLinks } = useSettings();
  const social = socialLinks.map(({ name, url }) => ({ label: name, href: url, external: true as const, externalNote: say("link.external") }));
  return (
    <Footer
      help={
        <Optional place={path}>
          <FooterHelp />
        </Optional>
      }
      columns={footerColumns(say)}
      social={social.length > 0 ? { label: say("footer.social"), items: social } : undefined}
      bottom={say(`portal.${portal}.place`)}
    />
  );
}
