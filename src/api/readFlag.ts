/** Returns a yes or no, also from 1 and 0, "true", "Y" and the like. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (value === 1 || value === 0) return value === 1;
  if (typeof value !== "string") return undefined;
  if (/^(true|yes|y|1)$/i.test(value)) return true;
  return /^(false|no|n|0)$/i.test(value) ? false : undefined;
}
