import type { ReactNode } from "react";
import { formatPhone } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/Words.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { VisuallyHidden } from "../../../components/text/VisuallyHidden.tsx";
import { useCallCenter } from "../useCallCenterContact.ts";

/** The number of the call center at the head of every page. */
export default function PhoneLink(): ReactNode {
  const say = useWords();
  const callCenter = useCallCenter();
  if (callCenter === undefined) return null;
  return (
    <HeaderLink
      icon="phone"
      compact
      href={`tel:${callCenter.phone}`}
      label={
        <>
          <VisuallyHidden>{say("screen.callCenter.title")}: </VisuallyHidden>
          {formatPhone(callCenter.phone)}
        </>
      }
    />
  );
}
