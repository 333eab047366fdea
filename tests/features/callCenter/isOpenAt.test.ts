import { describe, expect, it } from "vitest";
import { getMapUrl } from "../../../src/features/callCenter/getMapUrl.ts";
import { isOpenAt } from "../../../src/features/callCenter/isOpenAt.ts";

const hours = [{ days: "Monday to Friday", weekdays: [1, 2, 3, 4, 5], opens: "09:00", closes: "18:00" }];

describe("isOpenAt", () => {
  it.each([
    ["before opening", "2026-03-18T08:59:00+04:00", false],
    ["at opening", "2026-03-18T09:00:00+04:00", true],
    ["in Baku time, whatever the time of the device", "2026-03-18T13:59:00Z", true],
    ["at closing", "2026-03-18T18:00:00+04:00", false],
    ["on another day", "2026-03-21T12:00:00+04:00", false],
    ["on a closed day", "2026-03-20T12:00:00+04:00", false],
  ])("tells whether an office is open: %s", (_name, moment, isOpen) => {
    expect(isOpenAt({ hours, closedDates: ["2026-03-20"] }, new Date(moment))).toBe(isOpen);
  });

  it("tells nothing when the days of the hours are only text", () => {
    const [{ weekdays: _weekdays, ...textHours } = hours[0]!] = hours;
    expect(isOpenAt({ hours: [textHours] }, new Date("2026-03-18T12:00:00+04:00"))).toBeUndefined();
  });
});

describe("getMapUrl", () => {
  it("shows the entrance, or searches for an address without coordinates", () => {
    expect(getMapUrl({ address: "Baku", latitude: 40.5, longitude: 49.25 })).toBe(
      "https://www.openstreetmap.org/?mlat=40.5&mlon=49.25#map=17/40.5/49.25",
    );
    expect(getMapUrl({ address: "A & B, Baku" })).toBe(
      "https://www.openstreetmap.org/search?query=A%20%26%20B%2C%20Baku",
    );
  });
});
