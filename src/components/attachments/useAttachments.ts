import { useEffect, useRef, useState } from "react";
import { uploadFile } from "../../api/uploadFile.ts";
import { failureOf, type Failure } from "../../api/failure.ts";
import { mostFiles, unacceptable, type Unacceptable } from "./validateFile.ts";
import { keepFiles, readKeptFiles, type KeptFile } from "./attachmentDraft.ts";

/** A file that goes with something: on its way (`part` from 0 to 1), taken by the service, or why it is neither. */
export type Attachment = { id: string; fileName: string; size: number } & (
  | { state: "sending"; part: number }
  | { state: "kept"; documentId: number }
  | { state: "failed"; failure: Failure }
  | { state: "refused"; reason: Unacceptable | "tooMany" }
);

/** The files of a form, and what can be done with them. */
export type Attachments = {
  files: readonly Attachment[];
  kept: readonly KeptFile[];
  add: (files: Iterable<File>) => void;
  /** Stops a file that is on its way, and takes any file off the list. */
  remove: (id: string) => void;
  /** Sends a file once more that did not arrive. */
  retry: (id: string) => void;
  /** The form was sent: its files belong to it now. */
  forget: () => void;
};

/** Sends files as they are added, each by itself, and remembers those that were taken for as long as the tab lives. */
export function useAttachments(form: string, owner: string): Attachments {
  const [files, setFiles] = useState<readonly Attachment[]>(() => readKeptFiles(form, owner).map((file) => ({ ...file, id: String(file.documentId), state: "kept" })));
  const sources = useRef(new Map<string, { file: File; stop: AbortController }>());
  const kept = files.flatMap((file) => (file.state === "kept" ? [{ documentId: file.documentId, fileName: file.fileName, size: file.size }] : []));
  const said = JSON.stringify(kept);
  useEffect(() => keepFiles(form, owner, JSON.parse(said) as KeptFile[]), [form, owner, said]);
  useEffect(() => {
    const { current } = sources;
    return () => current.forEach(({ stop }) => stop.abort());
  }, []);

  const change = (id: string, next: (file: Attachment) => Attachment): void => setFiles((before) => before.map((file) => (file.id === id ? next(file) : file)));
  const facts = ({ id, fileName, size }: Attachment): Pick<Attachment, "id" | "fileName" | "size"> => ({ id, fileName, size });

  const send = async (id: string, file: File): Promise<void> => {
    const stop = new AbortController();
    sources.current.set(id, { file, stop });
    change(id, (was) => ({ ...facts(was), state: "sending", part: 0 }));
    try {
      const { id: documentId } = await uploadFile({ file, key: id, signal: stop.signal, onProgress: (part) => change(id, (was) => (was.state === "sending" ? { ...was, part } : was)) });
      change(id, (was) => ({ ...facts(was), state: "kept", documentId }));
    } catch (error) {
      const failure = failureOf(error);
      if (stop.signal.aborted) return;
      if (failure === undefined) throw error;
      change(id, (was) => ({ ...facts(was), state: "failed", failure }));
    }
  };
  const take = async (file: File, place: number): Promise<void> => {
    const id = crypto.randomUUID();
    const reason = place >= mostFiles ? "tooMany" : await unacceptable(file);
    const fact = { id, fileName: file.name, size: file.size };
    setFiles((before) => [...before, reason === undefined ? { ...fact, state: "sending", part: 0 } : { ...fact, state: "refused", reason }]);
    if (reason === undefined) await send(id, file);
  };
  return {
    files,
    kept,
    add: (added) => {
      const counted = files.filter(({ state }) => state !== "refused").length;
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
    forget: () => {
      keepFiles(form, owner, []);
      setFiles([]);
    },
  };
}
