import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../api/uploadFile.ts";
import { failureOf, type Failure } from "../../api/failure.ts";
import { maxFiles, validateFile, type FileRejectionReason } from "./validateFile.ts";
import { storeAttachmentDraft, readAttachmentDraft, type UploadedFile } from "./attachmentDraft.ts";

/** A file that goes with something: on its way (`part` from 0 to 1), taken by the service, or why it is neither. */
export type Attachment = { id: string; fileName: string; size: number } & (
  | { state: "sending"; progress: number }
  | { state: "uploaded"; documentId: number }
  | { state: "failed"; failure: Failure }
  | { state: "rejected"; reason: FileRejectionReason | "tooMany" }
);

/** The files of a form, and what can be done with them. */
export type Attachments = {
  files: readonly Attachment[];
  uploaded: readonly UploadedFile[];
  add: (files: Iterable<File>) => void;
  /** Stops a file that is on its way, and takes any file off the list. */
  remove: (id: string) => void;
  /** Sends a file once more that did not arrive. */
  retry: (id: string) => void;
  /** The form was sent: its files belong to it now. */
  clear: () => void;
};

/** Sends files as they are added, each by itself, and remembers those that were taken for as long as the tab lives. */
export function useAttachments(form: string, owner: string): Attachments {
  const [files, setFiles] = useState<readonly Attachment[]>(() =>
    readAttachmentDraft(form, owner).map((file) => ({ ...file, id: String(file.documentId), state: "uploaded" })),
  );
  const sources = useRef(new Map<string, { file: File; stop: AbortController }>());
  const kept = files.flatMap((file) =>
    file.state === "uploaded" ? [{ documentId: file.documentId, fileName: file.fileName, size: file.size }] : [],
  );
  const said = JSON.stringify(kept);
  useEffect(() => storeAttachmentDraft(form, owner, JSON.parse(said) as UploadedFile[]), [form, owner, said]);
  useEffect(() => {
    const { current } = sources;
    return () => current.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (id: string, next: (file: Attachment) => Attachment): void =>
    setFiles((before) => before.map((file) => (file.id === id ? next(file) : file)));
  const facts = ({ id, fileName, size }: Attachment): Pick<Attachment, "id" | "fileName" | "size"> => ({
    id,
    fileName,
    size,
  });

  const send = async (id: string, file: File): Promise<void> => {
    const stop = new AbortController();
    sources.current.set(id, { file, stop });
    change(id, (was) => ({ ...facts(was), state: "sending", progress: 0 }));
    try {
      const { id: documentId } = await uploadFile({
        file,
        idempotencyKey: id,
        signal: stop.signal,
        onProgress: (part) => change(id, (was) => (was.state === "sending" ? { ...was, progress: part } : was)),
      });
      change(id, (was) => ({ ...facts(was), state: "uploaded", documentId }));
    } catch (error) {
      const failure = failureOf(error);
      if (stop.signal.aborted) return;
      if (failure === undefined) throw error;
      change(id, (was) => ({ ...facts(was), state: "failed", failure }));
    }
  };
  const take = async (file: File, place: number): Promise<void> => {
    const id = crypto.randomUUID();
    const reason = place >= maxFiles ? "tooMany" : await validateFile(file);
    const fact = { id, fileName: file.name, size: file.size };
    setFiles((before) => [
      ...before,
      reason === undefined ? { ...fact, state: "sending", progress: 0 } : { ...fact, state: "rejected", reason },
    ]);
    if (reason === undefined) await send(id, file);
  };
  return {
    files,
    uploaded: kept,
    add: (added) => {
      const counted = files.filter(({ state }) => state !== "rejected").length;
      for (const [place, file] of [...added].entries()) void take(file, counted + place);
    },
    remove: (id) => {
      sources.current.get(id)?.stop.abort();
      setFiles((before) => before.filter((file) => file.id !== id));
    },
    retry: (id) => {
      const source = sources.current.get(id);
      if (source !== undefined) void send(id, source.file);
    },
    clear: () => {
      storeAttachmentDraft(form, owner, []);
      setFiles([]);
    },
  };
}
