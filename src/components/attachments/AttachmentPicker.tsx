import { useEffect, useId, type ReactNode } from "react";
import { failureMessage } from "../../api/failureMessage.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../buttons/Button.tsx";
import { FileList, type FileListItem } from "../data/FileList.tsx";
import { FilesField } from "../forms/FilesField.tsx";
import { MuiTheme } from "../styles/MuiTheme.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { acceptAttribute, maxFiles } from "./validateFile.ts";
import type { Attachment, Attachments } from "./useAttachments.ts";
import { useFormatFileSize } from "../../i18n/useFormatFileSize.ts";

/** Adding files to something: chosen, dropped or pasted; each with its progress and a way to stop it, to repeat it or to take it off. */
export function AttachmentPicker({
  attachments: { files, add, remove, retry },
}: {
  attachments: Attachments;
}): ReactNode {
  const t = useT();
  const size = useFormatFileSize();
  const id = useId();
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      if (clipboardData !== null && clipboardData.files.length > 0) add(clipboardData.files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });

  const takeOff = (file: string): void => {
    remove(file);
    // The button that was pressed goes with its file.
    document.getElementById(id)?.focus();
  };
  const stateOf = (file: Attachment): string => {
    if (file.state === "failed") return failureMessage(t, file.failure);
    if (file.state === "rejected") return t(`attachment.rejected.${file.reason}`, { most: maxFiles });
    return t(`attachment.${file.state}`, { size: size(file.size) });
  };
  const itemOf = (file: Attachment): FileListItem => ({
    id: file.id,
    name: file.fileName,
    state: stateOf(file),
    tone: file.state === "uploaded" ? "success" : file.state === "sending" ? undefined : "error",
    progress:
      file.state === "sending"
        ? { fraction: file.progress, label: t("attachment.progress", { name: file.fileName }) }
        : undefined,
    actions: (
      <>
        {file.state === "failed" && (
          <Button size="small" onClick={() => retry(file.id)}>
            {t("action.tryAgain")}
            <VisuallyHidden> {file.fileName}</VisuallyHidden>
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => takeOff(file.id)}>
          {t(file.state === "sending" ? "attachment.stop" : "attachment.remove")}
          <VisuallyHidden> {file.fileName}</VisuallyHidden>
        </Button>
      </>
    ),
  });
  const settled = files.findLast(({ state }) => state !== "sending");
  return (
    <MuiTheme>
      <FilesField
        id={id}
        label={t("attachment.label")}
        hint={t("attachment.hint", { most: maxFiles })}
        accept={acceptAttribute}
        chooseLabel={t("attachment.choose")}
        onAdd={add}
      />
      {files.length > 0 && <FileList label={t("attachment.list")} items={files.map(itemOf)} />}
      <VisuallyHidden>
        <span role="status">{settled && `${settled.fileName}: ${stateOf(settled)}`}</span>
      </VisuallyHidden>
    </MuiTheme>
  );
}
