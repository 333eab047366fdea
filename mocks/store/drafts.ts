import { dayLength } from "./calendar.ts";
import type { World } from "./mockStore.ts";

/** What somebody has filled in in a form and not sent. */
export type DraftRecord = { accountId: number; formKey: string; data: Record<string, unknown>; updatedAt: number };

/** How long a draft is kept after it was touched last, in milliseconds. */
const kept = 60 * dayLength;

/** The draft of a person's form; `undefined` when there is none, or it is too old. */
export const draftOf = (world: World, accountId: number, formKey: string): DraftRecord | undefined =>
  world.state.drafts.find((draft) => draft.accountId === accountId && draft.formKey === formKey && draft.updatedAt > world.now() - kept);

/** Keeps a draft in place of the one before it; `null` throws that away. */
export function keepDraft(world: World, { accountId, formKey, data }: Omit<DraftRecord, "data" | "updatedAt"> & { data: DraftRecord["data"] | null }): void {
  const others = world.state.drafts.filter((draft) => draft.accountId !== accountId || draft.formKey !== formKey);
  world.state.drafts = data === null ? others : [...others, { accountId, formKey, data, updatedAt: world.now() }];
}
