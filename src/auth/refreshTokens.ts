import { CallFailed, failureOf, type Failure } from "../api/failure.ts";
import { alone, hasLocks } from "./withLock.ts";
import { pairOf, type TokenPair, type Tokens } from "./tokenPair.ts";
import { plainClient } from "./anonymousClient.ts";
import { adopt, agreedTokens, heldTokens, replaceTokens, voidTokens } from "./tokenStore.ts";

/**
 * What became of an attempt to renew the tokens:
 * - `renewed`: this tab or another one has new ones;
 * - `ended`: the server refused, or there is nothing to renew with; the sign-in is over;
 * - `gone`: somebody signed out, or signed in anew, while we asked; the answer is thrown away;
 * - `later`: no answer (network, overload). The sign-in is kept, only the server's no ends it.
 */
export type Renewal = { outcome: "renewed" | "ended" | "gone" } | { outcome: "later"; failure: Failure };

/** How long another tab may need to keep the tokens that it was just given, in milliseconds. */
const otherTabsAnswer = 300;

let underWay: { id: string; done: Promise<Renewal> } | undefined;

/** Renews the tokens that a call was refused with: one request to the server, however many calls in however many tabs ask. */
export function renew(used: Tokens): Promise<Renewal> {
  if (underWay?.id !== used.id) {
    const done = alone(() => attempt(used)).finally(() => {
      if (underWay?.done === done) underWay = undefined;
    });
    underWay = { id: used.id, done };
  }
  return underWay.done;
}

async function attempt(used: Tokens): Promise<Renewal> {
  const before = await agreedTokens();
  if (heldTokens()?.id !== used.id) return { outcome: "gone" };
  if (before === undefined) return { outcome: "ended" };
  // Who has signed in elsewhere is the session's business: a renewal never changes whose tokens a tab works with.
  if (before.id !== used.id) return { outcome: "gone" };
  if (before.access !== used.access) {
    adopt(before);
    return { outcome: "renewed" };
  }
  if (before.refresh === "") {
    await voidTokens(before);
    return { outcome: "ended" };
  }

  const answer = await ask(before.refresh);
  if (!("failure" in answer)) return { outcome: (await replaceTokens(before, answer)) ? "renewed" : "gone" };
  if (!isFinal(answer.failure)) return { outcome: "later", failure: answer.failure };
  return afterRefusal(before);
}

/** Without locks two tabs may have spent the same refresh token: whoever was refused takes over what the other one got. */
async function afterRefusal(before: Tokens): Promise<Renewal> {
  if (!hasLocks()) await new Promise((resolve) => setTimeout(resolve, otherTabsAnswer));
  const now = await agreedTokens();
  if (heldTokens()?.id !== before.id) return { outcome: "gone" };
  if (now?.id !== before.id || now.refresh === before.refresh) {
    // While this tab still has its turn: the next one would ask with the same token.
    await voidTokens(before);
    return { outcome: "ended" };
  }
  adopt(now);
  return { outcome: "renewed" };
}

async function ask(refreshToken: string): Promise<TokenPair | { failure: Failure }> {
  try {
    const { data } = await plainClient().POST("/public/auth/refresh-token", { params: { query: { refreshToken } } });
    const pair = pairOf(data?.accessToken, data?.refreshToken);
    if (pair === undefined) throw new CallFailed({ kind: "unauthorized" });
    return pair;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/**
 * Whether a failed renewal is the server's no. An outage, a slow network, "too many requests" or what a proxy refuses (408,
 * 413) never ends a sign-in.
 */
const isFinal = (failure: Failure): boolean =>
  failure.kind === "unauthorized" || failure.kind === "forbidden" || failure.kind === "notFound" || failure.kind === "invalid" || (failure.kind === "refused" && failure.status === 409);
