import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";
import { useCallCenterContact } from "../useCallCenterContact.ts";

/** Renders the phone number of the call center. */
export default function PhoneLink(): ReactNode {
  const t = useT();
  const callCenter = useCallCenterContact();
  if (callCenter === undefined) return null;
  return (
    <HeaderLink
      icon="phone"
      compact
      href={`tel:${callCenter.phone}`}
      label={
        <>
          <VisuallyHidden>{t("page.callCenter.title")}: </VisuallyHidden>
          {formatPhone(callCenter.phone)}
        </>
      }
    />
  );
}
