import { describe, expect, it } from "vitest";
import type { InteractionMetrics } from "./interactions.ts";
import type { PageLoad } from "./pageLoad.ts";
import {
  getDialogName,
  getScriptlessName,
  getScrollName,
  listMeasurementsToRepeat,
  listTargetRows,
  type BenchResults,
} from "./results.ts";

const createResults = (measured: Partial<BenchResults>): BenchResults => ({
  measuredAt: "2026-11-27T00:00:00Z",
  chromiumVersion: "156",
  nodeVersion: "24",
  cpuCores: 2,
  rounds: 3,
  initialScriptKB: 0,
  prerenderedPaths: [],
  pageLoads: {},
  interactions: {},
  ...measured,
});

const listRows = (
  interactions: Record<string, InteractionMetrics[]>,
): [label: string, actual: string, result: string][] =>
  listTargetRows(createResults({ interactions })).map(({ label, actual, result }) => [label, actual, result]);

describe("the measurements of further rounds", () => {
  const load = (...times: number[]): PageLoad[] =>
    times.map((lcpMs) => ({
      fcpMs: lcpMs,
      lcpMs,
      readyMs: lcpMs,
      blockingMs: 0,
      longestTaskMs: 0,
      cls: 0,
      scriptKB: 0,
      totalKB: 0,
      requestCount: 1,
    }));

  it("are the page with the worst ratio, although its values agree, and ratios that vary", () => {
    const pageLoads = {
      "/faq": load(600, 600, 600),
      [getScriptlessName("/faq")]: load(600, 600, 600),
      "/news": load(660, 660, 660),
      [getScriptlessName("/news")]: load(600, 600, 600),
      "/e-services/101": load(600, 900, 1200),
      mui: load(1200, 1200, 1200),
    };
    expect([...listMeasurementsToRepeat(createResults({ pageLoads, prerenderedPaths: ["/faq", "/news"] }))]).toEqual([
      "/news",
      getScriptlessName("/news"),
      "/e-services/101",
      "mui",
    ]);
  });
});

describe("the targets of interactions", () => {
  it("name the dialog whose median is the longest", () => {
    const open = (...times: number[]): InteractionMetrics[] => times.map((reached) => ({ reached, first: 900 }));
    expect(
      listRows({ [getDialogName("sign-in")]: open(90, 400, 80), [getDialogName("confirmation")]: open(98, 95, 99) }),
    ).toEqual([
      ["time until the slowest of 2 dialogs and menus is visible, confirmation, its script loaded", "98 ms", "met"],
    ]);
    expect(listRows({ [getDialogName("sign-in")]: open(101) })[0]?.[2]).toBe("not met");
  });

  it("have a row for each long list, and one for the list with the slowest next page", () => {
    const scroll = (longest: number, paging: number, perPage: number): InteractionMetrics[] => [
      { longest, paging, perPage },
    ];
    expect(
      listRows({
        [getScrollName("notifications")]: scroll(50, 120, 50),
        [getScrollName("rows of a register")]: scroll(51, 40, 10),
      }),
    ).toEqual([
      ["longest task of scrolling through 6,000 notifications, 50 on a page", "50 ms", "met"],
      ["longest task of scrolling through 2,000 rows of a register, 10 on a page", "51 ms", "not met"],
      ["INP of opening the next page of 6,000 notifications, 50 on a page", "120 ms", "met"],
    ]);
  });

  it("have no row for what was not measured", () => {
    expect(listRows({})).toEqual([]);
  });
});
