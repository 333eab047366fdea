import { draftUpdateData as maxJsonLength } from "../../src/generated/maxLengths.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { findDraft, findDrafts, saveDraft } from "../store/drafts.ts";
import type { MockStore } from "../store/mockStore.ts";
import { ok, paginate, type Behaviour, type SuccessBody } from "./behaviour.ts";

function toDraft(store: MockStore, accountId: number, formKey: string): SuccessBody<"readDraft"> {
  const draft = findDraft(store, accountId, formKey);
  return draft === undefined ? { data: null } : { data: draft.data, updatedAt: toIsoDateTime(draft.updatedAt) };
}

/** Handlers of form drafts. A draft belongs to the account, whichever organisation the user represents. */
export const draftHandlers = {
  listDrafts: ({ store, principal: { account }, query }) => {
    const { items, ...paging } = paginate(findDrafts(store, account.id), query);
    return ok({
      ...paging,
      items: items.map(({ formKey, data, updatedAt }) => ({ formKey, data, updatedAt: toIsoDateTime(updatedAt) })),
    });
  },

  readDraft: ({ store, principal: { account }, pathParams: { formKey } }) => ok(toDraft(store, account.id, formKey)),

  keepDraft: ({ store, principal: { account }, pathParams: { formKey }, body: { data } }) => {
    if (JSON.stringify(data).length > maxJsonLength) return { status: 413 };
    saveDraft(store, { accountId: account.id, formKey, data });
    return ok(toDraft(store, account.id, formKey));
  },
} satisfies Behaviour;
