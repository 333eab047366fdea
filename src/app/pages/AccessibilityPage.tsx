import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { Bullets } from "../../components/text/BulletList.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Prose } from "../../components/text/Prose.tsx";
import { shared } from "../../state/viewState.ts";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** How accessible the portal is, how that was checked, what is known to be missing, and where to complain. */
export default function Accessibility({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("accessibility.lead")}>
      <Prose>
        <h2>{say("accessibility.help.title")}</h2>
        <Bullets items={[say("accessibility.help.panel"), say("accessibility.help.keyboard"), say("accessibility.help.zoom"), say("accessibility.help.language"), say("accessibility.help.system")]} />
        <h2>{say("accessibility.checked.title")}</h2>
        <p>{say("accessibility.checked.text")}</p>
        <Bullets items={[say("accessibility.checked.rules"), say("accessibility.checked.widths"), say("accessibility.checked.keyboard"), say("accessibility.checked.looks")]} />
        <h2>{say("accessibility.limits.title")}</h2>
        <p>{say("accessibility.limits.text")}</p>
        <Bullets items={[say("accessibility.limits.people"), say("accessibility.limits.browsers"), say("accessibility.limits.documents"), say("accessibility.limits.languages")]} />
        <h2>{say("accessibility.complain.title")}</h2>
        <p>{say("accessibility.complain.text")}</p>
      </Prose>
      <ButtonRow>
        <Button onClick={() => (shared.keysShown = true)}>{say("accessibility.help.keys")}</Button>
        <ButtonLink href={paths.callCenter} icon="phone">
          {say("screen.callCenter.title")}
        </ButtonLink>
      </ButtonRow>
    </Page>
  );
}
