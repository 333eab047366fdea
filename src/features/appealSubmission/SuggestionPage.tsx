import type { ReactNode } from "react";
import { AppealSteps } from "./AppealWizard.tsx";
import { form } from "../../generated/forms/suggestion.js";
import { useWords } from "../../i18n/Words.tsx";
import { useUser } from "../../auth/useUser.ts";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Proposing something better to the service. */
export default function Suggestion({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const user = useUser();
  if (user === undefined) return null;
  return (
    <Page title={title} lead={say("suggestion.lead")}>
      <AppealSteps definition={form} user={user} papers={<p>{say("suggestion.papers")}</p>} draftOf={(answers, documentIds) => ({ kind: "SUGGESTION", ...answers, documentIds })} />
    </Page>
  );
}
