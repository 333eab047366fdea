import { recordAttempt, getRetryAfterSeconds } from "../store/rateLimit.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** How many remarks are taken in a quarter of an hour, of all readers together: nobody is told from anybody else. */
const maxRemarksPerWindow = 60;

/** What readers say about the pages of the portal. */
export const remarkHandlers = {
  sendRemark: ({ store, body, lang, example }) => {
    const wait = getRetryAfterSeconds(store, "remark", maxRemarksPerWindow);
    if (wait > 0) return { status: 429, retryAfterSeconds: wait };
    recordAttempt(store, "remark");
    store.state.remarks.push({ ...body, language: lang });
    return ok(example);
  },
} satisfies Behaviour;
