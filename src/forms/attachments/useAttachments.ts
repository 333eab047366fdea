import { createId } from "../../config/createId.ts";
import { isSameId } from "../../config/isSameId.ts";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "../../api/failure.ts";
import { documentIds as maxFiles } from "../../generated/maxItems.ts";
import { useFileUploads } from "./useFileUploads.ts";
import { prepareFile, type FileRejectionReason } from "./prepareFile.ts";
import {
  readAttachmentDraft,
  storeAttachmentDraft,
  type UnsentFile,
  type UploadedFile,
} from "../drafts/draftStorage.ts";
import { readUnsentFiles } from "../drafts/readUnsentFiles.ts";
import { findDeletedFiles } from "./findDeletedFiles.ts";
import { isOfOtherAccount } from "./isOfOtherAccount.ts";
import { getAccountKey } from "../../auth/account.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import type { Id } from "../../generated/contract.d.ts";

type RejectionReason = FileRejectionReason | "tooMany";

/**
 * A file of a form and its upload state. `progress` is a fraction from 0 to 1. A `lost` file was not sent before the page was
 * closed: only its name is left. A `deleted` one was uploaded before the page was opened, and the server no longer has it.
 */
export type Attachment = { id: string; fileName: string; size: number } & (
  | { state: "sending"; progress: number }
  | { state: "uploaded" | "otherAccount" | "deleted"; documentId: Id; account?: string | undefined }
  | { state: "failed"; failure: Failure }
  | { state: "lost" }
  | { state: "rejected"; reason: RejectionReason }
);

/** The files of a form and the operations on them. */
export type Attachments = {
  files: readonly Attachment[];
  /** The uploaded files, also those of another account of the person, and deleted ones. */
  uploaded: readonly UploadedFile[];
  /** The ids of the uploaded files that the account can send. */
  documentIds: Id[];
  /** A file is still being uploaded, has failed, is rejected, belongs to another account or is deleted: the form must not be sent without it. */
  hasUnfinished: boolean;
  /** A file is still being uploaded, or has failed: it is lost with the page. */
  hasUnsent: boolean;
  add: (files: Iterable<File>) => void;
  /** Removes a file from the list and aborts its upload. */
  remove: (id: string) => void;
  /** Retries a failed upload. */
  retry: (id: string) => void;
  /** Clears the list. */
  clear: () => void;
  /** Removes files that were sent with the form. */
  removeSent: (documentIds: readonly Id[]) => void;
  /** Forgets the files that were not sent, when the person leaves without them. */
  discardUnsent: () => void;
  /** Asks which of the uploaded files the server has deleted, and marks them. Returns a function that stops it. */
  markDeleted: () => () => void;
};

/**
 * Uploads each added file separately, for the account for which the user acts, and keeps the uploaded ones in the tab storage.
 * After a change of account they stay in the list, but no other account can send them. Asks for those of an earlier page
 * (`listDocuments`): the server deletes what is not sent for a day.
 */
export function useAttachments(form: string, user: User): Attachments {
  const owner = getUserKey(user);
  const account = getAccountKey(user);
  const [addedFiles, setFiles] = useState<readonly Attachment[]>(() => [
    ...readAttachmentDraft(form, owner).map((file): Attachment => ({
      ...file,
      id: String(file.documentId),
      state: "uploaded",
    })),
    ...readUnsentFiles(form, owner).map((file): Attachment => ({ ...file, id: createId(), state: "lost" })),
  ]);
  const files = addedFiles.map((file) =>
    file.state === "uploaded" && isOfOtherAccount(file, account) ? { ...file, state: "otherAccount" as const } : file,
  );
  const uploaded = files.flatMap((file) => ("documentId" in file ? [toUploadedFile(file)] : []));
  const unsent = files
    .filter(({ state }) => isUnsent(state) || state === "lost")
    .map(({ fileName, size }) => ({ fileName, size }));
  const serialized = JSON.stringify([uploaded, unsent]);
  useEffect(
    () => storeAttachmentDraft(form, owner, ...(JSON.parse(serialized) as [UploadedFile[], UnsentFile[]])),
    [form, owner, serialized],
  );
  const markDeleted = useCallback(() => {
    const controller = new AbortController();
    const askServer = async (): Promise<void> => {
      const deleted = await findDeletedFiles(readAttachmentDraft(form, owner), controller.signal);
      if (controller.signal.aborted || deleted.length === 0) return;
      const isDeleted = (id: Id): boolean => deleted.some(({ documentId }) => isSameId(documentId, id));
      setFiles((before) =>
        before.map((file) =>
          file.state === "uploaded" && isDeleted(file.documentId) ? { ...file, state: "deleted" } : file,
        ),
      );
    };
    void askServer();
    return () => controller.abort();
  }, [form, owner, setFiles]);
  useEffect(markDeleted, [markDeleted]);

  const update = (id: string, next: (file: Attachment) => Attachment): void =>
    setFiles((before) => before.map((file) => (file.id === id ? next(file) : file)));
  const { upload, abort, retry } = useFileUploads(account, update);
  const addFile = async (file: File, prepared: File | RejectionReason): Promise<void> => {
    const id = createId();
    const isRejected = typeof prepared === "string";
    const fileInfo = { id, fileName: file.name, size: file.size };
    setFiles((before) => [
      ...before.filter((other) => !isGone(other.state) || other.fileName !== file.name || other.size !== file.size),
      isRejected
        ? { ...fileInfo, state: "rejected", reason: prepared }
        : { ...fileInfo, state: "sending", progress: 0 },
    ]);
    if (!isRejected) await upload(id, prepared);
  };
  const addFiles = async (added: readonly File[]): Promise<void> => {
    let acceptedCount = files.filter(({ state }) => state !== "rejected" && !isGone(state)).length;
    const judged = await Promise.all(added.map(async (file) => ({ file, prepared: await prepareFile(file) })));
    for (const { file, prepared } of judged) {
      const isAccepted = typeof prepared !== "string";
      void addFile(file, isAccepted && acceptedCount >= maxFiles ? "tooMany" : prepared);
      // A file that is rejected takes no place.
      if (isAccepted) acceptedCount += 1;
    }
  };
  return {
    files,
    uploaded,
    documentIds: files.flatMap((file) => (file.state === "uploaded" ? [file.documentId] : [])),
    hasUnfinished: files.some(({ state }) => state !== "uploaded"),
    hasUnsent: files.some(({ state }) => isUnsent(state)),
    add: (added) => void addFiles([...added]),
    remove: (id) => {
      abort(id);
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    retry,
    clear: () => {
      storeAttachmentDraft(form, owner, []);
      setFiles([]);
    },
    removeSent: (sentIds) =>
      setFiles((before) => before.filter((file) => !("documentId" in file && sentIds.includes(file.documentId)))),
    discardUnsent: () => storeAttachmentDraft(form, owner, uploaded),
    markDeleted,
  };
}

const isUnsent = (state: Attachment["state"]): boolean => state === "sending" || state === "failed";

/** Returns whether the file has to be chosen again: it takes no place. */
const isGone = (state: Attachment["state"]): boolean => state === "lost" || state === "deleted";

const toUploadedFile = ({ documentId, fileName, size, account }: UploadedFile): UploadedFile => ({
  documentId,
  fileName,
  size,
  ...(account !== undefined && { account }),
});
