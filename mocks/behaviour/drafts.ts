import { stampOf } from "../store/calendar.ts";
import { draftOf, keepDraft } from "../store/drafts.ts";
import type { World } from "../store/mockStore.ts";
import { ok, type Behaviour, type Good } from "./behaviour.ts";

/** The largest draft that is kept, in characters of its JSON. */
const largestDraft = 256 * 1024;

function shown(world: World, accountId: number, formKey: string): Good<"readDraft"> {
  const draft = draftOf(world, accountId, formKey);
  return draft === undefined ? { data: null } : { data: draft.data, updatedAt: stampOf(draft.updatedAt) };
}

/** What a person has filled in and not sent yet; theirs alone, whomever they act for. */
export const drafts = {
  readDraft: ({ world, visitor: { account }, path: { formKey } }) => ok(shown(world, account.id, formKey)),

  keepDraft: ({ world, visitor: { account }, path: { formKey }, body: { data } }) => {
    if (JSON.stringify(data).length > largestDraft) return { status: 413 };
    keepDraft(world, { accountId: account.id, formKey, data });
    return ok(shown(world, account.id, formKey));
  },
} satisfies Behaviour;
