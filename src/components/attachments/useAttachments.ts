import { createId } from "../../config/createId.ts";
import { useEffect, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { documentIds as maxFiles } from "../../generated/maxItems.ts";
import { useFileUploads } from "./useFileUploads.ts";
import { prepareFile, type FileRejectionReason } from "./prepareFile.ts";
import { storeAttachmentDraft, readAttachmentDraft, type UploadedFile } from "./attachmentDraft.ts";
import type { Id } from "../../generated/contract.d.ts";

/** A file of a form and its upload state. `progress` is a fraction from 0 to 1. */
export type Attachment = { id: string; fileName: string; size: number } & (
  | { state: "sending"; progress: number }
  | { state: "uploaded"; documentId: Id }
  | { state: "failed"; failure: Failure }
  | { state: "rejected"; reason: FileRejectionReason | "tooMany" }
);

/** The files of a form and the operations on them. */
export type Attachments = {
  files: readonly Attachment[];
  uploaded: readonly UploadedFile[];
  /** The ids of the uploaded files. */
  documentIds: Id[];
  /** A file is still being uploaded, has failed or is rejected: the form must not be sent without it. */
  hasUnfinished: boolean;
  add: (files: Iterable<File>) => void;
  /** Removes a file from the list and aborts its upload. */
  remove: (id: string) => void;
  /** Retries a failed upload. */
  retry: (id: string) => void;
  /** Clears the list after the form was submitted. */
  clear: () => void;
};

/** Uploads each added file separately and keeps the uploaded ones in the tab storage. */
export function useAttachments(form: string, owner: string): Attachments {
  const [files, setFiles] = useState<readonly Attachment[]>(() =>
    readAttachmentDraft(form, owner).map((file) => ({ ...file, id: String(file.documentId), state: "uploaded" })),
  );
  const uploaded = files.flatMap((file) =>
    file.state === "uploaded" ? [{ documentId: file.documentId, fileName: file.fileName, size: file.size }] : [],
  );
  const serialized = JSON.stringify(uploaded);
  useEffect(
    () => storeAttachmentDraft(form, owner, JSON.parse(serialized) as UploadedFile[]),
    [form, owner, serialized],
  );

  const update = (id: string, next: (file: Attachment) => Attachment): void =>
    setFiles((before) => before.map((file) => (file.id === id ? next(file) : file)));
  const { upload, abort, retry } = useFileUploads(update);
  const addFile = async (file: File, index: number): Promise<void> => {
    const id = createId();
    const prepared = index >= maxFiles ? "tooMany" : await prepareFile(file);
    const isRejected = typeof prepared === "string";
    const fileInfo = { id, fileName: file.name, size: file.size };
    setFiles((before) => [
      ...before,
      isRejected
        ? { ...fileInfo, state: "rejected", reason: prepared }
        : { ...fileInfo, state: "sending", progress: 0 },
    ]);
    if (!isRejected) await upload(id, prepared);
  };
  return {
    files,
    uploaded,
    documentIds: uploaded.map(({ documentId }) => documentId),
    hasUnfinished: files.length > uploaded.length,
    add: (added) => {
      const acceptedCount = files.filter(({ state }) => state !== "rejected").length;
      for (const [index, file] of [...added].entries()) void addFile(file, acceptedCount + index);
    },
    remove: (id) => {
      abort(id);
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    retry,
    clear: () => {
      storeAttachmentDraft(form, owner, []);
      setFiles([]);
    },
  };
}
