import type { ComponentType, ReactNode } from "react";
import { useHandOverSession } from "../../../generated/queries/auth/index.ts";
import { getCrossPortalSignInUrl } from "../../../auth/crossPortalSignIn.ts";
import type { OtherPortalTarget } from "./OtherPortalLink.tsx";

/** The component to render, its label, and the address of the quality portal. */
type HandOverLinkProps = { as: ComponentType<OtherPortalTarget>; label: string; url: string };

/**
 * Renders the link to the quality portal of a signed-in user. A user with privileges arrives there signed in; everybody else,
 * also after a failed request, arrives as an anonymous visitor.
 */
export default function HandOverLink({ as: Target, label, url }: HandOverLinkProps): ReactNode {
  const handOver = useHandOverSession({ mutation: { meta: { errorDisplay: "silent" } } });
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
  return <Target label={label} onSelect={onSelect} />;
}
