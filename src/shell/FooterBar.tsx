import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { portal } from "../portal.ts";
import { Footer } from "../ui/Footer.tsx";
import { useAwakening } from "../view/alive.ts";
import { part } from "../view/part.tsx";
import { FooterHelp } from "./FooterHelp.tsx";
import { footerColumns } from "./menus.ts";
import { Optional } from "../view/Optional.tsx";
import { useSettings } from "./useSettings.ts";

const FooterRemark = part(() => import("./FooterRemark.tsx"));

/** The foot of every page: help, the site map, social links, whose portal it is. */
export default function FooterBar(): ReactNode {
  const say = useWords();
  useAwakening();
  const { socialLinks } = useSettings();
  const social = socialLinks.map(({ name, url }) => ({ label: name, href: url, external: true as const, externalNote: say("link.external") }));
  return (
    <Footer
      help={<FooterHelp />}
      remark={
        <Optional place="">
          <FooterRemark />
        </Optional>
      }
      columns={footerColumns(say)}
      social={social.length > 0 ? { label: say("footer.social"), items: social } : undefined}
      bottom={say(`portal.${portal}.place`)}
    />
  );
}
