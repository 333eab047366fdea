import type { ReactNode } from "react";
import { tabletQuery } from "../../../generated/styleTokens.ts";
import { useMediaQuery } from "../../../state/useMediaQuery.ts";
import { OtherPortalLink, type OtherPortalTarget } from "../otherPortal/OtherPortalLink.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { swapIcon } from "../../../components/icons/paths/swapIcon.ts";

/** Renders the link to the other portal in the top bar of a wide screen. A narrow screen has it in its menu. */
export default function OtherPortalHeaderLink(): ReactNode {
  return useMediaQuery(tabletQuery) ? null : <OtherPortalLink as={Target} />;
}

function Target(target: OtherPortalTarget): ReactNode {
  return <HeaderLink {...target} icon={swapIcon} compact />;
}
