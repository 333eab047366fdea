import { tabStore } from "../../config/storage.ts";
import { readAttachmentDraft, storeAttachmentDraft, type UploadedFile } from "../attachments/attachmentDraft.ts";
import { discardDraft, loadDraft, saveDraft } from "./draftValues.ts";

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

/** How the draft on this device relates to the one of the server. `owner` as in `drafts.ts`. */
type DraftState = DraftDetails & {
  owner: string;
  /** The time of the last change, by the clock of the device. */
  changedAt?: string;
  /** The time of the server's draft that this one is based on. */
  savedAt?: string;
  /** Changed since `savedAt`. */
  isUnsaved?: boolean;
};

/** Returns what is known about the draft of a form in this tab. */
export function readDraftState(form: string, owner: string): DraftState {
  try {
    const state = JSON.parse(tabStore.get(`draft:${form}/state`) ?? "null") as DraftState | null;
    if (state?.owner === owner) return state;
  } catch {
    // An unreadable state is that of a new draft.
  }
  return { owner };
}

/** Changes what is known about the draft of a form in this tab. */
export const updateDraftState = (form: string, owner: string, changes: Partial<DraftState>): void =>
  tabStore.set(`draft:${form}/state`, JSON.stringify({ ...readDraftState(form, owner), ...changes }));

/** Removes what is known about the draft of a form in this tab. */
export const clearDraftState = (form: string): void => tabStore.set(`draft:${form}/state`, null);

/** Returns the draft of a form in this tab; `undefined` without values and files. */
export function readDeviceDraft(form: string, owner: string): DraftContent | undefined {
  const answers = loadDraft(form, owner);
  const files = readAttachmentDraft(form, owner);
  if (answers === undefined && files.length === 0) return undefined;
  const { step, title, lang, filledIn } = readDraftState(form, owner);
  return {
    ...(answers !== undefined && { answers }),
    ...(files.length > 0 && { files }),
    ...(step !== undefined && { step }),
    ...(title !== undefined && { title }),
    ...(lang !== undefined && { lang }),
    ...(filledIn !== undefined && { filledIn }),
  };
}

/** Replaces the draft of a form in this tab with one of the server that was saved at `savedAt`. */
export function storeServerDraft(
  form: string,
  owner: string,
  { answers, files = [], ...details }: DraftContent,
  savedAt: string | undefined,
): void {
  saveDraft(form, owner, answers ?? {});
  storeAttachmentDraft(form, owner, files);
  clearDraftState(form);
  updateDraftState(form, owner, {
    ...details,
    isUnsaved: false,
    ...(savedAt !== undefined && { savedAt, changedAt: savedAt }),
  });
}

/** Removes the draft of a form with its files from this tab. */
export function removeDeviceDraft(form: string, owner: string): void {
  storeAttachmentDraft(form, owner, []);
  clearDraftState(form);
  discardDraft(form);
}
