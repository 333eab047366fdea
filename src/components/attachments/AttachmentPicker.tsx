import { useEffect, useId, type ReactNode } from "react";
import { failureWords } from "../../api/failureMessage.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Button } from "../buttons/Button.tsx";
import { FileList, type FileListItem } from "../data/FileList.tsx";
import { FilesField } from "../forms/FilesField.tsx";
import { Theme } from "../styles/MuiTheme.tsx";
import { VisuallyHidden } from "../text/VisuallyHidden.tsx";
import { accepted, mostFiles } from "./validateFile.ts";
import type { Attachment, Attachments } from "./useAttachments.ts";
import { useSize } from "../../i18n/useFormatFileSize.ts";

/** Adding files to something: chosen, dropped or pasted; each with its progress and a way to stop it, to repeat it or to take it off. */
export function AttachmentPicker({ attachments: { files, add, remove, retry } }: { attachments: Attachments }): ReactNode {
  const say = useWords();
  const size = useSize();
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
    if (file.state === "failed") return failureWords(say, file.failure);
    if (file.state === "refused") return say(`attachment.refused.${file.reason}`, { most: mostFiles });
    return say(`attachment.${file.state}`, { size: size(file.size) });
  };
  const itemOf = (file: Attachment): FileListItem => ({
    id: file.id,
    name: file.fileName,
    state: stateOf(file),
    tone: file.state === "kept" ? "success" : file.state === "sending" ? undefined : "error",
    progress: file.state === "sending" ? { part: file.part, label: say("attachment.progress", { name: file.fileName }) } : undefined,
    actions: (
      <>
        {file.state === "failed" && (
          <Button size="small" onClick={() => retry(file.id)}>
            {say("action.tryAgain")}
            <VisuallyHidden> {file.fileName}</VisuallyHidden>
          </Button>
        )}
        <Button size="small" tone="quiet" onClick={() => takeOff(file.id)}>
          {say(file.state === "sending" ? "attachment.stop" : "attachment.remove")}
          <VisuallyHidden> {file.fileName}</VisuallyHidden>
        </Button>
      </>
    ),
  });
  const settled = files.findLast(({ state }) => state !== "sending");
  return (
    <Theme>
      <FilesField id={id} label={say("attachment.label")} hint={say("attachment.hint", { most: mostFiles })} accept={accepted} chooseLabel={say("attachment.choose")} onAdd={add} />
      {files.length > 0 && <FileList label={say("attachment.list")} items={files.map(itemOf)} />}
      <VisuallyHidden>
        <span role="status">{settled && `${settled.fileName}: ${stateOf(settled)}`}</span>
      </VisuallyHidden>
    </Theme>
  );
}
