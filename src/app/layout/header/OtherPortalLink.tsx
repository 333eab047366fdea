import type { ReactNode } from "react";
import { useHandOverSession } from "../../../generated/queries/auth/auth.ts";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { getCrossPortalSignInUrl } from "../../../auth/crossPortalSignIn.ts";
import { getSessionUser } from "../../../auth/sessionStore.ts";
import { portal } from "../../../config/portal.ts";
import { HeaderLink } from "./HeaderLink.tsx";
import { useSession } from "../../session/useSession.ts";
import { useSettings } from "../useSettings.ts";

/**
 * Renders the link to the other portal. At the quality portal, a user with privileges arrives signed in; everybody else, also
 * after a failed request, arrives as an anonymous visitor.
 */
export default function OtherPortalLink(): ReactNode {
  const t = useT();
  const { otherPortalUrl: url } = useSettings();
  const user = getSessionUser(useSession());
  const handOver = useHandOverSession({ mutation: { meta: { errorDisplay: "silent" } } });
  if (url === "") return null;

  const onSelect = (): void => {
    if (handOver.isPending) return;
    handOver.mutate(
      {},
      {
        onSuccess: ({ token, refreshToken, privileges }) =>
          location.assign(
            privileges.length > 0 ? getCrossPortalSignInUrl({ access: token, refresh: refreshToken }) : url,
          ),
        onError: () => location.assign(url),
      },
    );
  };
  const label = t(portal === "quality" ? "portal.toCompetition" : "portal.toQuality");
  return user === undefined || portal === "quality" ? (
    <HeaderLink label={label} icon="swap" compact href={url} />
  ) : (
    <HeaderLink label={label} icon="swap" compact onSelect={onSelect} />
  );
}
