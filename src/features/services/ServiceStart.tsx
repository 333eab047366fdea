import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import type { components } from "../../generated/contract.d.ts";
import { useWords } from "../../i18n/Words.tsx";
import { href } from "../../config/paths.ts";
import { keepsSignIn, sessionStore } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";

/** The way into a service: its form here, or the site that gives it. A service that only informs has none. */
export function ServiceStart({ service }: { service: components["schemas"]["Service"] }): ReactNode {
  const say = useWords();
  // Nobody who may be signed in is told to while they are being recognised.
  const { state } = useSnapshot(sessionStore).now;
  const visiting = state === "unknown" ? !keepsSignIn() : state === "anonymous" || state === "ended";
  if (service.externalUrl !== undefined) {
    const site = (
      <ButtonLink tone="primary" href={service.externalUrl} external externalNote={say("link.external")}>
        {say("service.elsewhere")}
      </ButtonLink>
    );
    return (
      <Banner tone="info" action={site}>
        {say("service.elsewhereText")}
      </Banner>
    );
  }
  if (service.type !== "E_SERVICE") return null;
  return (
    <ButtonRow note={visiting ? say("service.applySignIn") : undefined}>
      <ButtonLink tone="primary" iconEnd="arrow-right" href={href("apply", { id: service.id })}>
        {say("service.apply")}
      </ButtonLink>
    </ButtonRow>
  );
}
