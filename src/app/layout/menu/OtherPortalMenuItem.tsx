import type { ReactNode } from "react";
import type { OtherPortalTarget } from "../otherPortal/OtherPortalLink.tsx";
import { MainMenuItem } from "./MainMenuItem.tsx";

/** Renders the link to the other portal as an item of the menu. */
export function OtherPortalMenuItem({ label, href, onSelect }: OtherPortalTarget): ReactNode {
  if (href !== undefined) return <MainMenuItem label={label} href={href} />;
  return (
    <button type="button" className="main-menu-item" onClick={onSelect}>
      {label}
    </button>
  );
}
