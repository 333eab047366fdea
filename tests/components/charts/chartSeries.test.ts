import { describe, expect, it } from "vitest";
import { findExtremes, selectMarks } from "../../../src/components/charts/chartSeries.ts";

describe("the extremes of a chart", () => {
  it("are the latest of the lowest and of the highest values of all lines", () => {
    const dates = ["2026-03-02", "2026-03-09"];
    const series = [
      { id: "1", label: "Baku", values: [2, 3] },
      { id: "2", label: "Ganja", values: [2, 2] },
      { id: "3", label: "Shaki", values: [null, null] },
    ];
    expect(findExtremes(dates, series)).toEqual({
      lowest: { value: 2, label: "Ganja", date: "2026-03-09" },
      highest: { value: 3, label: "Baku", date: "2026-03-09" },
    });
  });

  it("are absent without any value", () => {
    expect(findExtremes(["2026-03-02"], [{ id: "1", label: "Baku", values: [null] }])).toBeUndefined();
  });
});

describe("the marks of a line", () => {
  it("are those of all values, but not of dates without one", () => {
    expect([...selectMarks({ id: "1", label: "Baku", values: [2, null, 3] }, 2)]).toEqual([0, 2]);
  });

  it("are those of some values at equal intervals when there are many", () => {
    const values = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? null : index));
    expect([...selectMarks({ id: "1", label: "Baku", values }, 5)]).toEqual([1, 21, 41, 61, 81]);
  });
});
