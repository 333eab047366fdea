import { useState } from "react";
import { prepareFile, type FileRejectionReason } from "../../forms/attachments/prepareFile.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** The MIME types of a report: unlike other documents it is no video. */
export const reportMimeTypes: readonly string[] = ["application/pdf", "image/png", "image/jpeg"];

/** The file that the user chose for a report. */
type ReportFile = {
  file: File | undefined;
  /** Why the chosen file cannot be sent, or that none is chosen. */
  error: string | undefined;
  /** The name of the rejected file and why it cannot be sent, for a live region. */
  rejection: string | undefined;
  /** How many files have been rejected one after the other. */
  rejectionCount: number;
  chooseFile: (chosen: File | undefined) => Promise<void>;
  /** Shows that a file is required. */
  requireFile: () => void;
};

/** Holds the valid file that the user chose. */
export function useReportFile(): ReportFile {
  const t = useT();
  const [file, setFile] = useState<File>();
  const [rejected, setRejected] = useState<{ name: string; reason: FileRejectionReason; count: number }>();
  const [isRequired, setRequired] = useState(false);
  const chooseFile = async (chosen: File | undefined): Promise<void> => {
    const prepared = chosen && (await prepareFile(chosen, reportMimeTypes));
    const isRejected = typeof prepared === "string";
    setFile(isRejected ? undefined : prepared);
    setRejected((before) =>
      isRejected && chosen !== undefined
        ? { name: chosen.name, reason: prepared, count: (before?.count ?? 0) + 1 }
        : undefined,
    );
    setRequired(false);
  };
  const reason =
    rejected && t(rejected.reason === "type" ? "report.wrongType" : `attachment.rejected.${rejected.reason}`);
  return {
    file,
    error: reason ?? (isRequired ? t("report.noFile") : undefined),
    rejection: rejected && `${rejected.name}: ${reason}`,
    rejectionCount: rejected?.count ?? 0,
    chooseFile,
    requireFile: () => setRequired(true),
  };
}
