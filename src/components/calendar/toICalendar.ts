import { toWellFormed } from "../../config/toWellFormed.ts";

/** An event for a calendar: a whole day as an ISO date, or a period between two moments. */
export type CalendarEvent = {
  /** Stays the same when the event is saved again, so that a calendar replaces it. */
  id: string;
  title: string;
  description?: string | undefined;
  /** The page of the portal about the event. */
  url?: string | undefined;
} & ({ day: string } | { from: string; to: string });

/** The longest line of the format, in bytes. */
const maxLineBytes = 75;
const encoder = new TextEncoder();

/**
 * Returns an event in the iCalendar format (RFC 5545). Its times are in UTC, so a calendar shows them in the time zone of its
 * owner; a whole day has no time zone.
 */
export function toICalendar(event: CalendarEvent, host: string, now: Date = new Date()): string {
  const { id, title, description, url } = event;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${host}//Portal//AZ`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}@${host}`,
    `DTSTAMP:${toUtc(now)}`,
    ...formatTimes(event),
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(url === undefined ? [] : [`URL:${url}`]),
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** Returns the lines of the start and the end. The end of a whole day is the day after it. */
function formatTimes(event: CalendarEvent): string[] {
  if ("from" in event)
    return [`DTSTART:${toUtc(new Date(event.from))}`, `DTEND:${toUtc(new Date(event.to))}`, "TRANSP:OPAQUE"];
  const nextDay = new Date(Date.parse(`${event.day}T00:00:00Z`) + 86_400_000).toISOString();
  // A day with a due date is not a busy day.
  return [`DTSTART;VALUE=DATE:${toDay(event.day)}`, `DTEND;VALUE=DATE:${toDay(nextDay)}`, "TRANSP:TRANSPARENT"];
}

const toDay = (iso: string): string => iso.slice(0, 10).replaceAll("-", "");

/** Returns a moment as `20260316T100000Z`. */
const toUtc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

/** Escapes a text, and removes the control characters that the format forbids. */
const escapeText = (text: string): string =>
  toWellFormed(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

/** Folds a line of more than 75 bytes; never within a character. A folded line continues after a space. */
function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (length + bytes > maxLineBytes) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += bytes;
  }
  return folded;
}
