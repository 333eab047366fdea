import { ApiError } from "../api/failure.ts";
import { requestOperation } from "../api/request.ts";
import { parseUser } from "../api/parsers/parseUser.ts";
import { deviceStore } from "../config/storage.ts";
import { areSettingsKnown, getSettings } from "../config/settings.ts";
import { getStoredLanguage } from "../i18n/language.ts";
import { refreshTokens } from "./refreshTokens.ts";
import { getSessionExpiry } from "./sessionExpiry.ts";
import type { StoredTokens, TokenPair } from "./tokenPair.ts";
import type { SessionOffer, TabSession, TokenStorage } from "./tokenStorage.ts";
import {
  clearEndedTokens,
  clearTokens,
  getCurrentTokens,
  readSessionEnd,
  replaceTokens,
  restoreTokens,
  shouldRestoreTokens,
  storeTokens,
  subscribeToTokens,
  syncTokens,
} from "./tokenStore.ts";

const sessions = new WeakMap<StoredTokens, TabSession>();
const tokensOfSessions = new WeakMap<TabSession, StoredTokens>();

/** Returns the session of stored tokens, the same object for the same tokens. */
function toSession(tokens: StoredTokens | undefined): TabSession | undefined {
  if (tokens === undefined) return undefined;
  const known = sessions.get(tokens);
  if (known !== undefined) return known;
  const session = { id: tokens.id, renewal: tokens.refresh, expiry: getSessionExpiry(tokens) };
  sessions.set(tokens, session);
  tokensOfSessions.set(session, tokens);
  return session;
}

/** Returns the tokens of a session. Throws an error for one that this module has not created. */
function getTokens(session: TabSession): StoredTokens {
  const tokens = tokensOfSessions.get(session);
  if (tokens === undefined) throw new Error("The session has no tokens in this browser.");
  return tokens;
}

/**
 * Asks the server to end the session of a refresh token. Signing out neither waits for it nor needs it: servers without this
 * operation keep the tokens until they expire. `keepalive` lets the request outlive the page.
 */
function endSessionAtServer(refreshToken: string): void {
  if (refreshToken === "" || !navigator.onLine) return;
  requestOperation("POST", "/public/auth/sign-out", {
    data: { refreshToken },
    sendOptions: { keepalive: true },
  }).catch(() => undefined);
}

/** Returns the pair of an offer. Throws `ApiError` for one at a gateway, which this deployment does not have. */
function getPair(offer: SessionOffer): TokenPair {
  if (offer === "atGateway") throw new ApiError({ kind: "notFound" });
  return offer;
}

/** Keeps the tokens in this browser, where other pages of the service read them, and sends them as bearer tokens. */
export const browserTokenStorage: TokenStorage = {
  getCurrent: () => toSession(getCurrentTokens()),
  subscribe: subscribeToTokens,
  shouldRestore: shouldRestoreTokens,
  restore: () => {
    // Of a time when this deployment had a gateway. It may still have one when its settings could not be read.
    if (areSettingsKnown() && deviceStore.get("gatewaySession") !== null) deviceStore.set("gatewaySession", null);
    return restoreTokens().then(toSession);
  },
  readEnd: readSessionEnd,
  begin: storeTokens,
  replace: (session, { access, refresh }) => {
    const previous = getTokens(session);
    return replaceTokens(previous, { access, refresh: refresh ?? previous.refresh });
  },
  sync: syncTokens,
  signOut: () => {
    const refreshToken = getCurrentTokens()?.refresh ?? "";
    const cleared = clearTokens();
    endSessionAtServer(refreshToken);
    return cleared;
  },
  clearEnded: clearEndedTokens,
  refresh: (session) => refreshTokens(getTokens(session)),
  getConnectHeaders: () => ({ Authorization: `Bearer ${getCurrentTokens()?.access ?? ""}` }),
  authorize: (request, session) => {
    if (session !== undefined) request.headers.set("authorization", `Bearer ${getTokens(session).access}`);
    return request;
  },
  readResponse: () => undefined,
  recover: (_response, session) => refreshTokens(getTokens(session)),
  readOfferedUser: (offer) =>
    requestOperation("GET", "/user/details", {
      headers: { Authorization: `Bearer ${getPair(offer).access}` },
      prepareBody: (body) => parseUser(body, getStoredLanguage()),
    }),
  acceptOffer: (offer) => storeTokens(getPair(offer)),
  rejectOffer: () => undefined,
  // The tokens are in the fragment, which browsers do not send.
  getCrossPortalUrl: ({ access, refresh }) => {
    const url = new URL(getSettings().otherPortalUrl);
    url.hash = new URLSearchParams({ token: access, refreshToken: refresh }).toString();
    return url.href;
  },
};
