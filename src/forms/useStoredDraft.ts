import { useEffect, useState } from "react";
import { readDraft } from "../generated/queries/drafts/drafts.ts";
import type { UploadedFile } from "../components/attachments/attachmentDraft.ts";
import {
  readDeviceDraft,
  readDraftState,
  storeServerDraft,
  updateDraftState,
  type DraftContent,
} from "./deviceDraft.ts";
import type { FormDefinition } from "./formDefinition.ts";
import { findDeletedFiles, isDraftKey, readDraftContent, selectDraft } from "./serverDraft.ts";

/** A draft of the server that differs from the one on this device. */
type OtherDraft = { content: DraftContent; savedAt: string | undefined };

type StoredDraft = {
  /** The form may render: the draft on the device is the one to begin with. */
  isReady: boolean;
  /** Changes when the draft on the device was replaced: the key of the form. */
  version: number;
  /** The draft of another device, until the person has chosen. */
  other: OtherDraft | undefined;
  /** Files of the draft that the server has deleted. */
  deletedFiles: readonly UploadedFile[];
  useOther: () => void;
  keepThis: () => void;
};

/** How long a form waits for the draft of the server. One that comes later is offered. */
const maxWaitMs = 3000;

/** Reads the draft of a form from the server (`readDraft`) and puts the newer one on this device before the form renders. */
export function useStoredDraft(
  { name: form, schema }: Pick<FormDefinition<unknown>, "name" | "schema">,
  owner: string,
): StoredDraft {
  const [readyForm, setReadyForm] = useState<string>();
  const [version, setVersion] = useState(0);
  const [other, setOther] = useState<OtherDraft>();
  const [deletedFiles, setDeletedFiles] = useState<readonly UploadedFile[]>([]);
  const isReady = readyForm === form || !isDraftKey(form);

  useEffect(() => {
    if (!isDraftKey(form)) return undefined;
    const controller = new AbortController();
    let isRendered = false;
    const begin = (): void => {
      isRendered = true;
      setReadyForm(form);
    };
    const timer = setTimeout(begin, maxWaitMs);
    const read = async (): Promise<void> => {
      const draft = await readDraft(form, undefined, controller.signal);
      const content = readDraftContent(draft, schema);
      const deleted = await findDeletedFiles(content?.files ?? [], controller.signal);
      if (controller.signal.aborted || content === undefined) return;
      const files = content.files?.filter((file) => !deleted.includes(file));
      const serverDraft = { content: { ...content, ...(files && { files }) }, savedAt: draft.updatedAt };
      const deviceContent = readDeviceDraft(form, owner);
      const { savedAt, isUnsaved = true } = readDraftState(form, owner);
      const device = deviceContent && { content: deviceContent, savedAt, isUnsaved };
      const selected = selectDraft(device, serverDraft);
      // A form that renders already is never changed under the person's hands.
      if (selected === "conflict" || (selected === "server" && isRendered)) setOther(serverDraft);
      else if (selected === "server") {
        storeServerDraft(form, owner, serverDraft.content, draft.updatedAt);
        setDeletedFiles(deleted);
      }
    };
    // Without the operation, or without a connection, the draft on the device is the only one.
    void read()
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        if (!controller.signal.aborted) begin();
      });
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [form, schema, owner]);

  return {
    isReady,
    version,
    other,
    deletedFiles,
    useOther: () => {
      if (other !== undefined) storeServerDraft(form, owner, other.content, other.savedAt);
      setOther(undefined);
      setVersion(version + 1);
    },
    keepThis: () => {
      if (readDeviceDraft(form, owner) !== undefined) updateDraftState(form, owner, { isUnsaved: true });
      setOther(undefined);
    },
  };
}
