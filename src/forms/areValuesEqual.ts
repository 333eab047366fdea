import { getFailure } from "../api/failure.ts";
import { isRecord } from "../config/isRecord.ts";

/** Returns whether two sets of values are equal. The order of fields does not matter, and a blank field equals an absent one. */
export const areValuesEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(normaliseValues(left)) === JSON.stringify(normaliseValues(right));

/**
 * Resolves to what the server has, if an update that is refused because the data have changed since they were read (412) has
 * been saved: an earlier attempt has arrived, and only its answer was lost. Resolves to `undefined` otherwise.
 */
export async function readIfSaved<Data>(
  refusal: unknown,
  read: () => Promise<Data>,
  isSent: (data: Data) => boolean,
): Promise<Data | undefined> {
  const failure = getFailure(refusal);
  if (failure?.kind !== "rejected" || failure.status !== 412) return undefined;
  const data = await read().catch(() => undefined);
  return data !== undefined && isSent(data) ? data : undefined;
}

function normaliseValues(values: unknown): unknown {
  if (typeof values === "string") return values.trim() === "" ? undefined : values;
  if (Array.isArray(values)) return values.map((value) => normaliseValues(value) ?? null);
  if (!isRecord(values)) return values;
  const filled = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, normaliseValues(value)])
    .filter(([, value]) => value !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}
