import type { ReactNode } from "react";
import { AppealFacts } from "../appeal/AppealFacts.tsx";
import { AppealHistory } from "../appeal/AppealHistory.tsx";
import { appealId } from "../appeal/appealId.ts";
import { AppealMissing } from "../appeal/AppealMissing.tsx";
import { AppealPayments } from "../appeal/AppealPayments.tsx";
import { AppealStage } from "../appeal/AppealStage.tsx";
import { hasWords, SaidInAppeal } from "../appeal/SaidInAppeal.tsx";
import { WithdrawAppeal } from "../appeal/WithdrawAppeal.tsx";
import { Loaded } from "../cache/Loaded.tsx";
import { DocumentFiles } from "../document/DocumentFiles.tsx";
import { useReadAppealSuspense } from "../generated/queries/appeals/appeals.ts";
import { useLanguage, useWords } from "../i18n/Words.tsx";
import { InLanguage } from "../list/InLanguage.tsx";
import { href, paths } from "../paths.ts";
import { Banner } from "../ui/Banner.tsx";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";
import { Section } from "../ui/Section.tsx";
import { usePageName } from "../view/pageName.ts";
import type { ScreenProps } from "../view/screen.ts";

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
