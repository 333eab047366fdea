import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { HelpLine } from "./HelpLine.tsx";
import { Link } from "../../../components/navigation/Link.tsx";
import { useCallCenterContact } from "../useCallCenterContact.ts";

/** Renders the phone number and opening hours of the call center. */
export function FooterHelp(): ReactNode {
  const t = useT();
  const callCenter = useCallCenterContact();
  return (
    <HelpLine
      text={t("footer.helpText")}
      items={[
        ...(callCenter === undefined
          ? []
          : [
              <Link key="phone" href={`tel:${callCenter.phone}`}>
                {formatPhone(callCenter.phone)}
              </Link>,
            ]),
        ...(callCenter?.hours.map(({ days, opens, closes }) => `${days}: ${opens}–${closes}`) ?? []),
      ]}
    />
  );
}
