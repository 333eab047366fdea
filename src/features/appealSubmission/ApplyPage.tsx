import { useMemo, type ReactNode } from "react";
import { AppealWizard } from "./AppealWizard.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { createDynamicForm } from "../../forms/dynamicForm.ts";
import { getServiceFormName } from "../../forms/serviceForms.ts";
import { useReadServiceSuspense } from "../../generated/queries/services/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getHref, paths } from "../../config/paths.ts";
import type { User } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { AsideLayout } from "../../components/layout/AsideLayout.tsx";
import { BulletList } from "../../components/text/BulletList.tsx";
import { SubmissionAside } from "./SubmissionAside.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { IconList } from "../../components/data/IconList.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";

const emptyForm = { schema: { type: "object" as const, properties: {} }, uiSchema: {} };

/** Renders the application for a service, with the form of `readService`. */
export default function ApplyPage({ title, params }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  const notFound = (
    <PageLayout title={title}>
      <EmptyState
        title={t("service.notFound")}
        action={<ButtonLink href={paths.eServices}>{t("empty.toServices")}</ButtonLink>}
      >
        {t("service.notFoundText")}
      </EmptyState>
    </PageLayout>
  );
  return (
    <QueryBoundary shape="page" title={title} notFound={notFound}>
      {user !== undefined && <ServiceApplication id={params["id"] ?? ""} title={title} user={user} />}
    </QueryBoundary>
  );
}

function ServiceApplication({ id, title, user }: { id: string; title: string; user: User }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data: service } = useReadServiceSuspense(id, { lang });
  const definition = useMemo(
    () => createDynamicForm(getServiceFormName(id), service.form ?? emptyForm, service.lang),
    [id, service.form, service.lang],
  );
  usePageTitle(`${title}: ${service.title}`, { lang: service.lang, name: service.title });
  if (service.type !== "E_SERVICE" || service.externalUrl !== undefined) {
    return (
      <PageLayout title={title}>
        <EmptyState
          title={t("apply.unavailable")}
          action={
            <ButtonLink href={getHref("eService", { id })}>
              <bdi lang={service.lang}>{service.title}</bdi>
            </ButtonLink>
          }
        />
      </PageLayout>
    );
  }
  const documentsHint = service.requiredDocuments.length > 0 && (
    <IconList
      icon={documentIcon}
      items={service.requiredDocuments.map((document) => ({
        title: <bdi lang={service.lang}>{document.title}</bdi>,
        text: document.description && <bdi lang={service.lang}>{document.description}</bdi>,
        note: t(document.mandatory ? "service.documents.mandatory" : "service.documents.optional"),
      }))}
    />
  );
  return (
    <PageLayout title={<bdi lang={service.lang}>{service.title}</bdi>} lead={title}>
      <AsideLayout
        side={
          <SubmissionAside
            workingDays={service.durationWorkingDays}
            documents={
              service.requiredDocuments.length > 0 && (
                <BulletList
                  items={service.requiredDocuments.map((document) => (
                    <bdi key={document.title} lang={service.lang}>
                      {document.title}
                    </bdi>
                  ))}
                />
              )
            }
          />
        }
      >
        <AppealWizard
          definition={definition}
          user={user}
          draftTitle={service.title}
          draftLang={service.lang ?? lang}
          documentsHint={documentsHint}
          requiresFiles={service.requiredDocuments.some(({ mandatory }) => mandatory)}
          toDraft={(answers, documentIds) => ({ kind: "APPLICATION", serviceId: id, answers, documentIds })}
        />
      </AsideLayout>
    </PageLayout>
  );
}
