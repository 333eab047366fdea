import type { ReactNode } from "react";
import { AppealSteps } from "./AppealWizard.tsx";
import { form } from "../../generated/forms/complaint.js";
import { useWords } from "../../i18n/Words.tsx";
import { useUser } from "../../auth/useUser.ts";
import { Page } from "../../components/layout/PageLayout.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** Complaining about a seller, a company or the quality of goods. */
export default function Complaint({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const user = useUser();
  if (user === undefined) return null;
  return (
    <Page title={title} lead={say("complaint.lead")}>
      <AppealSteps definition={form} user={user} papers={<p>{say("complaint.papers")}</p>} draftOf={(answers, documentIds) => ({ kind: "COMPLAINT", ...answers, documentIds })} />
    </Page>
  );
}
