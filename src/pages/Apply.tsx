import { useMemo, type ReactNode } from "react";
import { AppealSteps } from "../appeal/AppealSteps.tsx";
import { Loaded } from "../cache/Loaded.tsx";
import { describedForm } from "../form/described.ts";
import { useReadServiceSuspense } from "../generated/queries/services/services.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { href, paths } from "../paths.ts";
import type { User } from "../session/who.ts";
import { useUser } from "../session/useUser.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Page } from "../ui/Page.tsx";
import { PaperList } from "../ui/PaperList.tsx";
import { usePageName } from "../view/pageName.ts";
import type { ScreenProps } from "../view/screen.ts";

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
