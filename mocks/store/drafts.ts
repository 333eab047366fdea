import type { Id } from "../../src/generated/contract.d.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** A saved draft of a form. */
export type DraftRecord = { accountId: number; formKey: string; data: Record<string, unknown>; updatedAt: number };

/** How long a draft is kept after its last change. */
const draftRetentionMs = 60 * dayMs;

const isKept = (store: MockStore, { updatedAt }: DraftRecord): boolean => updatedAt > store.now() - draftRetentionMs;

/** Returns the drafts of an account that have not expired, the last saved first. */
export const findDrafts = (store: MockStore, accountId: number): DraftRecord[] =>
  store.state.drafts
    .filter((draft) => draft.accountId === accountId && isKept(store, draft))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);

/** Returns whether a draft that has not expired names a document among its files. */
export const isFileOfDraft = (store: MockStore, id: Id): boolean =>
  store.state.drafts.some((draft) => {
    const { files } = draft.data;
    return (
      isKept(store, draft) &&
      Array.isArray(files) &&
      files.some((file: { documentId?: Id } | null) => file?.documentId !== undefined && isSameId(file.documentId, id))
    );
  });

/** Returns the draft of an account's form; `undefined` when none exists or it has expired. */
export const findDraft = (store: MockStore, accountId: number, formKey: string): DraftRecord | undefined =>
  findDrafts(store, accountId).find((draft) => draft.formKey === formKey);

/** Replaces the draft of a form; `null` deletes it. */
export function saveDraft(
  store: MockStore,
  { accountId, formKey, data }: Omit<DraftRecord, "data" | "updatedAt"> & { data: DraftRecord["data"] | null },
): void {
  const otherDrafts = store.state.drafts.filter((draft) => draft.accountId !== accountId || draft.formKey !== formKey);
  store.state.drafts =
    data === null ? otherDrafts : [...otherDrafts, { accountId, formKey, data, updatedAt: store.now() }];
}

/** Returns the drafts of a new store: the director has begun an application, so that the list of drafts has an entry. */
export const createSeedDrafts = (now: number): DraftRecord[] => [
  {
    accountId: 1003,
    formKey: "service-105",
    data: {
      answers: { instrument: "SCALES", model: "Tərəzi TM-6", count: 4 },
      step: "answers",
      title: "Поверка средств измерений",
      lang: "ru",
    },
    updatedAt: now - 3 * dayMs,
  },
];
