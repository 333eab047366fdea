import type { ReactNode } from "react";
import { AppealSummary } from "./AppealSummary.tsx";
import { AppealNotFound } from "./AppealNotFound.tsx";
import { AppealStatusBanner } from "./AppealStatusBanner.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { useReadAppealSuspense } from "../../generated/queries/appeals/appeals.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getHref } from "../../config/paths.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { copyText } from "../../components/sharing/copyText.ts";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { showToast } from "../../state/toasts.ts";

/** Renders the printable receipt of an appeal with number, date and legal deadline. Reads `readAppeal`. */
export default function AppealReceiptPage({ title, params }: RoutePageProps): ReactNode {
  return (
    <QueryBoundary shape="page" title={title} notFound={<AppealNotFound title={title} />}>
      <ReceiptDetails id={params["id"] ?? ""} />
    </QueryBoundary>
  );
}

function ReceiptDetails({ id }: { id: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  const copyNumber = async (): Promise<void> => {
    const isCopied = await copyText(appeal.appealNumber, navigator.clipboard);
    if (isCopied) showToast({ tone: "success", text: t("receipt.copied") });
    else showToast({ tone: "error", text: t("receipt.copyFailed") });
  };
  return (
    <PageLayout title={t("appeal.sent")} lead={t("receipt.lead")}>
      <Section title={t("appeal.summary")}>
        <AppealSummary appeal={appeal} applicant={appeal.applicant} />
      </Section>
      <ButtonRow>
        <ButtonLink tone="primary" href={getHref("appeal", { id })}>
          {t("receipt.follow")}
        </ButtonLink>
        <Button icon="print" onClick={() => print()}>
          {t("receipt.print")}
        </Button>
        <Button icon="document" onClick={() => void copyNumber()}>
          {t("receipt.copy")}
        </Button>
      </ButtonRow>
      <Section title={t("receipt.next")}>
        <AppealStatusBanner appeal={appeal} />
      </Section>
    </PageLayout>
  );
}
