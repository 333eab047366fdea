import { requireSettings } from "../config/settings.ts";
import { browserTokenStorage } from "./browserTokenStorage.ts";
import type { RefreshResult } from "./refreshTokens.ts";
import type { SessionExpiry } from "./sessionExpiry.ts";
import type { User } from "./sessionStore.ts";
import type { TokenPair } from "./tokenPair.ts";

/**
 * The session of this tab, wherever its tokens are. `id` identifies it and survives refreshes; `renewal` changes with each
 * refresh. `expiry` is unknown for opaque tokens.
 */
export type TabSession = { readonly id: string; readonly renewal: string; readonly expiry: SessionExpiry | undefined };

/** Tokens that another portal handed over: a pair, or one that the gateway already has. */
export type SessionOffer = TokenPair | "atGateway";

/** How a session has ended: the server has ended it, or the person has signed out. */
export type SessionEnd = "ended" | "signedOut" | undefined;

/** What the response to a request says about its session. `refreshed`: the tokens were refreshed on the way. */
type ResponseMeaning = "refreshed" | undefined;

/**
 * Where the tokens of a session are kept. There are two: this browser, and a gateway that adds them to requests. The rest of
 * the portal knows only whether somebody is signed in.
 */
export type TokenStorage = {
  /** Returns the session of this tab; `undefined` for an anonymous visitor. The same object until it changes. */
  getCurrent: () => TabSession | undefined;
  /** Calls `listener` whenever the session of this tab changes. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  /** Returns whether a request must wait for `restore`: the device has a session that this tab has not restored yet. */
  shouldRestore: () => boolean;
  /** Restores the session of this device when the page loads. */
  restore: () => Promise<TabSession | undefined>;
  /** Returns how a session has ended that this device no longer has; `undefined` when that is not certain. */
  readEnd: (id: string) => Promise<SessionEnd>;
  /** Stores a new session for all tabs after a successful sign-in. */
  begin: (pair: TokenPair) => Promise<void>;
  /** Applies the tokens of a choice of account. Resolves to false when the tokens of `session` have changed meanwhile. */
  replace: (session: TabSession, pair: { access: string; refresh?: string | undefined }) => Promise<boolean>;
  /** Uses what another tab has stored. Resolves to what changed for this tab. */
  sync: () => Promise<"unchanged" | "signedIn" | "signedOut" | "ended">;
  /** Removes the session from this device, and asks the server to end it without waiting for the answer. */
  signOut: () => Promise<void>;
  /** Removes a session that the server has ended. */
  clearEnded: () => Promise<void>;
  /** Refreshes the tokens ahead of time. */
  refresh: (session: TabSession) => Promise<RefreshResult>;
  /** Returns what the CONNECT frame of the live feed needs. */
  getConnectHeaders: () => Record<string, string>;
  /** Prepares a request for a session, or for none. */
  authorize: (request: Request, session: TabSession | undefined) => Request;
  /** Reads what a response says about its session, other than a 401. */
  readResponse: (response: Response, session: TabSession) => ResponseMeaning;
  /** Finds out what a 401 means. `refreshed`: the request should be sent again. */
  recover: (response: Response, session: TabSession) => Promise<RefreshResult>;
  /** Reads the user of an offered session. Throws `ApiError`. */
  readOfferedUser: (offer: SessionOffer) => Promise<User>;
  /** Starts the offered session, which the visitor has confirmed. Throws `ApiError`. */
  acceptOffer: (offer: SessionOffer) => Promise<void>;
  /** Forgets the offered session. */
  rejectOffer: () => void;
  /** Returns the URL that signs in at the other portal with the pair of a hand-over. */
  getCrossPortalUrl: (pair: TokenPair) => string;
};

let storage: TokenStorage = browserTokenStorage;
let isChosen = false;
let choice: Promise<TokenStorage> | undefined;

/** Returns where tokens are kept. Until the settings are read that is this browser. */
export const getTokenStorage = (): TokenStorage => storage;

/** Returns whether the settings have said where tokens are kept. */
export const isTokenStorageChosen = (): boolean => isChosen;

/** Resolves to where tokens are kept, by the settings of this deployment. */
export const loadTokenStorage = (): Promise<TokenStorage> => (choice ??= chooseTokenStorage());

async function chooseTokenStorage(): Promise<TokenStorage> {
  try {
    const { tokenStorage } = await requireSettings();
    // Only a deployment with a gateway loads its part.
    if (tokenStorage === "gateway") storage = (await import("./gatewayTokenStorage.ts")).gatewayTokenStorage;
  } catch (error) {
    choice = undefined;
    throw error;
  }
  isChosen = true;
  return storage;
}

/** Returns the session of this tab; `undefined` for an anonymous visitor. */
export const getCurrentSession = (): TabSession | undefined => storage.getCurrent();

/** Calls `listener` whenever the session of this tab changes. Returns a function that unsubscribes it. */
export const subscribeToSession = (listener: () => void): (() => void) => storage.subscribe(listener);
