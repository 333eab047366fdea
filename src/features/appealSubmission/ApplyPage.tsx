import { useMemo, type ReactNode } from "react";
import { AppealSteps } from "./AppealWizard.tsx";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { describedForm } from "../../forms/dynamicForm.ts";
import { useReadServiceSuspense } from "../../generated/queries/services/services.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { href, paths } from "../../config/paths.ts";
import type { User } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { PaperList } from "../../components/data/IconList.tsx";
import { usePageName } from "../../state/pageTitle.ts";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

const noForm = { schema: { type: "object" as const, properties: {} }, uiSchema: {} };

/** Asking for a service with the form that the service itself describes. */
export default function Apply({ title, parts }: ScreenProps): ReactNode {
  const say = useWords();
  const user = useUser();
  const missing = (
    <Page title={title}>
      <EmptyState title={say("service.missing")} action={<ButtonLink href={paths.eServices}>{say("empty.toServices")}</ButtonLink>}>
        {say("service.missingText")}
      </EmptyState>
    </Page>
  );
  return (
    <Loaded shape="page" title={title} missing={missing}>
      {user !== undefined && <Application id={parts["id"] ?? ""} title={title} user={user} />}
    </Loaded>
  );
}

function Application({ id, title, user }: { id: string; title: string; user: User }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: service } = useReadServiceSuspense(id, { lang });
  const definition = useMemo(() => describedForm(`service-${id}`, service.form ?? noForm), [id, service.form]);
  usePageName(`${title}: ${service.title}`);
  if (service.type !== "E_SERVICE" || service.externalUrl !== undefined) {
    return (
      <Page title={title}>
        <EmptyState title={say("apply.notHere")} action={<ButtonLink href={href("eService", { id })}>{service.title}</ButtonLink>} />
      </Page>
    );
  }
  const papers = service.requiredDocuments.length > 0 && (
    <PaperList
      icon="document"
      items={service.requiredDocuments.map((paper) => ({
        title: <span lang={service.lang}>{paper.title}</span>,
        text: paper.description && <span lang={service.lang}>{paper.description}</span>,
        note: say(paper.mandatory ? "service.papers.mandatory" : "service.papers.helpful"),
      }))}
    />
  );
  return (
    <Page title={<span lang={service.lang}>{service.title}</span>} lead={title}>
      <AppealSteps
        definition={definition}
        user={user}
        papers={papers}
        needsFiles={service.requiredDocuments.some(({ mandatory }) => mandatory)}
        draftOf={(answers, documentIds) => ({ kind: "APPLICATION", serviceId: id, answers, documentIds })}
      />
    </Page>
  );
}
