import type { ReactNode } from "react";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import type { Report } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useReportDetails } from "./useReportDetails.tsx";

type SubmittedReportDialogProps = {
  report: Report;
  /** Absent when the server does not say it. */
  submittedAt: string | undefined;
  fileName: string | undefined;
  onClose: () => void;
};

/** Renders the dialog that confirms a submitted report. */
export function SubmittedReportDialog({
  report,
  submittedAt,
  fileName,
  onClose,
}: SubmittedReportDialogProps): ReactNode {
  const t = useT();
  const reportDetails = useReportDetails(report);
  return (
    <Dialog
      open
      width="medium"
      title={t("report.done")}
      onClose={onClose}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t("action.close")}
        </Button>
      }
    >
      <DetailList
        items={[
          ...reportDetails,
          { term: t("report.file"), description: fileName },
          ...(submittedAt === undefined
            ? []
            : [{ term: t("report.submittedAt"), description: <DateText dateTime={submittedAt} hasTime /> }]),
        ]}
      />
    </Dialog>
  );
}
