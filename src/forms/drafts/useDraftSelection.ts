import { useEffect, useRef, useState, type RefObject } from "react";
import {
  readDeviceDraft,
  readDraftState,
  removeDeviceDraft,
  subscribeToDraft,
  updateDraftState,
} from "./draftStorage.ts";
import type { FormDefinition } from "../formDefinition.ts";
import { readServerDraft, storeServerDraft } from "./readServerDraft.ts";
import { selectDraft, type KnownDraft } from "./selectDraft.ts";
import { isDraftKey, type DraftVersion } from "./serverDraft.ts";

/** A draft of another tab or device, or that the one of this tab was sent or deleted there. */
export type OtherDraft = DraftVersion | "gone";

/** The draft with which a form begins, and another one between which the person chooses. */
export type DraftSelection = {
  /** The form may render: the draft on the device is the one to begin with. */
  isReady: boolean;
  /** Changes when the draft on the device was replaced: the key of the form. */
  version: number;
  /** The draft of another tab or device, until the person has chosen. */
  other: OtherDraft | undefined;
  /** Offers such a draft. */
  offer: (other: OtherDraft) => void;
  /** What this tab knows about the draft of the server; `undefined` until it was read. */
  known: RefObject<KnownDraft | undefined>;
  /** Continues with that draft, or with an empty form when the one of this tab is gone. */
  takeOther: () => void;
  keepThis: () => void;
};

/** How long a form waits for the draft of the server. One that comes later is offered. */
const maxWaitMs = 3000;

/** Reads the draft of a form from the server (`readDraft`) and puts the newer one on this device before the form renders. */
export function useDraftSelection(
  { name: form, schema }: Pick<FormDefinition<unknown>, "name" | "schema">,
  owner: string,
): DraftSelection {
  const [readyForm, setReadyForm] = useState<string>();
  const [version, setVersion] = useState(0);
  const [other, setOther] = useState<OtherDraft>();
  const known = useRef<KnownDraft>(undefined);
  const renderedForm = useRef<string>(undefined);
  const isReady = readyForm === form || !isDraftKey(form);

  useEffect(() => {
    if (!isDraftKey(form)) return undefined;
    const controller = new AbortController();
    known.current = undefined;
    const begin = (): void => {
      renderedForm.current = form;
      setReadyForm(form);
    };
    const timer = setTimeout(begin, maxWaitMs);
    const read = async (): Promise<void> => {
      const serverDraft = await readServerDraft(form, schema, controller.signal);
      // A form that renders already may have read or saved a newer one meanwhile.
      if (controller.signal.aborted || known.current !== undefined) return;
      known.current = { content: serverDraft?.content };
      const content = readDeviceDraft(form, owner);
      const { savedAt, isUnsaved = true } = readDraftState(form, owner);
      const selected = selectDraft(content && { content, savedAt, isUnsaved }, serverDraft);
      if (selected === "gone") setOther(selected);
      if (serverDraft === undefined || selected === "device") return;
      // A form that renders already is never changed under the person's hands.
      if (selected === "conflict" || renderedForm.current === form) setOther(serverDraft);
      else storeServerDraft(form, owner, serverDraft.content, serverDraft.savedAt);
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

  // What was sent, or begun again in the form itself, needs no choice.
  useEffect(() => {
    if (other !== "gone") return undefined;
    return subscribeToDraft(form, () => {
      if (readDeviceDraft(form, owner) === undefined) setOther(undefined);
    });
  }, [form, owner, other]);

  return {
    isReady,
    version,
    other,
    offer: setOther,
    known,
    takeOther: () => {
      if (other === "gone") removeDeviceDraft(form, owner);
      else if (other !== undefined) storeServerDraft(form, owner, other.content, other.savedAt);
      setOther(undefined);
      setVersion(version + 1);
    },
    keepThis: () => {
      if (readDeviceDraft(form, owner) !== undefined)
        updateDraftState(form, owner, { isUnsaved: true, ...(other === "gone" && { savedAt: undefined }) });
      setOther(undefined);
    },
  };
}
