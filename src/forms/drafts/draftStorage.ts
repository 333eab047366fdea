import { isRecord } from "../../config/isRecord.ts";
import { parseJson } from "../../config/parseJson.ts";
import { listDraftKeys, tabStore, type TabKey } from "../../config/storage.ts";
import type { Id } from "../../generated/contract.d.ts";

// The names of keys and fields are a format: a tab that reloads for a new release reads what the old release stored.

/** What a tab stores of a form, each under a key of its own: its values (""), and more. */
type DraftPart = "" | "/state" | "/files" | "/key" | "/sentTo";

/** Returns the key under which the tab storage has a part of the draft of a form. */
export const getDraftKey = (form: string, part: DraftPart = ""): TabKey => `draft:${form}${part}`;

/** Returns the form to which a key of the tab storage belongs. */
export const getFormOfKey = (key: string): string => key.replace(/^draft:|\/(state|files|key|sentTo)$/g, "");

/** Returns the forms whose values this tab stores. */
export const listForms = (): string[] =>
  listDraftKeys()
    .filter((key) => key === getDraftKey(getFormOfKey(key)))
    .map(getFormOfKey);

/** Returns what this tab stores under a key of a draft; `undefined` when there is nothing or it is unreadable. */
export function readStoredPart(key: TabKey): Record<string, unknown> | undefined {
  const stored = parseJson(tabStore.get(key) ?? "");
  return isRecord(stored) ? stored : undefined;
}

/** A part of a draft as stored, with the id of the user. */
type StoredPart = Record<string, unknown> & { owner: string };

/** Returns a part of a draft as stored; `undefined` when there is none, it is unreadable or it belongs to another user. */
export function readPart(form: string, owner: string, part: DraftPart = ""): StoredPart | undefined {
  const stored = readStoredPart(getDraftKey(form, part));
  return stored?.["owner"] === owner ? (stored as StoredPart) : undefined;
}

/**
 * The unsubmitted values of a form, as stored. `owner` is the id of the user, or "" for a visitor. `base`: the values of the
 * server that the person has changed.
 */
type DraftValues = { owner: string; answers: unknown; base?: unknown };

/** Removes the values of the draft of a form, which the person has not discarded: nobody is notified. */
export const removeDraftValues = (form: string): void => tabStore.set(getDraftKey(form), null);

/** Returns the values of the draft of a form in this tab, or `undefined`. Discards those of another user. */
export function loadDraft(form: string, owner: string): unknown {
  const stored = readPart(form, owner) as DraftValues | undefined;
  if (stored === undefined) removeDraftValues(form);
  return stored?.answers;
}

/** Returns the values of the server that the draft of a form in this tab has changed; `undefined` when they are not stored. */
export const loadDraftBase = (form: string, owner: string): unknown =>
  (readPart(form, owner) as DraftValues | undefined)?.base;

/**
 * Stores values in the tab storage, which survives a reload and a sign-in, and those of the server that they change, where the
 * form shows such. They must not contain sensitive fields.
 */
export function saveDraft(form: string, owner: string, values: unknown, base?: unknown): void {
  replaceDraft(form, owner, values, base);
  notifyListeners(form, "changed");
}

/** Replaces the values of a draft, which the person has not changed: nobody is notified. */
export const replaceDraft = (form: string, owner: string, values: unknown, base?: unknown): void =>
  tabStore.set(getDraftKey(form), JSON.stringify({ owner, answers: values, base } satisfies DraftValues));

/** Removes the values of the draft of a form. */
export function discardDraft(form: string): void {
  removeDraftValues(form);
  notifyListeners(form, "discarded");
}

type DraftListener = (change: "changed" | "discarded") => void;
const listeners = new Map<string, Set<DraftListener>>();

/** Calls `listener` after each change of a form's draft in this tab. Returns a function that stops it. */
export function subscribeToDraft(form: string, listener: DraftListener): () => void {
  const ofForm = listeners.get(form) ?? new Set();
  listeners.set(form, ofForm.add(listener));
  return () => ofForm.delete(listener);
}

/** Tells the listeners that something which belongs to the draft has changed: its values, files or step. */
export function notifyListeners(form: string, change: "changed" | "discarded"): void {
  for (const listener of listeners.get(form) ?? []) listener(change);
}

/** An uploaded file of a form that is not submitted yet. `account`: only this account of the person can send it. */
export type UploadedFile = { documentId: Id; fileName: string; size: number; account?: string | undefined };

/** A file whose upload has not succeeded. */
export type UnsentFile = { fileName: string; size: number };

type DraftFiles = { owner: string; files: UploadedFile[]; unsent?: UnsentFile[] };

const isUploadedFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  ["number", "string"].includes(typeof value["documentId"]) &&
  typeof value["fileName"] === "string" &&
  typeof value["size"] === "number";

/** Returns the uploaded files of a stored list, without entries that are none; `undefined` when it is no list. */
export const parseUploadedFiles = (list: unknown): UploadedFile[] | undefined =>
  Array.isArray(list) ? list.filter(isUploadedFile) : undefined;

/** Returns the files that the same user uploaded for a form in this tab, for example before a reload. */
export const readAttachmentDraft = (form: string, owner: string): UploadedFile[] =>
  parseUploadedFiles(readPart(form, owner, "/files")?.["files"]) ?? [];

/** Stores the uploaded files of a form for this tab, and which ones were not sent; empty lists remove the entry. */
export const storeAttachmentDraft = (
  form: string,
  owner: string,
  files: UploadedFile[],
  unsent: UnsentFile[] = [],
): void =>
  tabStore.set(
    getDraftKey(form, "/files"),
    files.length + unsent.length === 0
      ? null
      : JSON.stringify({ owner, files, ...(unsent.length > 0 && { unsent }) } satisfies DraftFiles),
  );

/** The content of a draft besides the values of the form. */
type DraftDetails = {
  /** The step of the wizard, as in the URL. */
  step?: string;
  /** The title of the service, in the language `lang`. */
  title?: string;
  lang?: string;
  /** What the portal has filled in for the account of the last change, by the names of the fields. */
  filledIn?: Readonly<Record<string, unknown>>;
};

/** What a draft consists of, on this device and on the server. */
export type DraftContent = DraftDetails & { answers?: unknown; files?: UploadedFile[] };

/** How the draft on this device relates to the one of the server. */
type DraftState = DraftDetails & {
  owner: string;
  /** The time of the last change, by the clock of the device. */
  changedAt?: string;
  /** The time of the server's draft that this one is based on. */
  savedAt?: string | undefined;
  /** Changed since `savedAt`. */
  isUnsaved?: boolean;
};

/** Returns what is known about the draft of a form in this tab. An unreadable state is that of a new draft. */
export const readDraftState = (form: string, owner: string): DraftState => readPart(form, owner, "/state") ?? { owner };

/** Changes what is known about the draft of a form in this tab. */
export const updateDraftState = (form: string, owner: string, changes: Partial<DraftState>): void =>
  tabStore.set(getDraftKey(form, "/state"), JSON.stringify({ ...readDraftState(form, owner), ...changes }));

/** Removes what is known about the draft of a form in this tab. */
export const clearDraftState = (form: string): void => tabStore.set(getDraftKey(form, "/state"), null);

/** Returns the draft of a form in this tab; `undefined` without values and files. */
export function readDeviceDraft(form: string, owner: string): DraftContent | undefined {
  const answers = loadDraft(form, owner);
  const files = readAttachmentDraft(form, owner);
  if (answers === undefined && files.length === 0) return undefined;
  const {
    owner: _owner,
    changedAt: _changedAt,
    savedAt: _savedAt,
    isUnsaved: _isUnsaved,
    ...details
  } = readDraftState(form, owner);
  return { ...(answers !== undefined && { answers }), ...(files.length > 0 && { files }), ...details };
}

/** Removes the draft of a form with its files from this tab. */
export function removeDeviceDraft(form: string, owner: string): void {
  storeAttachmentDraft(form, owner, []);
  clearDraftState(form);
  discardDraft(form);
}
