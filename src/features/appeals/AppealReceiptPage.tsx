import type { ReactNode } from "react";
import { useHistoryState } from "wouter/use-browser-location";
import { AppealSummary } from "./AppealSummary.tsx";
import { AppealNotFound } from "./AppealNotFound.tsx";
import { AppealStatusBanner } from "./AppealStatusBanner.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { getUserKey } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { DetailList } from "../../components/data/DetailList.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useReadAppeal, useReadAppealSuspense } from "../../generated/queries/appeals/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getHref } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { copyText } from "../../components/sharing/copyText.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { usePageTitle } from "../../state/contentTitle.ts";
import { showToast } from "../../state/toasts.ts";
import { printIcon } from "../../components/icons/paths/printIcon.ts";
import { documentIcon } from "../../components/icons/paths/documentIcon.ts";

/**
 * Renders the printable receipt of an appeal with number, date and legal deadline. Reads `readAppeal`. After the appeal was
 * sent, its number is there before it is read.
 */
export default function AppealReceiptPage({ title, params }: RoutePageProps): ReactNode {
  const { id = "" } = params;
  const sentNumber = useSentNumber();
  return sentNumber === undefined ? (
    <QueryBoundary shape="page" title={title} notFound={<AppealNotFound title={title} />}>
      <ReceiptLayout>
        <ReceiptDetails id={id} title={title} />
      </ReceiptLayout>
    </QueryBoundary>
  ) : (
    <ReceiptLayout>
      <SentNumber id={id} appealNumber={sentNumber} />
      <QueryBoundary shape="text">
        <ReceiptDetails id={id} title={title} />
      </QueryBoundary>
    </ReceiptLayout>
  );
}

/** Returns the number of the appeal that the user has just sent. */
function useSentNumber(): string | undefined {
  const user = useUser();
  const sent = useHistoryState<{ owner?: string; appealNumber?: string } | null>();
  // Back leads here also after another person has signed in.
  return user !== undefined && sent?.owner === getUserKey(user) ? sent.appealNumber : undefined;
}

function ReceiptLayout({ children }: { children: ReactNode }): ReactNode {
  const t = useT();
  return (
    <PageLayout title={t("appeal.sent")} lead={t("receipt.lead")}>
      {children}
    </PageLayout>
  );
}

/** Renders the number of an appeal until the appeal is read. */
function SentNumber({ id, appealNumber }: { id: string; appealNumber: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useReadAppeal(id, { lang }, { query: { enabled: false } });
  return (
    data === undefined && (
      <DetailList items={[{ term: t("appeal.number"), description: <strong>{appealNumber}</strong> }]} />
    )
  );
}

function ReceiptDetails({ id, title }: { id: string; title: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useReadAppealSuspense(id, { lang });
  const { data: appeal } = query;
  usePageTitle(`${title}: ${appeal.appealNumber}`);
  const copyNumber = async (): Promise<void> => {
    const isCopied = await copyText(appeal.appealNumber, navigator.clipboard);
    if (isCopied) showToast({ tone: "success", text: t("receipt.copied") });
    else showToast({ tone: "error", text: t("receipt.copyFailed") });
  };
  return (
    <>
      <StaleNotice query={query} />
      <Section title={t("appeal.summary")}>
        <AppealSummary appeal={appeal} />
      </Section>
      <ButtonRow>
        <ButtonLink tone="primary" href={getHref("appeal", { id })}>
          {t("receipt.follow")}
        </ButtonLink>
        <Button icon={printIcon} onClick={() => print()}>
          {t("receipt.print")}
        </Button>
        <Button icon={documentIcon} onClick={() => void copyNumber()}>
          {t("receipt.copy")}
        </Button>
      </ButtonRow>
      {/* What was decided is on the page of the appeal. */}
      {!isDecided(appeal) && (
        <Section title={t("receipt.next")}>
          <AppealStatusBanner appeal={appeal} />
        </Section>
      )}
    </>
  );
}
