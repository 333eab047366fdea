/** Returns a yes or no, also from 1 and 0, "true", "Y" and the like. */
export function readFlag(value: unknown): boolean | undefined {
  const text = typeof value === "object" ? "" : String(value);
  return /^(true|yes|y|1)$/i.test(text) || (/^(false|no|n|0)$/i.test(text) ? false : undefined);
}
