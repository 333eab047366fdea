/**
 * Returns a pattern for an accessible name that consists of these parts. Between elements a browser computes a space,
 * jsdom none.
 */
export const matchName = (...parts: readonly string[]): RegExp =>
  new RegExp(
    `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s*`)}$`,
    "u",
  );
