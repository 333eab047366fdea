import { isRecord } from "../../config/isRecord.ts";

/*
 * Reads fields of responses that the specification does not describe in detail. Every function is total: it returns
 * `undefined` for a value that it cannot read, and never throws.
 */

export type Fields = Readonly<Record<string, unknown>>;

/** The names under which servers wrap the content of a response. */
const envelopeNames = ["data", "result", "content", "payload", "body"];

/** Returns the first field that has a value: it is neither absent nor null nor a blank text. */
export const firstField = (fields: Fields, ...names: readonly string[]): unknown =>
  names
    .map((name) => fields[name])
    .find((value) => (typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null));

/**
 * Returns the object of a response that has one of the fields `names`: the body itself, or the object in its envelope
 * (`{ data: … }`, or under a name of its own: `{ user: … }`). Returns the body when neither has one.
 */
export function unwrapObject(body: unknown, names: readonly string[]): unknown {
  if (!isRecord(body) || firstField(body, ...names) !== undefined) return body;
  const inner = firstField(body, ...envelopeNames);
  if (isRecord(inner)) return unwrapObject(inner, names);
  const [own, ...others] = Object.values(body).filter(isRecord);
  const content = others.length === 0 ? unwrapObject(own, names) : undefined;
  return isRecord(content) && firstField(content, ...names) !== undefined ? content : body;
}

/**
 * Returns the list of a response: a bare list, the list in its envelope (`{ items: [] }`, `{ data: { content: [] } }`), or
 * an empty one for an empty body. Returns `undefined` for anything else.
 */
export function readList(body: unknown): readonly unknown[] | undefined {
  if (body === undefined || body === null || body === "") return [];
  if (Array.isArray(body)) return body;
  if (!isRecord(body)) return undefined;
  const inner = firstField(body, "items", "list", "results", "records", ...envelopeNames);
  if (inner !== undefined) return readList(inner);
  const lists = Object.values(body).filter(Array.isArray);
  return lists.length === 1 ? lists[0] : firstField(body, ...Object.keys(body)) === undefined ? [] : undefined;
}

/** Returns a text, or a number as text. */
export function readText(value: unknown): string | undefined {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "bigint" ? String(value) : undefined;
}

/** Returns the text of the first field that has a value. */
export const firstText = (fields: Fields, ...names: readonly string[]): string | undefined =>
  readText(firstField(fields, ...names));

/**
 * Returns a phone number as the contract has it: a plus sign and digits. One of which the country is not known, and what may
 * be several numbers, stays as it is.
 */
export const readPhone = (value: string | undefined): string | undefined =>
  value !== undefined && /^(\+|(?=\d{11}))[1-9][\d\s().-]{6,18}$/.test(value)
    ? `+${value.replaceAll(/\D/g, "")}`
    : value;

/** Returns an id as it was received, so that it can be sent back: an integer or a text that is not blank. */
export function readId(value: unknown): string | number | undefined {
  if (typeof value === "string") return value.trim() === "" ? undefined : value;
  return Number.isSafeInteger(value) ? (value as number) : undefined;
}

/** Returns a number that is not negative, also from a text such as "7". */
export function readCount(value: unknown): number | undefined {
  const count = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof count === "number" && Number.isFinite(count) && count >= 0 ? Math.floor(count) : undefined;
}

type ReadFields<Read> = { [Name in keyof Read]?: Exclude<Read[Name], undefined> };

/** Returns an object without the fields that could not be read. */
export const withoutUnread = <Read extends Fields>(fields: Read): ReadFields<Read> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as ReadFields<Read>;
