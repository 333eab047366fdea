import { CallFailed, failureOf, type Failure } from "../http/failure.ts";
import { plainClient } from "./plainClient.ts";
import { adopt, agreedTokens, alone, heldTokens, keepTokens, type Tokens } from "./tokens.ts";

/**
 * What became of an attempt to renew the tokens:
 * - `renewed`: this tab or another one has new ones;
 * - `ended`: the server refused, or there is nothing to renew with; the sign-in is over;
 * - `gone`: somebody signed out, or signed in anew, while we asked; the answer is thrown away;
 * - `later`: no answer (network, overload). The sign-in is kept, only the server's no ends it.
 */
export type Renewal = { outcome: "renewed" | "ended" | "gone" } | { outcome: "later"; failure: Failure };

let underWay: Promise<Renewal> | undefined;

/** Renews the tokens that a call was refused with: one request to the server, however many calls in however many tabs ask. */
export function renew(used: Tokens): Promise<Renewal> {
  underWay ??= alone(() => attempt(used)).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function attempt(used: Tokens): Promise<Renewal> {
  const before = await agreedTokens();
  if (before === undefined) return { outcome: heldTokens() === undefined ? "gone" : "ended" };
  if (before.access !== used.access) {
    adopt(before);
    return { outcome: "renewed" };
  }
  if (before.refresh === "") return { outcome: "ended" };

  const answer = await ask(before.refresh);
  const after = await agreedTokens();
  if (heldTokens() === undefined || after?.refresh !== before.refresh) return { outcome: "gone" };
  if ("failure" in answer) return isFinal(answer.failure) ? { outcome: "ended" } : { outcome: "later", failure: answer.failure };
  await keepTokens(answer, before.id);
  return { outcome: "renewed" };
}

async function ask(refreshToken: string): Promise<{ access: string; refresh: string } | { failure: Failure }> {
  try {
    const { data } = await plainClient().POST("/public/auth/refresh-token", { params: { query: { refreshToken } } });
    // An answer without both tokens is no answer: storing "undefined" would sign everybody out at the next call.
    if (!data?.accessToken || !data.refreshToken) throw new CallFailed({ kind: "unauthorized" });
    return { access: data.accessToken, refresh: data.refreshToken };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    return { failure };
  }
}

/** Whether a failed renewal is the server's no. An outage, a slow network or "too many requests" never ends a sign-in. */
const isFinal = (failure: Failure): boolean =>
  failure.kind === "unauthorized" || failure.kind === "forbidden" || failure.kind === "notFound" || failure.kind === "invalid" || (failure.kind === "refused" && failure.status !== 429);
