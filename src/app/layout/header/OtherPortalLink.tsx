import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { lazyWithRetry } from "../../../components/loading/lazyWithRetry.tsx";
import { withQueryClient } from "../../../components/loading/withQueryClient.tsx";
import { LazyBoundary } from "../../../components/loading/LazyBoundary.tsx";
import { portal } from "../../../config/portal.ts";
import { HeaderLink } from "./HeaderLink.tsx";
import { useSession } from "../../session/useSession.ts";
import { useSettings } from "../useSettings.ts";

const HandOverLink = lazyWithRetry(withQueryClient(() => import("./HandOverLink.tsx")));

/** Renders the link to the other portal, if this deployment has one. */
export default function OtherPortalLink(): ReactNode {
  const t = useT();
  const { otherPortalUrl: url } = useSettings();
  const user = getSessionUser(useSession());
  if (url === "") return null;
  const label = t(portal === "quality" ? "portal.toCompetition" : "portal.toQuality");
  const link = <HeaderLink label={label} icon="swap" compact href={url} />;
  return user === undefined || portal === "quality" ? (
    link
  ) : (
    <LazyBoundary resetKey={url} fallback={link}>
      <HandOverLink label={label} url={url} />
    </LazyBoundary>
  );
}
