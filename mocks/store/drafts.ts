import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** A saved draft of a form. */
export type DraftRecord = { accountId: number; formKey: string; data: Record<string, unknown>; updatedAt: number };

/** How long a draft is kept after its last change. */
const draftRetentionMs = 60 * dayMs;

/** Returns the draft of an account's form; `undefined` when none exists or it has expired. */
export const findDraft = (store: MockStore, accountId: number, formKey: string): DraftRecord | undefined =>
  store.state.drafts.find(
    (draft) =>
      draft.accountId === accountId && draft.formKey === formKey && draft.updatedAt > store.now() - draftRetentionMs,
  );

/** Replaces the draft of a form; `null` deletes it. */
export function saveDraft(
  store: MockStore,
  { accountId, formKey, data }: Omit<DraftRecord, "data" | "updatedAt"> & { data: DraftRecord["data"] | null },
): void {
  const otherDrafts = store.state.drafts.filter((draft) => draft.accountId !== accountId || draft.formKey !== formKey);
  store.state.drafts =
    data === null ? otherDrafts : [...otherDrafts, { accountId, formKey, data, updatedAt: store.now() }];
}
