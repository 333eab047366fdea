import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** A saved draft of a form. */
export type DraftRecord = { accountId: number; formKey: string; data: Record<string, unknown>; updatedAt: number };

/** How long a draft is kept after its last change. */
const draftRetentionMs = 60 * dayMs;

/** Returns the drafts of an account that have not expired, the last saved first. */
export const findDrafts = (store: MockStore, accountId: number): DraftRecord[] =>
  store.state.drafts
    .filter((draft) => draft.accountId === accountId && draft.updatedAt > store.now() - draftRetentionMs)
    .toSorted((a, b) => b.updatedAt - a.updatedAt);

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
