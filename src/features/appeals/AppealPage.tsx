import type { ReactNode } from "react";
import { AppealFacts } from "./AppealSummary.tsx";
import { AppealHistory } from "./AppealHistory.tsx";
import { appealId } from "./parseAppealId.ts";
import { AppealMissing } from "./AppealNotFound.tsx";
import { AppealPayments } from "./AppealPayments.tsx";
import { AppealStage } from "./AppealStatusBanner.tsx";
import { hasWords, SaidInAppeal } from "./AppealContent.tsx";
import { WithdrawAppeal } from "./WithdrawAppealButton.tsx";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { DocumentFiles } from "./AppealDocuments.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/appeals.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { href, paths } from "../../config/paths.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { usePageName } from "../../state/pageTitle.ts";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";

/** One appeal: where it stands, what happens next, what was sent, and what goes with it. */
export default function Appeal({ title, parts }: ScreenProps): ReactNode {
  const id = appealId(parts["id"]);
  const missing = <AppealMissing title={title} />;
  return id === undefined ? (
    missing
  ) : (
    <Loaded shape="page" title={title} missing={missing}>
      <Description id={id} />
    </Loaded>
  );
}

function Description({ id }: { id: number }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  const { appealNumber, serviceType, applicant, documents, payments, withdrawable, evaluationId } = appeal;
  const title = say("appeal.title", { number: appealNumber });
  usePageName(title);
  const actions = (
    <>
      <ButtonLink icon="print" href={href("appealReceipt", { id: String(id) })}>
        {say("appeal.receipt")}
      </ButtonLink>
      {withdrawable && <WithdrawAppeal id={id} appealNumber={appealNumber} />}
    </>
  );
  return (
    <Page title={title} lead={<InLanguage lang={appeal.lang}>{serviceType}</InLanguage>} actions={actions}>
      <Section title={say("appeal.stage")}>
        <AppealStage appeal={appeal} />
        {evaluationId !== undefined && (
          <Banner tone="info" action={<ButtonLink href={`${paths.evaluation}?appeal=${id}`}>{say("appeal.evaluate")}</ButtonLink>}>
            {say("appeal.evaluateText")}
          </Banner>
        )}
      </Section>
      <Section title={say("appeal.history")}>
        <AppealHistory appeal={appeal} />
      </Section>
      {payments.length > 0 && (
        <Section title={say("appeal.payments")}>
          <AppealPayments payments={payments} />
        </Section>
      )}
      <Section title={say("appeal.documents")}>{documents.length === 0 ? <p>{say("appeal.noDocuments")}</p> : <DocumentFiles documents={documents} />}</Section>
      {hasWords(appeal) && (
        <Section title={say("appeal.said")}>
          <SaidInAppeal appeal={appeal} />
        </Section>
      )}
      <Section title={say("appeal.facts")}>
        <AppealFacts appeal={appeal} applicant={applicant} />
      </Section>
    </Page>
  );
}
