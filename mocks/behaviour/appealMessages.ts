import type { AppealMessage } from "../../src/generated/contract.d.ts";
import { isSameId } from "../../src/config/isSameId.ts";
import { findAppeal } from "../store/appeals.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { addMessage, findMessages, type AppealMessageRecord } from "../store/appealMessages.ts";
import { areUnattached, attachDocuments } from "../store/documents.ts";
import { translate, type Language } from "../store/localizedText.ts";
import { messages } from "../store/messages.ts";
import type { MockStore } from "../store/mockStore.ts";
import { getOwner } from "../store/owners.ts";
import { getRetryAfterSeconds, recordAttempt } from "../store/rateLimit.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";
import { toDocument } from "./documents.ts";

/** The maximum number of messages that an account may send within the rate limit window. */
const maxMessagesPerWindow = 60;

async function toMessage(store: MockStore, record: AppealMessageRecord, lang: Language): Promise<AppealMessage> {
  const { appealId: _appealId, text, documentIds, sentAt, ...message } = record;
  const documents = store.state.documents.filter(({ id }) =>
    documentIds.some((documentId) => isSameId(documentId, id)),
  );
  return {
    ...message,
    ...(typeof text === "string" ? { text } : { text: translate(text, lang), lang }),
    sentAt: toIsoDateTime(sentAt),
    documents: await Promise.all(documents.map((document) => toDocument(store, document))),
  };
}

/** Handlers of the messages on an appeal. The service answers each message at once. */
export const appealMessageHandlers = {
  listAppealMessages: async ({ store, lang, principal, pathParams: { id }, query }) => {
    const appeal = findAppeal(store, getOwner(principal), id);
    if (appeal === undefined) return { status: 404 };
    const { items, ...paging } = paginate(findMessages(store, appeal), query);
    return ok({ ...paging, items: await Promise.all(items.map((record) => toMessage(store, record, lang))) });
  },

  sendAppealMessage: async ({ store, lang, principal, pathParams: { id }, body: { text, documentIds = [] } }) => {
    const owner = getOwner(principal);
    const appeal = findAppeal(store, owner, id);
    if (appeal === undefined) return { status: 404 };
    const rateLimitKey = `message ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxMessagesPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    if (!areUnattached(store, owner, documentIds))
      return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    recordAttempt(store, rateLimitKey);
    attachDocuments(store, documentIds, appeal.number);
    return ok(await toMessage(store, addMessage(store, appeal, { text, documentIds }), lang));
  },
} satisfies Behaviour;
