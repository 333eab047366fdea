import { dayMs } from "./calendar.ts";
import type { MockStore } from "./mockStore.ts";

/** What somebody has filled in in a form and not sent. */
export type DraftRecord = { accountId: number; formKey: string; data: Record<string, unknown>; updatedAt: number };

/** How long a draft is kept after it was touched last, in milliseconds. */
const draftRetentionMs = 60 * dayMs;

/** The draft of a person's form; `undefined` when there is none, or it is too old. */
export const findDraft = (store: MockStore, accountId: number, formKey: string): DraftRecord | undefined =>
  store.state.drafts.find(
    (draft) =>
      draft.accountId === accountId && draft.formKey === formKey && draft.updatedAt > store.now() - draftRetentionMs,
  );

/** Keeps a draft in place of the one before it; `null` throws that away. */
export function saveDraft(
  store: MockStore,
  { accountId, formKey, data }: Omit<DraftRecord, "data" | "updatedAt"> & { data: DraftRecord["data"] | null },
): void {
  const others = store.state.drafts.filter((draft) => draft.accountId !== accountId || draft.formKey !== formKey);
  store.state.drafts = data === null ? others : [...others, { accountId, formKey, data, updatedAt: store.now() }];
}
