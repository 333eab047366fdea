/**
 * The header with which the portal names the session that a tab believes in, or "none". It protects against requests of other
 * sites, which cannot send it, and against a request that a tab sends as a person who is no longer signed in there. In a
 * response it has the state of that session: "active 3" with the number of refreshes, "replay 3", "ended" or "none". The user
 * of tokens that another portal handed over comes with "offer ID", and a request that accepts or rejects them names it.
 */
export const sessionHeader = "x-portal-session";

/** The value of the session header without a session. */
export const noSession = "none";

/** The fragment of a page whose query had tokens: the gateway has taken them, and the visitor has to confirm their user. */
export const offerFragment = "offer";

/** What the portal may know about a session. `expiresIn` and `lifetime` are seconds. */
export type GatewaySessionState =
  | { state: "active"; id: string; version: number; expiresIn: number; lifetime: number }
  | { state: "ended" | "none" };
