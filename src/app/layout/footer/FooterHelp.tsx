import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { HelpLine } from "./HelpLine.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import { useSettings } from "../../../components/loading/useSettings.ts";

/** Renders where people get help, with the phone number of the call center if this deployment has one. */
export function FooterHelp(): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  const phone = (
    <Link key="phone" href={`tel:${callCenterPhone}`}>
      {formatPhone(callCenterPhone)}
    </Link>
  );
  return <HelpLine text={t("footer.helpText")} items={callCenterPhone === "" ? [] : [phone]} />;
}
