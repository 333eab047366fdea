import { describe, expect, it } from "vitest";
import { toICalendar } from "../../../src/components/calendar/toICalendar.ts";

const now = new Date("2026-03-16T06:30:00Z");

describe("an event for a calendar", () => {
  it("has a period in UTC", () => {
    const event = {
      id: "callback-77",
      title: "Zəng",
      from: "2026-03-31T11:00:00+04:00",
      to: "2026-03-31T12:00:00+04:00",
    };
    expect(toICalendar(event, "portal.example", now)).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//portal.example//Portal//AZ",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "UID:callback-77@portal.example",
        "DTSTAMP:20260316T063000Z",
        "DTSTART:20260331T070000Z",
        "DTEND:20260331T080000Z",
        "TRANSP:OPAQUE",
        "SUMMARY:Zəng",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("has a whole day, which ends on the next day", () => {
    const text = toICalendar({ id: "1", title: "Due", day: "2026-12-31", url: "https://portal.example/x" }, "h", now);
    expect(text).toContain("DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\nTRANSP:TRANSPARENT\r\n");
    expect(text).toContain("\r\nURL:https://portal.example/x\r\n");
  });

  it("escapes separators and line breaks in texts", () => {
    expect(
      toICalendar({ id: "1", title: "a;b,c\\d", description: "one\r\ntwo\u0007", day: "2026-03-16" }, "h", now),
    ).toContain("SUMMARY:a\\;b\\,c\\\\d\r\nDESCRIPTION:one\\ntwo\r\n");
  });

  it("folds lines after 75 bytes, and never within a character", () => {
    const title = "ə".repeat(100);
    const text = toICalendar({ id: "1", title, day: "2026-03-16" }, "h", now);
    const lines = text.split("\r\n");
    expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
  });
});
