import type { components } from "../../src/generated/contract.d.ts";
import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { stampOf } from "../store/calendar.ts";
import { areFree, attach } from "../store/documents.ts";
import type { FeedbackRecord } from "../store/feedbacks.ts";
import { messages } from "../store/messages.ts";
import { ownerOf } from "../store/owners.ts";
import { ok, onePage, type Behaviour } from "./behaviour.ts";

/** How many feedbacks one person may send in a quarter of an hour. */
const sendsAllowed = 20;

const shown = ({ owner: _owner, accountId: _accountId, createdAt, answeredAt, ...feedback }: FeedbackRecord): components["schemas"]["Feedback"] => ({
  ...feedback,
  createdAt: stampOf(createdAt),
  ...(answeredAt !== undefined && { answeredAt: stampOf(answeredAt) }),
});

/** What a person tells the service about consumer rights and competition. */
export const feedbacks = {
  listFeedbacks: ({ world, visitor, query }) => {
    const owner = ownerOf(visitor);
    const wanted = world.state.feedbacks
      .filter((feedback) => feedback.owner === owner && (query.type === undefined || feedback.type === query.type))
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);
    return ok(onePage(wanted.map(shown), query));
  },

  sendFeedback: ({ world, visitor, body: { type, category, subject, description, documentIds = [] }, example }) => {
    const tried = `feedback ${visitor.account.id}`;
    const wait = secondsLocked(world, tried, sendsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    const owner = ownerOf(visitor);
    if (!areFree(world, owner, documentIds)) return { status: 422, fields: { documentIds: messages.documentsUnknown } };
    countTry(world, tried);
    const feedback: FeedbackRecord = { id: world.nextId(), owner, accountId: visitor.account.id, type, category, subject, text: description, createdAt: world.now() };
    world.state.feedbacks.push(feedback);
    attach(world, documentIds);
    return ok({ ...shown(feedback), message: example.message });
  },
} satisfies Behaviour;
