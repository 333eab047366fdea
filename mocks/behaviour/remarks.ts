import { countTry, secondsLocked } from "../store/rateLimit.ts";
import { ok, type Behaviour } from "./behaviour.ts";

/** How many remarks are taken in a quarter of an hour, of all readers together: nobody is told from anybody else. */
const sendsAllowed = 60;

/** What readers say about the pages of the portal. */
export const remarks = {
  sendRemark: ({ world, body, lang, example }) => {
    const wait = secondsLocked(world, "remark", sendsAllowed);
    if (wait > 0) return { status: 429, retryAfter: wait };
    countTry(world, "remark");
    world.state.remarks.push({ ...body, language: lang });
    return ok(example);
  },
} satisfies Behaviour;
