import { exitWithError } from "./command.ts";

/** The two portals that are built from the same sources. */
export const portalNames = ["competition", "quality"] as const;
export type PortalName = (typeof portalNames)[number];

/** Returns the portal that `--portal` names; ends the process with 2 for any other text. */
export function parsePortalName(text: string): PortalName {
  return (
    portalNames.find((name) => name === text) ??
    exitWithError(`--portal must be competition or quality, not "${text}".`, 2)
  );
}
