import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns a key for a draft of the user of a request. */
export const getDraftKey = (accountId: number | undefined, formKey: unknown): string =>
  `${accountId} ${String(formKey)}`;

/** Returns a value in which each list of one entry is this entry, as converters from XML write it. */
export function unwrapLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapLists(value[0]) : value.map(unwrapLists);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unwrapLists(item)]));
}
