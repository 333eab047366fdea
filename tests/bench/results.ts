import { floodSize, calculateMedian, type InteractionMetrics } from "./interactions.ts";
import { listSizes, longLists, type LongList } from "./longLists.ts";
import type { PageLoad } from "./pageLoad.ts";

/** All measurements of a run. Equal indexes of two lists are from the same round, as far as both have it. */
export type BenchResults = {
  measuredAt: string;
  chromiumVersion: string;
  nodeVersion: string;
  cpuCores: number;
  rounds: number;
  /** Compressed script that the home page needs to hydrate. */
  initialScriptKB: number;
  /** The public pages whose content is in the HTML that the server sends. */
  prerenderedPaths: readonly string[];
  /** By the name of the page; `getScriptlessName("/home")` is the limit of `/home`. */
  pageLoads: Readonly<Record<string, readonly PageLoad[]>>;
  interactions: Readonly<Record<string, readonly InteractionMetrics[]>>;
  /** In how many rounds of a measurement other processes used more than a core, also when it was repeated. */
  disturbedRounds: Readonly<Record<string, number>>;
};

/** One row of the table of targets. */
export type TargetRow = {
  label: string;
  actual: string;
  target: string;
  result: "met" | "not met" | "too noisy";
  isInReadme?: boolean;
};

/**
 * A row with the names of the page loads and interactions that it is about. `isWorst`: those of the page with the worst ratio,
 * which in few rounds is also the page with the most noise. `varies`: further rounds are useful.
 */
type MeasuredRow = TargetRow & { measurements: readonly string[]; isWorst?: boolean; varies?: boolean };

/** The ratios that README.md has. */
const readmeLabels: ReadonlySet<string> = new Set([
  "LCP of the home page relative to the page without scripts",
  "LCP of the home page relative to the plain MUI page",
  "navigation to a list of ten rows (its network is not slowed down), nothing loaded, relative to loading the plain MUI page",
  "delay of the first key in the registration form, relative to plain MUI text fields",
]);

/** A ratio with a larger interquartile range, relative to its median, says nothing. */
const maxSpread = 0.1;

/** The page of one record whose largest paint is compared with the plain MUI page, and with a renderer with the limit. */
export const recordPage = "/e-services/101";

/** Returns the name of the page loads of a URL without scripts. */
export const getScriptlessName = (url: string): string => `${url} without scripts`;

/** Returns the name of the page loads of a URL that a renderer has filled. */
export const getRenderedName = (url: string): string => `${url}, rendered`;

/** The name of the loads of the home page on which the visitor stays for ten seconds without doing anything. */
export const homeWithStay = "/home, after ten seconds";

/** Returns the name of the interaction that opens a dialog. */
export const getDialogName = (dialog: string): string => `dialog: ${dialog}`;

/** Returns the name of the interaction that scrolls through a long list. */
export const getScrollName = (list: LongList): string => `scrolling: ${list}`;

/** Returns the median of one metric of page loads. */
export const calculateLoadMedian = (loads: readonly PageLoad[] | undefined, name: keyof PageLoad): number =>
  calculateMedian((loads ?? []).map((load) => load[name]));

/** Returns the targets whose metrics were measured in this run. */
export const listTargetRows = (results: BenchResults): MeasuredRow[] => [
  ...paintTargets(results),
  ...homePageTargets(results),
  ...interactionTargets(results),
  ...dialogTargets(results),
  ...scrollTargets(results),
];

/** Returns the names of the page loads and interactions for which further rounds are useful: those that vary too much, and the worst of many. */
export const listMeasurementsToRepeat = (results: BenchResults): ReadonlySet<string> =>
  new Set(
    listTargetRows(results).flatMap(({ measurements, isWorst, varies }) => (varies || isWorst ? measurements : [])),
  );

/** Targets of the largest paint, relative to the page without scripts and to the plain MUI page, and of layout shifts. */
function paintTargets({ pageLoads, prerenderedPaths }: BenchResults): MeasuredRow[] {
  const routes = Object.keys(pageLoads).filter((name) => getScriptlessName(name) in pageLoads);
  const compareLcp = (name: string, reference: string): number[] =>
    compareLoads(pageLoads[name], pageLoads[reference], (load, other) => load.lcpMs / other.lcpMs);
  const prerenderedRatios = routes
    .filter((name) => prerenderedPaths.includes(name))
    .map((name) => ({ name, ratio: calculateMedian(compareLcp(name, getScriptlessName(name))) }))
    .toSorted((a, b) => b.ratio - a.ratio);
  const [worstShift] = routes
    .map((name) => ({ name, cls: calculateLoadMedian(pageLoads[name], "cls") }))
    .toSorted((a, b) => b.cls - a.cls);
  const lcpRow = (label: string, name: string, reference: string, limit: number): readonly MeasuredRow[] =>
    ratioRow(label, compareLcp(name, reference), limit, [name, reference]);
  const worstName = prerenderedRatios[0]?.name ?? "";
  const medianRatio = calculateMedian(prerenderedRatios.map(({ ratio }) => ratio));
  return [
    ...lcpRow("LCP of the home page relative to the page without scripts", "/home", getScriptlessName("/home"), 1.1),
    ...row(
      `LCP of ${prerenderedRatios.length} prerendered pages relative to the pages without scripts, their median`,
      prerenderedRatios.length > 1 ? medianRatio : undefined,
      formatRatio,
      1.1,
    ),
    ...lcpRow(
      `LCP of the prerendered page with the worst ratio, ${worstName}, relative to the page without scripts`,
      worstName,
      getScriptlessName(worstName),
      1.1,
    ).map((worst) => ({ ...worst, isWorst: true })),
    ...lcpRow("LCP of the home page relative to the plain MUI page", "/home", "mui", 0.4),
    ...lcpRow(`LCP of ${recordPage} relative to the plain MUI page`, recordPage, "mui", 0.9),
    ...lcpRow(
      `LCP of ${recordPage} with a renderer, relative to the page without scripts`,
      getRenderedName(recordPage),
      getScriptlessName(recordPage),
      1.15,
    ),
    ...row(`CLS of the public page with the highest one, ${worstShift?.name ?? ""}`, worstShift?.cls, formatCls, 0),
    ...row("CLS of the home page, signed in", loadMedian(pageLoads, "/home, signed in", "cls"), formatCls, 0),
  ];
}

function homePageTargets(results: BenchResults): MeasuredRow[] {
  const { pageLoads, initialScriptKB } = results;
  const home = pageLoads["/home"];
  const loadedScript = "script of the home page in its first view (three seconds, or until the first interaction)";
  return [
    ...row("script that the home page needs to hydrate", home && initialScriptKB, formatKB, 80),
    ...row(loadedScript, loadMedian(pageLoads, "/home", "scriptKB"), formatKB, 105),
    ...row(`${loadedScript}, signed in`, loadMedian(pageLoads, "/home, signed in", "scriptKB"), formatKB, 112),
    ...row("requests of the home page in its first view", loadMedian(pageLoads, "/home", "requestCount"), String, 10),
    ...ratioRow(
      "blocking time of the home page relative to the plain MUI page",
      compareLoads(home, pageLoads["mui"], (load, other) => load.blockingMs / other.blockingMs),
      0.5,
      ["/home", "mui"],
    ),
    ...timeRow(results, "longest task of the home page", "/home", loadMedian(pageLoads, "/home", "longestTaskMs"), 100),
  ];
}

function interactionTargets(results: BenchResults): MeasuredRow[] {
  const { pageLoads, interactions } = results;
  const metric = (interaction: string, name: string): number | undefined =>
    interactionMedian(interactions, interaction, name);
  const typingRatios = (name: string): number[] =>
    comparePairs(interactions["typing"], interactions["plain typing"], (portal, plain) =>
      divide(portal[name], plain[name]),
    );
  const typing = ["typing", "plain typing"];
  const listRatio = (state: string, name: string): readonly MeasuredRow[] =>
    ratioRow(
      `navigation to a list of ten rows (its network is not slowed down), ${state}, relative to loading the plain MUI page`,
      comparePairs(interactions["list"], pageLoads["mui"], (list, { readyMs }) => divide(list[name], readyMs)),
      0.18,
      ["list", "mui"],
    );
  const messages = floodSize.toLocaleString("en");
  const counted = metric("flood", "counted");
  return [
    ...row("CLS of a navigation between pages", metric("list", "cls"), formatCls, 0),
    ...timeRow(results, "navigation to a page whose chunk is loaded", "list", metric("list", "warm"), 100),
    ...slowestPageTarget(results),
    ...listRatio("nothing loaded", "cold"),
    ...listRatio("its link has been in the viewport for some seconds", "visible"),
    ...ratioRow(
      "INP of typing into the registration form, relative to plain MUI text fields",
      typingRatios("inp"),
      0.9,
      typing,
    ),
    ...ratioRow(
      "delay of the first key in the registration form, relative to plain MUI text fields",
      typingRatios("first"),
      1,
      typing,
    ),
    ...timeRow(results, "INP of opening the menu on a phone", "menu", metric("menu", "inp"), 200),
    ...timeRow(results, "INP of switching the language", "language", metric("language", "inp"), 200),
    ...timeRow(
      results,
      `longest task of a burst of ${messages} STOMP messages`,
      "flood",
      metric("flood", "longest"),
      50,
    ),
    ...row(`messages of a burst of ${messages} that are not counted`, counted && floodSize - counted, String, 0),
  ];
}

/** The page that takes longest to show its heading. */
function slowestPageTarget(results: BenchResults): readonly MeasuredRow[] {
  const openings = results.interactions["pages"] ?? [];
  const [slowest, ...others] = Object.keys(openings[0] ?? {})
    .map((path) => ({ path, ms: interactionMedian(results.interactions, "pages", path) }))
    .toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0));
  const label = `time until the heading of the slowest of ${others.length + 1} pages is visible, ${slowest?.path ?? ""}, its script loaded`;
  return timeRow(results, label, "pages", slowest?.ms, 100);
}

/** The dialog that takes longest to open. */
function dialogTargets(results: BenchResults): MeasuredRow[] {
  const { interactions } = results;
  const prefix = getDialogName("");
  const [slowest, ...others] = Object.keys(interactions)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ name: name.slice(prefix.length), ms: interactionMedian(interactions, name, "reached") }))
    .toSorted((a, b) => (b.ms ?? 0) - (a.ms ?? 0));
  return [
    ...timeRow(
      results,
      `time until the slowest of ${others.length + 1} dialogs and menus is visible, ${slowest?.name ?? ""}, its script loaded`,
      getDialogName(slowest?.name ?? ""),
      slowest?.ms,
      100,
    ),
  ];
}

/** Scrolling through long lists, and turning their pages. */
function scrollTargets(results: BenchResults): MeasuredRow[] {
  const { interactions } = results;
  const measured = longLists
    .filter((list) => getScrollName(list) in interactions)
    .map((list) => {
      const get = (metric: string): number =>
        interactionMedian(interactions, getScrollName(list), metric) ?? Number.NaN;
      const label = `${listSizes[list].toLocaleString("en")} ${list}, ${get("perPage")} on a page`;
      return { name: getScrollName(list), label, longestMs: get("longest"), pagingMs: get("paging") };
    });
  const [slowestPaging] = measured.toSorted((a, b) => b.pagingMs - a.pagingMs);
  return [
    ...measured.flatMap(({ name, label, longestMs }) =>
      timeRow(results, `longest task of scrolling through ${label}`, name, longestMs, 50),
    ),
    ...timeRow(
      results,
      `INP of opening the next page of ${slowestPaging?.label ?? ""}`,
      slowestPaging?.name ?? "",
      slowestPaging?.pagingMs,
      200,
    ),
  ];
}

/** Formats a value. With `moreDigits` it has more decimal places than usual. */
export type Format = (value: number, moreDigits?: number) => string;

/** Returns a row, or nothing when the value was not measured. */
export function row(label: string, value: number | undefined, format: Format, limit: number): readonly MeasuredRow[] {
  if (value === undefined || Number.isNaN(value)) return [];
  const target = `≤ ${format(limit)}`;
  if (value <= limit) return [{ label, actual: format(value), target, result: "met", measurements: [] }];
  // A value that is only a little above its limit must not look like it.
  const actual = [0, 1, 2, 3].map((digits) => format(value, digits)).find((text) => text !== format(limit));
  return [{ label, actual: actual ?? format(value, 3), target, result: "not met", measurements: [] }];
}

/**
 * Returns the row of a time, which other processes make longer: one above its limit says nothing when they have disturbed most
 * of its rounds.
 */
const timeRow = (
  { pageLoads, interactions, disturbedRounds }: BenchResults,
  label: string,
  name: string,
  valueMs: number | undefined,
  limitMs: number,
): readonly MeasuredRow[] => {
  const roundCount = (pageLoads[name] ?? interactions[name] ?? []).length;
  const isDisturbed = (disturbedRounds[name] ?? 0) > roundCount / 2;
  return row(label, valueMs, formatMs, limitMs).map((time) =>
    time.result === "not met" && isDisturbed
      ? { ...time, result: "too noisy", measurements: [name], varies: true }
      : time,
  );
};

/**
 * Returns the row of a ratio that was measured in each round, or nothing when it was not measured. Where the rounds vary, the
 * middle half of them must be on one side of the limit.
 */
function ratioRow(
  label: string,
  ratios: readonly number[],
  limit: number,
  measurements: readonly string[],
): readonly MeasuredRow[] {
  const [lower, upper] = [calculateQuantile(ratios, 0.25), calculateQuantile(ratios, 0.75)];
  const spread = (upper - lower) / calculateMedian(ratios);
  const varies = spread > maxSpread;
  return row(label, calculateMedian(ratios), formatRatio, limit).map((ratio) => ({
    ...ratio,
    measurements,
    varies,
    isInReadme: readmeLabels.has(label),
    ...(varies && {
      result: lower > limit ? "not met" : upper <= limit ? "met" : "too noisy",
      actual: `${ratio.actual} (± ${Math.round(spread * 50)} %)`,
    }),
  }));
}

/** Returns the value below which this part of the values lies; between two of them, their weighted mean. */
function calculateQuantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0];
  return below + (above - below) * (position % 1);
}

/** Compares two pages or interactions that were measured in the same rounds. */
const comparePairs = <Measurement, Reference>(
  measurements: readonly Measurement[] = [],
  references: readonly Reference[] = [],
  compare: (measurement: Measurement, reference: Reference) => number,
): number[] =>
  measurements.flatMap((measurement, round) => {
    const reference = references[round];
    return reference === undefined ? [] : [compare(measurement, reference)];
  });

const compareLoads: typeof comparePairs<PageLoad, PageLoad> = comparePairs;

const loadMedian = (pageLoads: BenchResults["pageLoads"], name: string, metric: keyof PageLoad): number | undefined =>
  pageLoads[name] && calculateLoadMedian(pageLoads[name], metric);

const interactionMedian = (
  interactions: BenchResults["interactions"],
  interaction: string,
  metric: string,
): number | undefined => {
  const runs = interactions[interaction];
  return runs && calculateMedian(runs.map((run) => run[metric] ?? Number.NaN));
};

const divide = (dividend = Number.NaN, divisor = Number.NaN): number => dividend / divisor;
/** Returns a ratio as text. */
export const formatRatio: Format = (value, moreDigits = 0) => `${value.toFixed(2 + moreDigits)} ×`;
const formatKB: Format = (value, moreDigits = 0) => `${value.toFixed((value < 100 ? 1 : 0) + moreDigits)} KB`;
const formatMs: Format = (value, moreDigits = 0) => `${value.toFixed(moreDigits)} ms`;
/** Returns a CLS as text, with the digits that tell a small one from none. */
export const formatCls: Format = (value, moreDigits = 0) => value.toFixed(4 + moreDigits);
