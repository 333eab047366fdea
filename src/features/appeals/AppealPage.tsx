import type { ReactNode } from "react";
import { AppealSummary } from "./AppealSummary.tsx";
import { AppealAnswer } from "./AppealAnswer.tsx";
import { getAppealAnswer } from "./appealAnswer.ts";
import { AppealHistory } from "./AppealHistory.tsx";
import { AppealMessages } from "./AppealMessages.tsx";
import { AppealNotFound } from "./AppealNotFound.tsx";
import { AppealPayments } from "./AppealPayments.tsx";
import { AppealStatusBanner } from "./AppealStatusBanner.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { getEvaluationHref } from "../../config/getEvaluationHref.ts";
import { hasAppealContent, AppealContent } from "./AppealContent.tsx";
import { TraderAnswerSection } from "./TraderAnswerSection.tsx";
import { WithdrawAppealButton } from "./WithdrawAppealButton.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { AppealCertificates } from "./AppealCertificates.tsx";
import { AppealDocuments } from "./AppealDocuments.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { getHref } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { AsideLayout } from "../../components/layout/AsideLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { usePageTitle } from "../../state/contentTitle.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";
import { printIcon } from "../../components/icons/paths/printIcon.ts";

/** Renders an appeal with its status, history, payments, documents and content. Reads `readAppeal`. */
export default function AppealPage({ title, params }: RoutePageProps): ReactNode {
  return (
    <QueryBoundary shape="page" title={title} notFound={<AppealNotFound title={title} />}>
      {/* What was written for one appeal is not sent with another one. */}
      <AppealDetails key={params["id"]} id={params["id"] ?? ""} />
    </QueryBoundary>
  );
}

function AppealDetails({ id }: { id: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useReadAppealSuspense(id, { lang });
  const { data: appeal } = query;
  const { appealNumber, serviceType, documents, payments, withdrawable, correctable, traderAnswer, evaluationId } =
    appeal;
  const title = t("appeal.title", { number: appealNumber });
  usePageTitle(title);
  const answer = getAppealAnswer(appeal);
  const actions = (
    <>
      <ButtonLink icon={documentIcon} href={getHref("appealReceipt", { id })}>
        {t("appeal.receipt")}
      </ButtonLink>
      <Button icon={printIcon} onClick={() => print()}>
        {t("appeal.print")}
      </Button>
      {correctable === true && (
        <ButtonLink href={getHref("appealCorrection", { id })}>{t("appeal.correct")}</ButtonLink>
      )}
      {withdrawable && <WithdrawAppealButton id={id} appealNumber={appealNumber} />}
    </>
  );
  return (
    <PageLayout title={title} lead={<TextWithLang lang={appeal.lang}>{serviceType}</TextWithLang>} actions={actions}>
      <StaleNotice query={query} />
      <Section title={t("appeal.currentStatus")}>
        <AppealStatusBanner appeal={appeal} />
        {evaluationId !== undefined && (
          <Banner
            tone="info"
            action={<ButtonLink href={getEvaluationHref({ appeal: id })}>{t("appeal.evaluate")}</ButtonLink>}
          >
            {t("appeal.evaluateText")}
          </Banner>
        )}
      </Section>
      <AsideLayout
        side={
          <Section title={t("appeal.summary")}>
            <AppealSummary appeal={appeal} />
          </Section>
        }
      >
        {answer !== undefined && (
          <Section title={t("appeal.answerFrom")}>
            <AppealAnswer answer={answer} lang={appeal.lang} />
          </Section>
        )}
        {traderAnswer !== undefined && <TraderAnswerSection answer={traderAnswer} />}
        <Section title={t("appeal.history")}>
          <AppealHistory appeal={appeal} />
        </Section>
        {payments.length > 0 && (
          <Section title={t("appeal.payments")}>
            <AppealPayments payments={payments} />
          </Section>
        )}
        <Section title={t("appeal.documents")}>
          {documents.length === 0 ? <p>{t("appeal.noDocuments")}</p> : <AppealDocuments documents={documents} />}
          <AppealCertificates documents={documents} />
        </Section>
        <AppealMessages id={id} isClosed={isDecided(appeal)} />
        {hasAppealContent(appeal) && (
          <Section title={t("appeal.content")}>
            <AppealContent appeal={appeal} />
          </Section>
        )}
      </AsideLayout>
    </PageLayout>
  );
}
