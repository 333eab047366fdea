/**
 * How long the device keeps an entry: until the end of any session (`session`), of one whose tokens are in this browser
 * (`tokens`) or at a gateway (`gateway`). The `marks` of services stay until a sign-out, or without one until a visitor deletes
 * them, their owner until a sign-out, and a `preference` until it is deleted.
 */
type KeyLifetime = "tokens" | "gateway" | "session" | "marks" | "marksOwner" | "preference";

/**
 * All localStorage keys of the portal, and how long each stays. Entries are removed in this order: other tabs notice a sign-out
 * by the access token.
 */
export const keyLifetimes = {
  accessToken: "tokens",
  refreshToken: "tokens",
  asanLoginId: "session",
  accountChoice: "session",
  asanToken: "tokens",
  messengerToken: "tokens",
  messengerRefreshToken: "tokens",
  gatewaySession: "gateway",
  locale: "preference",
  websitePreferences: "preference",
  shortcuts: "preference",
  favouriteServices: "marks",
  recentServices: "marks",
  marksOwner: "marksOwner",
} as const satisfies Readonly<Record<string, KeyLifetime>>;

/** A localStorage key. */
export type DeviceKey = keyof typeof keyLifetimes;

/** All localStorage keys of the portal. */
export const deviceKeys = Object.keys(keyLifetimes) as DeviceKey[];

/** Returns the localStorage keys that stay this long, in the order of their removal. */
export const listKeysWithLifetime = (...kept: readonly KeyLifetime[]): DeviceKey[] =>
  deviceKeys.filter((key) => kept.includes(keyLifetimes[key]));
