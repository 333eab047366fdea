import type { ReactNode } from "react";
import { AppealFacts } from "./AppealSummary.tsx";
import { appealId } from "./parseAppealId.ts";
import { AppealMissing } from "./AppealNotFound.tsx";
import { AppealStage } from "./AppealStatusBanner.tsx";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/appeals.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { href } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import type { ScreenProps } from "../../components/loading/routePageProps.ts";
import { showToast } from "../../state/toasts.ts";

/** The proof that an appeal was received: its number, its time and until when the law wants an answer; to keep or to print. */
export default function AppealReceipt({ title, parts }: ScreenProps): ReactNode {
  const id = appealId(parts["id"]);
  const missing = <AppealMissing title={title} />;
  return id === undefined ? (
    missing
  ) : (
    <Loaded shape="page" title={title} missing={missing}>
      <Receipt id={id} />
    </Loaded>
  );
}

function Receipt({ id }: { id: number }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  const copy = (): void => void navigator.clipboard.writeText(appeal.appealNumber).then(() => showToast({ tone: "success", text: say("receipt.copied") }));
  return (
    <Page title={say("appeal.sent")} lead={say("receipt.lead")}>
      <Section title={say("appeal.facts")}>
        <AppealFacts appeal={appeal} applicant={appeal.applicant} />
      </Section>
      <ButtonRow>
        <ButtonLink tone="primary" href={href("appeal", { id: String(id) })}>
          {say("receipt.follow")}
        </ButtonLink>
        <Button icon="print" onClick={() => print()}>
          {say("receipt.print")}
        </Button>
        <Button icon="document" onClick={copy}>
          {say("receipt.copy")}
        </Button>
      </ButtonRow>
      <Section title={say("receipt.next")}>
        <AppealStage appeal={appeal} />
      </Section>
    </Page>
  );
}
