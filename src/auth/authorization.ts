import type { Middleware } from "openapi-fetch";
import { ApiError, requestRejection } from "../api/failure.ts";
import { getBearerAuth } from "../api/findOperation.ts";
import type { paths } from "../generated/contract.d.ts";
import { isAccountOutdated, readAccountChoice } from "./accountChoice.ts";
import { setAuthorization } from "./registerAuthorization.ts";
import type { RefreshResult } from "./refreshTokens.ts";
import {
  getCurrentSession,
  getTokenStorage,
  isTokenStorageChosen,
  loadTokenStorage,
  type TabSession,
} from "./tokenStorage.ts";

/**
 * What a request has shown about the session: after a 401 the tokens were refreshed, the server ended the session, or an
 * anonymous visitor called an operation for which the server demands a token; or another account was chosen in another tab.
 */
type AuthEvent = "refreshed" | "ended" | "notSignedIn" | "accountChanged";

/** The last event before there was a listener: the first requests do not wait for the session. */
let missedEvent: AuthEvent | undefined;
let authEventListener = (event: AuthEvent): void => void (missedEvent = event);

/** Sets the one listener to authorization events: the session. */
export function setAuthEventListener(listener: (event: AuthEvent) => void): void {
  authEventListener = listener;
  if (missedEvent !== undefined) listener(missedEvent);
}

/** The session and the choice of account of a request, and a copy of it that is for nobody yet and whose body is unread. */
const sentRequests = new WeakMap<Request, { session: TabSession | undefined; choice: string | null; copy: Request }>();

/** The operations that read or choose the account: they are for none. */
const accountPaths: readonly string[] = [
  "/user/details",
  "/public/auth/v2/select-structure",
] satisfies readonly (keyof paths)[];

/**
 * Authorizes the operations whose `security` in the contract allows it. After a 401 the tokens are refreshed once and the
 * request is sent again, unless somebody else has signed in since: a request is never replayed as another person. A change
 * is never sent for an account that was chosen in another tab before this one shows it, nor replayed for another account.
 * When its session is over, what everybody may read is read once more for nobody.
 */
export const authorization: Middleware = {
  async onRequest({ request, schemaPath }) {
    // Read without waiting where possible: the request belongs to the person who is signed in now.
    const storage = isTokenStorageChosen() ? getTokenStorage() : await loadTokenStorage();
    if (getBearerAuth(request.method, schemaPath) === "none") return void storage.authorize(request, undefined);
    const session = storage.shouldRestore() ? await storage.restore() : storage.getCurrent();
    const choice = readAccountChoice();
    // Any request is a reason to read the account again: an earlier attempt may have failed.
    if (session !== undefined && isAccountOutdated(choice) && !accountPaths.includes(schemaPath)) {
      authEventListener("accountChanged");
      assertOnlyReads(request);
    }
    sentRequests.set(request, { session, choice, copy: request.clone() });
    storage.authorize(request, session);
  },
  async onResponse({ request, response, schemaPath, options }) {
    const isRejected = response.status === 401;
    const bearerAuth = getBearerAuth(request.method, schemaPath);
    // Of none that was sent before this module was loaded: that of a visitor.
    const sent = sentRequests.get(request);
    if (sent?.session === undefined) {
      // Somebody may have signed in while the request was in flight.
      if (isRejected && bearerAuth !== "none" && getCurrentSession() === undefined) authEventListener("notSignedIn");
      return undefined;
    }
    const storage = getTokenStorage();
    if (!isRejected) {
      if (storage.readResponse(response, sent.session) === "refreshed") authEventListener("refreshed");
      return undefined;
    }
    const refresh = reportEnd(await storage.recover(response, sent.session), sent.session);
    if (refresh.outcome === "failed") throw new ApiError(refresh.failure);
    const session = getCurrentSession();
    if (refresh.outcome !== "refreshed" || session?.id !== sent.session.id)
      return request.method === "GET" && bearerAuth !== "required"
        ? options.fetch(storage.authorize(sent.copy, undefined))
        : undefined;
    authEventListener("refreshed");
    if (sent.choice !== readAccountChoice()) assertOnlyReads(request);
    const secondResponse = await options.fetch(storage.authorize(sent.copy, session));
    if (secondResponse.status === 401) throw new ApiError(requestRejection);
    return secondResponse;
  },
};
setAuthorization(authorization);

/** Throws `ApiError` for a request that changes something: the person meant another account than the one it would be for. */
function assertOnlyReads({ method }: Request): void {
  if (method !== "GET") throw new ApiError({ kind: "accountChanged" });
}

/** Refreshes the tokens ahead of time, because the user chose to stay signed in. Resolves to `superseded` for an anonymous visitor. */
export async function extendSession(): Promise<RefreshResult> {
  const session = getCurrentSession();
  return session === undefined
    ? { outcome: "superseded" }
    : reportEnd(await getTokenStorage().refresh(session), session);
}

/** Reports the end of the current session. Returns the result unchanged. */
function reportEnd(result: RefreshResult, session: TabSession): RefreshResult {
  if (result.outcome === "ended" && getCurrentSession()?.id === session.id) authEventListener("ended");
  return result;
}
