import type { ReactNode } from "react";
import { useWords } from "../../../i18n/Words.tsx";
import { portal } from "../../../config/portal.ts";
import { Footer } from "./Footer.tsx";
import { useAwakening } from "../../../components/loading/hydrationEvent.ts";
import { part } from "../../../components/loading/lazyComponent.tsx";
import { FooterHelp } from "./FooterHelp.tsx";
import { footerColumns } from "../../navigation.ts";
import { Optional } from "../../../components/loading/LazyBoundary.tsx";
import { useSettings } from "../useSettings.ts";

const FooterRemark = part(() => import("./RemarkButton.tsx"));

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
