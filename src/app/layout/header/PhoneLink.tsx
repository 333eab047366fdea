import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";
import { useSettings } from "../../../components/loading/useSettings.ts";
import { phoneIcon } from "../../../components/icons/paths/phoneIcon.ts";

/** Renders the phone number of the call center, if this deployment has one. */
export default function PhoneLink(): ReactNode {
  const t = useT();
  const { callCenterPhone } = useSettings();
  if (callCenterPhone === "") return null;
  return (
    <HeaderLink
      icon={phoneIcon}
      compact
      href={`tel:${callCenterPhone}`}
      label={
        <>
          <VisuallyHidden>{t("page.callCenter.title")}: </VisuallyHidden>
          {formatPhone(callCenterPhone)}
        </>
      }
    />
  );
}
