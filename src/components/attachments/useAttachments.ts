import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../api/uploadFile.ts";
import { getFailure, type Failure } from "../../api/failure.ts";
import { documentIds as maxFiles } from "../../generated/maxItems.ts";
import { validateFile, type FileRejectionReason } from "./validateFile.ts";
import { storeAttachmentDraft, readAttachmentDraft, type UploadedFile } from "./attachmentDraft.ts";

/** A file of a form and its upload state. `progress` is a fraction from 0 to 1. */
export type Attachment = { id: string; fileName: string; size: number } & (
  | { state: "sending"; progress: number }
  | { state: "uploaded"; documentId: number }
  | { state: "failed"; failure: Failure }
  | { state: "rejected"; reason: FileRejectionReason | "tooMany" }
);

/** The files of a form and the operations on them. */
export type Attachments = {
  files: readonly Attachment[];
  uploaded: readonly UploadedFile[];
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
  const sources = useRef(new Map<string, { file: File; controller: AbortController }>());
  const uploaded = files.flatMap((file) =>
    file.state === "uploaded" ? [{ documentId: file.documentId, fileName: file.fileName, size: file.size }] : [],
  );
  const serialized = JSON.stringify(uploaded);
  useEffect(
    () => storeAttachmentDraft(form, owner, JSON.parse(serialized) as UploadedFile[]),
    [form, owner, serialized],
  );
  useEffect(() => {
    const { current } = sources;
    return () => current.forEach(({ controller }) => controller.abort());
  }, []);

  const update = (id: string, next: (file: Attachment) => Attachment): void =>
    setFiles((before) => before.map((file) => (file.id === id ? next(file) : file)));
  const pickFileInfo = ({ id, fileName, size }: Attachment): Pick<Attachment, "id" | "fileName" | "size"> => ({
    id,
    fileName,
    size,
  });

  const upload = async (id: string, file: File): Promise<void> => {
    const controller = new AbortController();
    sources.current.set(id, { file, controller });
    update(id, (previous) => ({ ...pickFileInfo(previous), state: "sending", progress: 0 }));
    try {
      const { id: documentId } = await uploadFile({
        file,
        idempotencyKey: id,
        signal: controller.signal,
        onProgress: (progress) =>
          update(id, (previous) => (previous.state === "sending" ? { ...previous, progress } : previous)),
      });
      update(id, (previous) => ({ ...pickFileInfo(previous), state: "uploaded", documentId }));
    } catch (error) {
      const failure = getFailure(error);
      if (controller.signal.aborted) return;
      if (failure === undefined) throw error;
      update(id, (previous) => ({ ...pickFileInfo(previous), state: "failed", failure }));
    }
  };
  const addFile = async (file: File, index: number): Promise<void> => {
    const id = crypto.randomUUID();
    const reason = index >= maxFiles ? "tooMany" : await validateFile(file);
    const fileInfo = { id, fileName: file.name, size: file.size };
    setFiles((before) => [
      ...before,
      reason === undefined
        ? { ...fileInfo, state: "sending", progress: 0 }
        : { ...fileInfo, state: "rejected", reason },
    ]);
    if (reason === undefined) await upload(id, file);
  };
  return {
    files,
    uploaded,
    add: (added) => {
      const acceptedCount = files.filter(({ state }) => state !== "rejected").length;
      for (const [index, file] of [...added].entries()) void addFile(file, acceptedCount + index);
    },
    remove: (id) => {
      sources.current.get(id)?.controller.abort();
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    retry: (id) => {
      const source = sources.current.get(id);
      if (source !== undefined) void upload(id, source.file);
    },
    clear: () => {
      storeAttachmentDraft(form, owner, []);
      setFiles([]);
    },
  };
}
