import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { documentIds as maxFiles } from "../../generated/maxItems.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { FileList, type FileListItem } from "../../components/data/FileList.tsx";
import { FileField } from "../../components/forms/FileField.tsx";
import { MuiTheme } from "../../components/styles/MuiTheme.tsx";
import { VisuallyHidden } from "../../components/text/VisuallyHidden.tsx";
import { useValueChange } from "../../state/useValueChange.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { getFileFailureMessage, isFileTooLarge, isSendingMissing } from "../sendFailure.ts";
import { acceptAttribute } from "./prepareFile.ts";
import type { Attachment, Attachments } from "./useAttachments.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

type AttachmentPickerProps = {
  attachments: Attachments;
  /** At least one file must be attached. Otherwise the picker says that it is optional. */
  isRequired?: boolean | undefined;
  /** At least one file must be attached, and none is. */
  isFileMissing?: boolean | undefined;
  /** How often the form could not be sent because of its files. From the first time on, the picker says why. */
  refusedCount: number;
  /** Why the server has not accepted these files. */
  refusal?: string | undefined;
};

/**
 * Renders a file picker that also accepts dropped and pasted files. Each file shows its upload progress and can be cancelled,
 * retried or removed. It takes the focus when its files keep the form from being sent.
 */
export function AttachmentPicker({
  attachments: { files, hasUnfinished, add, remove, retry, markDeleted },
  isRequired = false,
  isFileMissing = false,
  refusedCount,
  refusal,
}: AttachmentPickerProps): ReactNode {
  const t = useT();
  const formatFileSize = useFormatFileSize();
  const id = useId();
  usePastedFiles(id, add);
  const lastSettledFiles = useLastSettledFiles(files);
  const shownCount = useRef(refusedCount);
  useEffect(() => {
    if (refusedCount > shownCount.current) document.getElementById(id)?.focus();
    shownCount.current = refusedCount;
  }, [refusedCount, id]);
  // The server may have deleted some of them since they were added.
  useEffect(() => (refusal === undefined ? undefined : markDeleted()), [refusal, markDeleted]);
  const problem = isFileMissing ? t("attachment.required") : hasUnfinished ? t("attachment.unfinished") : undefined;
  const error = (refusedCount > 0 ? problem : undefined) ?? refusal;
  useErrorTitle(error !== undefined);

  const removeFile = (fileId: string): void => {
    remove(fileId);
    // The pressed button disappears with its file, so the input gets the focus.
    document.getElementById(id)?.focus();
  };
  const describeState = (file: Attachment): string => {
    if (file.state === "failed")
      return isSendingMissing(file.failure) ? t("attachment.missing") : getFileFailureMessage(t, file.failure);
    if (file.state === "rejected") return t(`attachment.rejected.${file.reason}`, { most: maxFiles });
    return t(`attachment.${file.state}`, { size: formatFileSize(file.size) });
  };
  const toListItem = (file: Attachment): FileListItem => ({
    id: file.id,
    name: file.fileName,
    state: describeState(file),
    tone: file.state === "uploaded" ? "success" : file.state === "sending" ? undefined : "error",
    progress:
      file.state === "sending"
        ? { fraction: file.progress, label: t("attachment.progress", { name: file.fileName }) }
        : undefined,
    actions: <AttachmentActions file={file} onRetry={retry} onRemove={removeFile} />,
  });
  return (
    <MuiTheme>
      <FileField
        id={id}
        label={t("attachment.label")}
        optional={isRequired ? undefined : t("form.optional")}
        hint={t("attachment.hint", { most: maxFiles })}
        error={error}
        accept={acceptAttribute}
        chooseLabel={t("attachment.choose")}
        multiple
        onAdd={add}
      />
      {files.length > 0 && <FileList label={t("attachment.list")} items={files.map(toListItem)} />}
      <HiddenStatus announcementKey={lastSettledFiles.map(({ id: fileId }) => fileId).join()}>
        {lastSettledFiles.map((file) => `${file.fileName}: ${describeState(file)}`).join("; ")}
      </HiddenStatus>
    </MuiTheme>
  );
}

/** Renders the buttons to repeat an upload that can succeed later, and to cancel an upload or remove its file. */
function AttachmentActions({
  file,
  onRetry,
  onRemove,
}: {
  file: Attachment;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}): ReactNode {
  const t = useT();
  const removeButton = useRef<HTMLButtonElement>(null);
  const { id, fileName, state } = file;
  return (
    <>
      {file.state === "failed" && !isFileTooLarge(file.failure) && (
        <Button
          size="small"
          onClick={() => {
            onRetry(id);
            // The pressed button disappears during the upload.
            removeButton.current?.focus();
          }}
        >
          {t("action.tryAgain")}
          <VisuallyHidden> {fileName}</VisuallyHidden>
        </Button>
      )}
      <Button ref={removeButton} size="small" tone="quiet" onClick={() => onRemove(id)}>
        {t(state === "sending" ? "attachment.cancel" : "attachment.remove")}
        <VisuallyHidden> {fileName}</VisuallyHidden>
      </Button>
    </>
  );
}

/**
 * Returns the files whose uploads have ended, that were rejected or that turned out to be deleted last, also while such an
 * upload is repeated.
 */
function useLastSettledFiles(files: readonly Attachment[]): readonly Attachment[] {
  const settledIds = files.flatMap((file) => (file.state === "sending" ? [] : [getSettledId(file)]));
  const [previousIds, setPreviousIds] = useState<readonly string[]>(settledIds);
  const [lastIds, setLastIds] = useState<readonly string[]>([]);
  useValueChange(settledIds.join(), () => {
    const newIds = settledIds.filter((id) => !previousIds.includes(id));
    setPreviousIds(settledIds);
    if (newIds.length > 0) setLastIds(newIds);
  });
  return files.filter((file) => lastIds.includes(getSettledId(file)));
}

/** Returns a text that changes when an uploaded file turns out to be deleted. */
const getSettledId = ({ id, state }: Attachment): string => (state === "deleted" ? `${id} ${state}` : id);

/**
 * Adds the files that the user pastes into the page. Text that is pasted into a field can come with an image of itself, as
 * from a table, and what is pasted into a dialog is not for the page. A form that is collapsed takes no files.
 */
function usePastedFiles(inputId: string, add: (files: Iterable<File>) => void): void {
  useEffect(() => {
    const onPaste = ({ clipboardData, target }: ClipboardEvent): void => {
      if (clipboardData === null || clipboardData.files.length === 0) return;
      const element = target instanceof Element ? target : undefined;
      const isText = clipboardData.types.includes("text/plain") && element?.matches("input, textarea") === true;
      if (isText || element?.closest("[role=dialog], dialog")) return;
      if (!document.getElementById(inputId)?.closest("[hidden]")) add(clipboardData.files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  });
}
