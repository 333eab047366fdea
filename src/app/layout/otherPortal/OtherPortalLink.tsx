import type { ComponentType, ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { portal } from "../../../config/portal.ts";
import { useSessionUser } from "../../session/useSession.ts";
import { useSettings } from "../../../components/loading/useSettings.ts";

const HandOverLink = lazyWithRetry(withQueryClient(() => import("./HandOverLink.tsx")));

/** What leads to the other portal: a link (`href`), or a button that asks for the tokens first (`onSelect`). */
export type OtherPortalTarget = { label: string } & (
  | { href: string; onSelect?: undefined }
  | { onSelect: () => void; href?: undefined }
);

/** Renders the link to the other portal as the given component, if this deployment has one. */
export function OtherPortalLink({ as: Target }: { as: ComponentType<OtherPortalTarget> }): ReactNode {
  const t = useT();
  const { otherPortalUrl: url } = useSettings();
  const user = useSessionUser();
  if (url === "") return null;
  const label = t(portal === "quality" ? "portal.toCompetition" : "portal.toQuality");
  const link = <Target label={label} href={url} />;
  return user === undefined || portal === "quality" ? (
    link
  ) : (
    <LazyBoundary resetKey={url} fallback={link}>
      <HandOverLink as={Target} label={label} url={url} />
    </LazyBoundary>
  );
}
