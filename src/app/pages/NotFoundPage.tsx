import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** The screen of every address that the portal does not have. */
export default function NotFound({ title }: ScreenProps): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("notFound.title")} action={<ButtonLink href={paths.home}>{say("action.home")}</ButtonLink>}>
        {say("notFound.text")}
      </EmptyState>
    </Page>
  );
}
