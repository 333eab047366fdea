import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const { DateTimeFormat } = Intl;
// A browser whose date patterns are not those of the newest version, as Chrome 111 has for "en-CA".
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(Intl, "DateTimeFormat").mockImplementation(function (_locale, options) {
    return new DateTimeFormat("en-US", options);
  });
});
afterEach(() => void vi.restoreAllMocks());

describe("in a browser with other date patterns", () => {
  it("a date in Baku is that of the calendar, and has a name in Azerbaijani", async () => {
    const { getBakuDate, getBakuWeekday } = await import("../../src/i18n/bakuCalendar.ts");
    const { formatDate } = await import("../../src/i18n/format.ts");
    const moment = new Date("2026-03-17T20:30:00Z");
    expect(getBakuDate(moment)).toBe("2026-03-18");
    expect(getBakuWeekday(moment)).toBe(3);
    expect(formatDate("az", moment.toISOString())).toBe("18\u00A0mart 2026");
  });
});
