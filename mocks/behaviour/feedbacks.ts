import type { Feedback } from "../../src/generated/contract.d.ts";
import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { toIsoDateTime } from "../store/calendar.ts";
import { areUnattached, attachDocuments } from "../store/documents.ts";
import type { FeedbackRecord } from "../store/feedbacks.ts";
import { messages } from "../store/messages.ts";
import { getOwner } from "../store/owners.ts";
import { ok, paginate, type Behaviour } from "./behaviour.ts";

/** How many steps of an appeal an answer takes. */
const answerSteps = 3;

/** The maximum number of feedback messages that an account may send within the rate limit window. */
const maxFeedbacksPerWindow = 40;

const toFeedback = ({
  owner: _owner,
  accountId: _accountId,
  answerAt: _answerAt,
  createdAt,
  answeredAt,
  ...feedback
}: FeedbackRecord): Feedback => ({
  ...feedback,
  createdAt: toIsoDateTime(createdAt),
  // The service answers in Azerbaijani.
  ...(feedback.answer !== undefined && { answerLang: "az" as const }),
  ...(answeredAt !== undefined && { answeredAt: toIsoDateTime(answeredAt) }),
});

/** Handlers of feedback about consumer rights and competition. */
export const feedbackHandlers = {
  listFeedbacks: ({ store, principal, query }) => {
    const owner = getOwner(principal);
    const matches = store.state.feedbacks
      .filter((feedback) => feedback.owner === owner && (query.type === undefined || feedback.type === query.type))
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    return ok(paginate(matches.map(toFeedback), query));
  },

  sendFeedback: ({ store, principal, body: { type, category, subject, description, documentIds = [] }, example }) => {
    const rateLimitKey = `feedback ${principal.account.id}`;
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxFeedbacksPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    const owner = getOwner(principal);
    if (!areUnattached(store, owner, documentIds))
      return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    recordAttempt(store, rateLimitKey);
    const feedback: FeedbackRecord = {
      id: store.nextId(),
      owner,
      accountId: principal.account.id,
      type,
      category,
      subject,
      text: description,
      createdAt: store.now(),
      ...(store.config.appealStepSeconds > 0 && {
        answerAt: store.now() + answerSteps * store.config.appealStepSeconds * 1000,
      }),
    };
    store.state.feedbacks.push(feedback);
    attachDocuments(store, documentIds);
    return ok({ ...toFeedback(feedback), message: example.message });
  },
} satisfies Behaviour;
