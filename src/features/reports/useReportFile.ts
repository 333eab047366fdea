import { useState } from "react";
import { prepareFile } from "../../components/attachments/prepareFile.ts";
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
    const prepared = chosen && (await prepareFile(chosen));
    const isRejected = typeof prepared === "string";
    setFile(isRejected ? undefined : prepared);
    setError(isRejected ? t(`attachment.rejected.${prepared}`, { most: 1 }) : undefined);
  };
  return { file, error, chooseFile, requireFile: () => setError(error ?? t("report.noFile")) };
}
