import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** The maximum number of remarks within the rate limit window, for all visitors together: remarks are anonymous. */
const maxRemarksPerWindow = 60;

/** Handlers of remarks about pages of the portal. */
export const remarkHandlers = {
  sendRemark: ({ store, body, lang, example }) => {
    const retryAfterSeconds = getRetryAfterSeconds(store, "remark", maxRemarksPerWindow);
    if (retryAfterSeconds > 0) return { status: 429, retryAfterSeconds };
    recordAttempt(store, "remark");
    store.state.remarks.push({ ...body, language: lang });
    return ok(example);
  },
} satisfies Behaviour;
