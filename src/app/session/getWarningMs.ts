const warnBeforeMs = 5 * 60_000;
const minWarningMs = 2 * 60_000;

/**
 * Returns how long before its expiry a session is warned about, in milliseconds: five minutes. In a short session: in its last
 * half, but at least two minutes before.
 */
export const getWarningMs = (lifetimeMs: number): number =>
  Math.min(warnBeforeMs, Math.max(minWarningMs, lifetimeMs / 2));
