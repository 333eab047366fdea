const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 60 * 60, d: 24 * 60 * 60 };

/** Returns the seconds of a duration such as `15m`, `2h` or `1d`; `undefined` for any other text. */
export function parseDurationSeconds(duration: string): number | undefined {
  const [, count, unit = ""] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(duration) ?? [];
  const length = unitSeconds[unit];
  return count === undefined || length === undefined ? undefined : Number(count) * length;
}
