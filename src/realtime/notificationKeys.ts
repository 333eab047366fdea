import type { NotificationMessage } from "../generated/contract.d.ts";

/** The length of the part of a text that counts: a pushed text is shortened where it is longer. */
const comparedLength = 200;

/**
 * Returns the keys by which a notification is recognised. `own` are stored for it; `matching` are those that an earlier
 * notification must have to be the same one. Two notifications with ids are the same when the ids are equal. Where one of
 * them has no id, which the specification does not name, texts and time are compared.
 */
export function getNotificationKeys(notification: NotificationMessage): { own: string[]; matching: string[] } {
  const { id } = notification;
  const content = hashText(
    [normalizeText(notification.title), normalizeText(notification.description), getTimeMs(notification) ?? ""].join(
      "\n",
    ),
  );
  return id === undefined
    ? { own: [`content:${content}`], matching: [`content:${content}`, `identified:${content}`] }
    : { own: [`id:${id}`, `identified:${content}`], matching: [`id:${id}`, `content:${content}`] };
}

/** Returns when a notification was created, by the server's clock; `undefined` when that is unknown. */
export function getTimeMs({ createdAt }: Pick<NotificationMessage, "createdAt">): number | undefined {
  const timeMs = createdAt === undefined ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(timeMs) ? undefined : timeMs;
}

const normalizeText = (text: string): string =>
  text
    .slice(0, 2 * comparedLength)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, "")
    .slice(0, comparedLength);

/** Returns a hash of 53 bits (cyrb53): texts of a person are not stored. */
export function hashText(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
