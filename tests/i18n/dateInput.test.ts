import { describe, expect, it } from "vitest";
import { isIsoDate, parseDateInput, formatDateInput } from "../../src/i18n/dateInput.ts";

describe("a typed date", () => {
  it.each([
    "24.11.2026",
    "24/11/2026",
    "24-11-2026",
    "24 11 2026",
    "24, 11, 2026",
    "24112026",
    "2026-11-24",
    "2026.11.24",
    "  24.11.2026 ",
    "24 . 11 . 2026",
    "\u200E24.\u200E11.\u200E2026",
    "٢٤.١١.٢٠٢٦",
    "２４１１２０２６",
  ])("may be %j", (typed) => {
    expect(parseDateInput(typed)).toBe("2026-11-24");
  });

  it("may omit leading zeros", () => {
    expect(parseDateInput("5.3.2026")).toBe("2026-03-05");
    expect(parseDateInput("2026-3-5")).toBe("2026-03-05");
  });

  it.each([
    "",
    "soon",
    "2",
    "24.11",
    "24.11.2",
    "24.11.20",
    "24.11.202",
    "24.11.20261",
    "30.02.2026",
    "29.02.2025",
    "00.01.2026",
    "11/24/2026",
    "24.11.2026 10:00",
    "9".repeat(50),
  ])("is returned unchanged when it is invalid: %j", (typed) => {
    expect(parseDateInput(typed)).toBe(typed);
    expect(isIsoDate(parseDateInput(typed))).toBe(false);
  });

  it("is formatted in digits, and any other text is returned unchanged", () => {
    expect(["2026-11-24", "2024-02-29", "2026-02-30", "soon", ""].map(formatDateInput)).toEqual([
      "24.11.2026",
      "29.02.2024",
      "2026-02-30",
      "soon",
      "",
    ]);
    expect(parseDateInput(formatDateInput("2026-03-05"))).toBe("2026-03-05");
  });
});
