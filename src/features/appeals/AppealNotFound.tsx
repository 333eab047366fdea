import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";

/** There is no such appeal, or not for whoever asks. */
export function AppealMissing({ title }: { title: string }): ReactNode {
  const say = useWords();
  return (
    <Page title={title}>
      <EmptyState title={say("appeal.missing")} action={<ButtonLink href={paths.appeals}>{say("appeal.toAll")}</ButtonLink>}>
        {say("appeal.missingText")}
      </EmptyState>
    </Page>
  );
}
