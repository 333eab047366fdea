import { getClientKey, recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** The maximum number of remarks within the rate limit window, for one client: remarks are anonymous. */
const maxRemarksPerWindow = 60;

/** Handlers of remarks about pages of the portal. */
export const remarkHandlers = {
  sendRemark: ({ store, clientAddress, body, lang, example }) => {
    const rateLimitKey = getClientKey("remark", clientAddress);
    const retryAfterSeconds = getRetryAfterSeconds(store, rateLimitKey, maxRemarksPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    recordAttempt(store, rateLimitKey);
    store.state.remarks.push({ ...body, language: lang });
    return ok(example);
  },
} satisfies Behaviour;
