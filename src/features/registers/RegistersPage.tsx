import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { href, registerNames } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The four government registers of measurement. */
export default function Registers({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title} lead={say("registers.lead")}>
      <CardGrid>
        {registerNames.map((register) => (
          <LinkCard key={register} level={2} icon="document" href={href("register", { register })} title={say(`register.${register}.title`)} text={say(`register.${register}.text`)} />
        ))}
      </CardGrid>
    </Page>
  );
}
