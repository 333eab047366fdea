import { floodSize, calculateMedian, type InteractionMetrics } from "./interactions.ts";
import type { PageLoad } from "./pageLoad.ts";

/** All measurements of a run. Each list has one entry per round, so equal indexes are from the same round. */
export type BenchResults = {
  measuredAt: string;
  chromiumVersion: string;
  nodeVersion: string;
  cpuCores: number;
  rounds: number;
  /** Compressed script that the home page needs to hydrate. */
  initialScriptKB: number;
  /** By the name of the page; `scriptlessName("/home")` is the limit of `/home`. */
  pageLoads: Readonly<Record<string, readonly PageLoad[]>>;
  interactions: Readonly<Record<string, readonly InteractionMetrics[]>>;
};

/** One row of the table of targets. */
export type TargetRow = { label: string; actual: string; target: string; isMet: boolean };

/** Returns the name of the page loads of a URL without scripts. */
export const getScriptlessName = (url: string): string => `${url} without scripts`;

/** Returns the median of one metric of page loads. */
export const calculateLoadMedian = (loads: readonly PageLoad[] | undefined, name: keyof PageLoad): number =>
  calculateMedian((loads ?? []).map((load) => load[name]));

/** Returns the targets whose metrics were measured in this run. */
export const listTargetRows = (results: BenchResults): TargetRow[] => [
  ...routeTargets(results),
  ...homePageTargets(results),
  ...interactionTargets(results),
];

/** Targets of all public routes: LCP relative to the page without scripts, and CLS. */
function routeTargets({ pageLoads }: BenchResults): TargetRow[] {
  const routes = Object.keys(pageLoads).filter((name) => getScriptlessName(name) in pageLoads);
  const ratios = routes
    .map((name) => ({
      name,
      ratio: medianOfPairs(
        pageLoads[name] ?? [],
        pageLoads[getScriptlessName(name)] ?? [],
        (load, limit) => load.lcpMs / limit.lcpMs,
      ),
    }))
    .toSorted((a, b) => b.ratio - a.ratio);
  const shifts = routes
    .map((name) => ({ name, cls: calculateLoadMedian(pageLoads[name], "cls") }))
    .toSorted((a, b) => b.cls - a.cls);
  const homeRatio = ratios.find(({ name }) => name === "/home")?.ratio;
  const [worstRatio, worstShift] = [ratios[0], shifts[0]];
  return [
    ...row("LCP of the home page, empty cache, relative to the page without scripts", homeRatio, formatRatio, 1.15),
    ...row(
      `LCP of the public route with the worst ratio, ${worstRatio?.name ?? ""}, relative to the page without scripts`,
      worstRatio?.ratio,
      formatRatio,
      1.15,
    ),
    ...row(`CLS of the public route with the highest one, ${worstShift?.name ?? ""}`, worstShift?.cls, formatCls, 0),
  ];
}

function homePageTargets({ pageLoads, initialScriptKB }: BenchResults): TargetRow[] {
  const [home, limit, signedIn] = [
    pageLoads["/home"],
    pageLoads[getScriptlessName("/home")],
    pageLoads["/home, signed in"],
  ];
  const loadedScript = "script of the home page after everything has loaded";
  return [
    ...row("script that the home page needs to hydrate", home && initialScriptKB, formatKB, 90),
    ...row(loadedScript, home && calculateLoadMedian(home, "scriptKB"), formatKB, 90),
    ...row(`${loadedScript}, signed in`, signedIn && calculateLoadMedian(signedIn, "scriptKB"), formatKB, 100),
    ...row("blocking time of the home page", home && calculateLoadMedian(home, "blockingMs"), formatMs, 100),
    ...row(
      "blocking time of the home page beyond that of the page without scripts",
      home && limit && medianOfPairs(home, limit, (load, base) => load.blockingMs - base.blockingMs),
      formatMs,
      100,
    ),
    ...row("longest task of the home page", home && calculateLoadMedian(home, "longestTaskMs"), formatMs, 150),
  ];
}

function interactionTargets({ pageLoads, interactions }: BenchResults): TargetRow[] {
  const metric = (interaction: string, name: string): number | undefined => {
    const runs = interactions[interaction];
    return runs && calculateMedian(runs.map((run) => run[name] ?? Number.NaN));
  };
  const typingRatio = (name: string): number | undefined =>
    medianInteractionRatio(interactions["typing"], interactions["plain typing"], name);
  const [mui, coldListMs, countedMessages] = [pageLoads["mui"], metric("list", "cold"), metric("flood", "counted")];
  const messages = floodSize.toLocaleString("en");
  return [
    ...row("CLS of a navigation between pages", metric("list", "cls"), formatCls, 0),
    ...row("navigation to a page whose chunk is loaded", metric("list", "warm"), formatMs, 100),
    ...row(
      "INP of typing into the registration form, relative to plain MUI text fields",
      typingRatio("inp"),
      formatRatio,
      1.2,
    ),
    ...row(
      "delay of the first key in the registration form, relative to plain MUI text fields",
      typingRatio("first"),
      formatRatio,
      1.2,
    ),
    ...row("INP of opening the sidebar on a phone", metric("sidebar", "inp"), formatMs, 200),
    ...row("INP of switching the language", metric("language", "inp"), formatMs, 200),
    // The target is half of what a well-maintained open-source application needs for its list.
    ...row(
      "navigation to a list of ten rows, nothing loaded, relative to loading the plain MUI page",
      coldListMs && mui && coldListMs / calculateLoadMedian(mui, "readyMs"),
      formatRatio,
      0.18,
    ),
    ...row(`longest task of a burst of ${messages} STOMP messages`, metric("flood", "longest"), formatMs, 100),
    ...(countedMessages === undefined
      ? []
      : [
          {
            label: `counted messages of a burst of ${messages}`,
            actual: countedMessages.toLocaleString("en"),
            target: messages,
            isMet: countedMessages === floodSize,
          },
        ]),
  ];
}

/** Returns a row, or nothing when the value was not measured. */
function row(
  label: string,
  value: number | undefined,
  format: (value: number) => string,
  limit: number,
): readonly TargetRow[] {
  if (value === undefined || Number.isNaN(value)) return [];
  return [{ label, actual: format(value), target: `≤ ${format(limit)}`, isMet: value <= limit }];
}

/** Returns the median of a comparison of two pages or interactions that were measured in the same rounds. */
function medianOfPairs<Measurement>(
  measurements: readonly Measurement[],
  references: readonly Measurement[],
  compare: (measurement: Measurement, reference: Measurement) => number,
): number {
  return calculateMedian(
    measurements.flatMap((measurement, round) => {
      const reference = references[round];
      return reference === undefined ? [] : [compare(measurement, reference)];
    }),
  );
}

const medianInteractionRatio = (
  measurements: readonly InteractionMetrics[] | undefined,
  references: readonly InteractionMetrics[] | undefined,
  name: string,
): number | undefined =>
  measurements &&
  references &&
  medianOfPairs(measurements, references, (a, b) => (a[name] ?? Number.NaN) / (b[name] ?? Number.NaN));

const formatRatio = (value: number): string => `${value.toFixed(2)} ×`;
const formatKB = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} KB`;
const formatMs = (value: number): string => `${Math.round(value)} ms`;
const formatCls = (value: number): string => value.toFixed(3);
