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
  disturbedRounds: {},
  ...measured,
});

const listRows = (
  interactions: Record<string, InteractionMetrics[]>,
): [label: string, actual: string, result: string][] =>
  listTargetRows(createResults({ interactions })).map(({ label, actual, result }) => [label, actual, result]);

const load = (...times: number[]): PageLoad[] =>
  times.map((lcpMs) => ({
    fcpMs: lcpMs,
    lcpMs,
    readyMs: lcpMs,
    blockingMs: lcpMs,
    longestTaskMs: lcpMs,
    cls: 0,
    scriptKB: 0,
    totalKB: 0,
    requestCount: 1,
  }));

describe("the measurements of further rounds", () => {
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

describe("a ratio that varies between the rounds", () => {
  const findRow = (...times: number[]): (string | undefined)[] => {
    const results = createResults({ pageLoads: { "/home": load(...times), mui: load(...times.map(() => 1000)) } });
    const row = listTargetRows(results).find(({ label }) => label.startsWith("blocking time"));
    return [row?.actual, row?.result];
  };

  it("is not met when most rounds are above the limit, and met when they are below", () => {
    expect(findRow(900, 1100, 1300)).toEqual(["1.10 × (± 9 %)", "not met"]);
    expect(findRow(300, 400, 520)).toEqual(["0.40 × (± 14 %)", "met"]);
  });

  it("is too noisy when the rounds lie on both sides of the limit", () => {
    expect(findRow(300, 450, 700)).toEqual(["0.45 × (± 22 %)", "too noisy"]);
  });
});

describe("a value above its limit", () => {
  const findRow = (measured: Partial<BenchResults>, label: string): (string | undefined)[] => {
    const row = listTargetRows(createResults(measured)).find((each) => each.label === label);
    return [row?.actual, row?.target, row?.result];
  };

  it("has as many digits as it needs to differ from the limit", () => {
    const signedIn = load(600).map((each) => ({ ...each, cls: 0.0003 }));
    expect(findRow({ pageLoads: { "/home, signed in": signedIn } }, "CLS of the home page, signed in")).toEqual([
      "0.0003",
      "≤ 0.0000",
      "not met",
    ]);
    expect(
      findRow(
        { interactions: { list: [{ cold: 181 }] }, pageLoads: { mui: load(1000) } },
        "navigation to a list of ten rows (its network is not slowed down), nothing loaded, relative to loading the plain MUI page",
      ),
    ).toEqual(["0.181 ×", "≤ 0.18 ×", "not met"]);
  });

  it("is too noisy, and measured again, when it is a time and other processes have disturbed most of its rounds", () => {
    const interactions = { menu: [{ inp: 300 }, { inp: 250 }, { inp: 260 }], language: [{ inp: 300 }] };
    const label = "INP of opening the menu on a phone";
    expect(findRow({ interactions, disturbedRounds: { menu: 1 } }, label)[2]).toBe("not met");
    const disturbedRounds = { menu: 2 };
    expect(findRow({ interactions, disturbedRounds }, label)[2]).toBe("too noisy");
    expect([...listMeasurementsToRepeat(createResults({ interactions, disturbedRounds }))]).toEqual(["menu"]);
    expect(findRow({ interactions: { menu: [{ inp: 90 }] }, disturbedRounds: { menu: 1 } }, label)[2]).toBe("met");
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

  it("name the page whose median is the longest", () => {
    const open = (faq: number, offices: number): InteractionMetrics => ({ "/faq": faq, "/offices": offices });
    expect(listRows({ pages: [open(90, 95), open(400, 101), open(80, 102)] })).toEqual([
      ["time until the heading of the slowest of 2 pages is visible, /offices, its script loaded", "101 ms", "not met"],
    ]);
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
