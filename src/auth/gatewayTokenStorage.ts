import { ApiError, getFailure, requestRejection } from "../api/failure.ts";
import { parseUser } from "../api/parsers/parseUser.ts";
import { loadShapes, validateResponse } from "../api/validateResponse.ts";
import { deviceStore } from "../config/storage.ts";
import { listKeysWithLifetime } from "../config/deviceKeys.ts";
import { getSettings } from "../config/settings.ts";
import { getStoredLanguage } from "../i18n/language.ts";
import { callGateway, parseSessionState, readSessionState } from "./callGateway.ts";
import { noSession, sessionHeader, type GatewaySessionState } from "../api/gatewayProtocol.ts";
import { readMarker, writeMarker, type ActiveMarker } from "./gatewaySessionMarker.ts";
import type { RefreshResult } from "./refreshTokens.ts";
import type { User } from "./sessionStore.ts";
import type { SessionOffer, TabSession, TokenStorage } from "./tokenStorage.ts";
import { clearTokens } from "./tokenStore.ts";

let current: TabSession | undefined;
/** How often the tokens of the current session were refreshed, as far as this tab knows. */
let knownVersion = 0;
let signOutCount = 0;
let isRestored = false;
/** The name of the offer whose user this tab has read. Another tab may replace it at the gateway meanwhile. */
let offerName = noSession;
const listeners = new Set<() => void>();

function setCurrent(session: TabSession | undefined): void {
  current = session;
  for (const listener of listeners) listener();
}

function applyMarker({ id, version, expiresAtMs, lifetimeMs }: ActiveMarker): void {
  if (current?.id === id && current.renewal === String(version) && current.expiry?.expiresAtMs === expiresAtMs) return;
  knownVersion = version;
  setCurrent({ id, renewal: String(version), expiry: { expiresAtMs, lifetimeMs } });
}

/** Stores the state of an active session for all tabs. */
function storeActiveState({
  id,
  version,
  expiresIn,
  lifetime,
}: Extract<GatewaySessionState, { state: "active" }>): void {
  const marker = { id, version, expiresAtMs: Date.now() + expiresIn * 1000, lifetimeMs: lifetime * 1000 };
  writeMarker(marker);
  applyMarker(marker);
}

/** Removes what this device keeps of a session; of one that was signed out, its id until the gateway has ended it. */
function clearDevice(signedOutId?: string): void {
  setCurrent(undefined);
  for (const key of listKeysWithLifetime("session")) if (deviceStore.get(key) !== null) deviceStore.set(key, null);
  writeMarker(signedOutId === undefined ? null : { id: signedOutId });
}

/** How long the gateway may take to end a session, in milliseconds. */
const signOutTimeoutMs = 5000;

/**
 * Ends the session that was signed out at the gateway, which alone can delete the cookie. Without a connection it is tried
 * again when the device is online and when the portal is opened.
 */
async function endSignedOutSession(): Promise<void> {
  if (readMarker()?.state !== "signedOut") return;
  const isEnded = await callGateway("POST", "/sign-out", { keepalive: true, timeoutMs: signOutTimeoutMs }).then(
    () => true,
    () => false,
  );
  if (isEnded && readMarker()?.state === "signedOut") writeMarker(null);
}

/** Returns whether this device still has a session: another tab may have signed out or in, and this one has yet to follow. */
const isShared = (id: string): boolean => {
  const marker = readMarker();
  return current?.id === id && marker?.state === "active" && marker.id === id;
};

/** Reads the expiry of the refreshed tokens. Without a response the previous one is shown. */
async function readRenewedState(id: string): Promise<void> {
  const state = await readSessionState().catch(() => undefined);
  if (state?.state === "active" && state.id === id && isShared(id)) storeActiveState(state);
}

/** Returns what the gateway says about the session of a response, with the number of refreshes. */
function readNote(response: Response): { state: string | undefined; version: number } {
  const [state, version] = (response.headers.get(sessionHeader) ?? "").split(" ");
  return { state, version: Number(version) || 0 };
}

async function refresh(session: TabSession): Promise<RefreshResult> {
  try {
    const state = parseSessionState(
      await callGateway("POST", `/refresh?version=${session.renewal}`, { sessionId: session.id }),
    );
    if (!isShared(session.id)) return { outcome: "superseded" };
    if (state.state !== "active") return { outcome: "ended" };
    storeActiveState(state);
    return { outcome: "refreshed" };
  } catch (error) {
    const failure = getFailure(error);
    if (failure === undefined) throw error;
    return { outcome: "failed", failure };
  }
}

async function restore(): Promise<TabSession | undefined> {
  if (!isRestored) addEventListener("online", () => void endSignedOutSession());
  // Of a time when this deployment had no gateway.
  if (deviceStore.get("accessToken") !== null) await clearTokens();
  void endSignedOutSession();
  const marker = readMarker();
  if (marker?.state === "active") applyMarker(marker);
  // A request may have restored a session from which another tab has signed out since.
  else setCurrent(undefined);
  isRestored = true;
  return current;
}

async function begin(): Promise<void> {
  const signOutCountBefore = signOutCount;
  const state = await readSessionState();
  if (state.state !== "active") throw new ApiError({ kind: "invalidResponse", status: 200 });
  if (signOutCount === signOutCountBefore) storeActiveState(state);
}

async function readOfferedUser(offer: SessionOffer): Promise<User> {
  const onNote = (note: string): void => void (offerName = note);
  const body =
    offer === "atGateway"
      ? await callGateway("GET", "/offer", { onNote })
      : await callGateway("POST", "/offer", { onNote, body: { token: offer.access, refreshToken: offer.refresh } });
  await loadShapes();
  const user = validateResponse("GET", "/user/details", parseUser(body, getStoredLanguage()));
  if (user === undefined) throw new ApiError({ kind: "invalidResponse", status: 200 });
  return user.value as User;
}

/**
 * Leaves the tokens with the gateway. This device knows which session its cookie belongs to and when it expires, and shares
 * that with all tabs by localStorage; it is no secret.
 */
export const gatewayTokenStorage: TokenStorage = {
  getCurrent: () => current,
  subscribe: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shouldRestore: () => !isRestored && readMarker()?.state === "active",
  restore,
  readEnd: async () => {
    const marker = readMarker();
    if (marker !== undefined) return marker.state === "signedOut" ? "signedOut" : undefined;
    // The cookie outlives its session, so the gateway can tell its end from a sign-out.
    const state = await readSessionState().catch(() => undefined);
    return state?.state === "ended" ? "ended" : state?.state === "none" ? "signedOut" : undefined;
  },
  begin,
  // The gateway has replaced them already.
  replace: (session) => Promise.resolve(current?.id === session.id),
  sync: async () => {
    const previous = current;
    const marker = readMarker();
    if (marker?.state === "active") {
      applyMarker(marker);
      return marker.id === previous?.id ? "unchanged" : "signedIn";
    }
    if (previous === undefined) return "unchanged";
    if (marker !== undefined) {
      setCurrent(undefined);
      return "signedOut";
    }
    // Without the marker, the gateway knows whether another tab has signed out or noticed the end of the session.
    const state = await readSessionState().catch(() => undefined);
    if (current?.id !== previous.id) return "unchanged";
    // Clearing localStorage signs out.
    const isCleared = state?.state === "active" && state.id === previous.id;
    clearDevice(isCleared ? previous.id : undefined);
    void endSignedOutSession();
    return state?.state === "ended" ? "ended" : "signedOut";
  },
  signOut: async () => {
    signOutCount += 1;
    // Other tabs follow at once. The response deletes the cookie: it must arrive before the next sign-in.
    clearDevice(current?.id ?? readMarker()?.id);
    await endSignedOutSession();
  },
  clearEnded: () => {
    const marker = readMarker();
    if (marker !== undefined && marker.id !== current?.id) setCurrent(undefined);
    else clearDevice();
    return Promise.resolve();
  },
  refresh,
  getConnectHeaders: () => ({ [sessionHeader]: current?.id ?? noSession }),
  authorize: (request, session) => {
    request.headers.set(sessionHeader, session?.id ?? noSession);
    return request;
  },
  readResponse: (response, session) => {
    const { state, version } = readNote(response);
    if (state !== "active" || current?.id !== session.id || version <= knownVersion) return undefined;
    knownVersion = version;
    void readRenewedState(session.id);
    return "refreshed";
  },
  recover: (response, session) => {
    const { state } = readNote(response);
    // Another tab may have noticed the end first, and removed the marker; a sign-out or a sign-in leaves one of its own.
    if (state === "ended" && readMarker() === undefined) return Promise.resolve({ outcome: "ended" });
    if (!isShared(session.id)) return Promise.resolve({ outcome: "superseded" });
    if (state === "replay") {
      void readRenewedState(session.id);
      return Promise.resolve({ outcome: "refreshed" });
    }
    // Else the gateway has sent the request again with refreshed tokens, or the response is not from the gateway.
    return Promise.resolve(
      state === "ended" || state === noSession
        ? { outcome: "ended" }
        : { outcome: "failed", failure: requestRejection },
    );
  },
  readOfferedUser,
  acceptOffer: async () => {
    await callGateway("POST", "/offer/accept", { sessionId: offerName });
    await begin();
  },
  rejectOffer: () => void callGateway("POST", "/offer/reject", { sessionId: offerName }).catch(() => undefined),
  // A navigation: the gateway adds the tokens to the address that it redirects to.
  getCrossPortalUrl: () => `${getSettings().apiBaseUrl}/gateway/hand-over`,
};
