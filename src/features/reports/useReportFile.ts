import { useState } from "react";
import { validateFile } from "../../components/attachments/validateFile.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** The file that the user chose for a report. */
type ReportFile = {
  file: File | undefined;
  /** Why the chosen file cannot be sent, or that none is chosen. */
  error: string | undefined;
  chooseFile: (chosen: File | undefined) => Promise<void>;
  /** Shows that a file is required. */
  requireFile: () => void;
};

/** Holds the valid file that the user chose. */
export function useReportFile(): ReportFile {
  const t = useT();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const chooseFile = async (chosen: File | undefined): Promise<void> => {
    const reason = chosen && (await validateFile(chosen));
    setFile(reason === undefined ? chosen : undefined);
    setError(reason && t(`attachment.rejected.${reason}`, { most: 1 }));
  };
  return { file, error, chooseFile, requireFile: () => setError(error ?? t("report.noFile")) };
}
