import { median, type InteractionMetrics } from "./interactions.ts";
import type { PageLoad } from "./pageLoad.ts";

/** Everything that a run measured: one entry for each round. Rounds go side by side, so the same place is the same moment. */
export type BenchResults = {
  measuredAt: string;
  chromiumVersion: string;
  nodeVersion: string;
  cpuCores: number;
  rounds: number;
  /** Kilobytes of script that the home page comes to life with, as tests hold them. */
  initialScriptKB: number;
  /** Loads by the name of what was opened; `/home without script` is the limit of `/home`. */
  pageLoads: Readonly<Record<string, readonly PageLoad[]>>;
  interactions: Readonly<Record<string, readonly InteractionMetrics[]>>;
};

/** One line of the table: what was looked at, what came out, what is wanted of it. */
export type TargetRow = { label: string; actual: string; target: string; isMet: boolean };

/** The name under which the limit of an address stands. */
export const scriptlessName = (address: string): string => `${address} without script`;

/** The middle of one figure of a load. */
export const medianOf = (loads: readonly PageLoad[] | undefined, name: keyof PageLoad): number =>
  median((loads ?? []).map((one) => one[name]));

/** The rows of everything that was measured in this run; what was not has none. */
export function targetRows({ pageLoads, interactions, initialScriptKB }: BenchResults): TargetRow[] {
  const [home, limit, signedInHome, mui] = [
    pageLoads["/home"],
    pageLoads[scriptlessName("/home")],
    pageLoads["/home, signed in"],
    pageLoads["mui"],
  ];
  const routes = Object.keys(pageLoads).filter((name) => scriptlessName(name) in pageLoads);
  const ratios = routes
    .map((name) => ({
      name,
      ratio: medianOfPairs(
        pageLoads[name] ?? [],
        pageLoads[scriptlessName(name)] ?? [],
        (one, other) => one.lcpMs / other.lcpMs,
      ),
    }))
    .toSorted((left, right) => right.ratio - left.ratio);
  const shifting = routes
    .map((name) => ({ name, cls: medianOf(pageLoads[name], "cls") }))
    .toSorted((left, right) => right.cls - left.cls);
  const [worst, worstShift] = [ratios[0], shifting[0]];
  const homeRatio = ratios.find(({ name }) => name === "/home")?.ratio;
  const act = (name: string, figure: string): number | undefined =>
    interactions[name] === undefined ? undefined : median(interactions[name].map((one) => one[figure] ?? Number.NaN));

  const rows: TargetRow[] = [];
  const row = (
    what: string,
    value: number | undefined,
    show: (value: number) => string,
    limit: number,
    target: string = show(limit),
  ): void => {
    if (value !== undefined && !Number.isNaN(value))
      rows.push({ label: what, actual: show(value), target: `≤ ${target}`, isMet: value <= limit });
  };
  row("largest paint of the home page, cold, against the same page without script", homeRatio, formatRatio, 1.15);
  row(`the same for the public route with the worst ratio, ${worst?.name ?? ""}`, worst?.ratio, formatRatio, 1.15);
  row("script of the first view: what the home page comes to life with", home && initialScriptKB, formatKB, 90);
  row(
    "the same with all that follows by itself: lists, menus, every word",
    home && medianOf(home, "scriptKB"),
    formatKB,
    90,
  );
  row("the same, signed in", signedInHome && medianOf(signedInHome, "scriptKB"), formatKB, 100);
  row(
    "time for which the home page is blocked, from the start of the navigation",
    home && medianOf(home, "blockingMs"),
    formatMs,
    100,
  );
  row(
    "the same beyond that of the page without script",
    home && limit && medianOfPairs(home, limit, (one, other) => one.blockingMs - other.blockingMs),
    formatMs,
    100,
  );
  row("the longest task of the home page", home && medianOf(home, "longestTaskMs"), formatMs, 150);
  row(
    `layout shift of the public route that shifts most, ${worstShift?.name ?? ""}`,
    worstShift?.cls,
    (value) => value.toFixed(3),
    0,
  );
  row("layout shift while a page follows another", act("list", "cls"), (value) => value.toFixed(3), 0);
  row("change of page whose script is there already", act("list", "warm"), formatMs, 100);
  row(
    "INP of typing into the registration, the first key included, against plain MUI text fields",
    medianInteractionRatio(interactions["typing"], interactions["plain typing"], "inp"),
    formatRatio,
    1.2,
  );
  row(
    "the first key alone, against the same",
    medianInteractionRatio(interactions["typing"], interactions["plain typing"], "first"),
    formatRatio,
    1.2,
  );
  row("INP of opening the sections on a phone", act("sidebar", "inp"), formatMs, 200);
  row("INP of choosing another language", act("language", "inp"), formatMs, 200);
  const cold = act("list", "cold");
  // Half of what a well-kept open project needs for its list, told in loads of the plain page that is measured here too.
  row(
    "from a click to a list of ten, cold, against the load of the plain MUI page",
    cold && mui && cold / medianOf(mui, "readyMs"),
    formatRatio,
    0.18,
  );
  row("the longest task of a flood of 10,000 messages", act("flood", "longest"), formatMs, 100);
  const counted = act("flood", "counted");
  if (counted !== undefined)
    rows.push({
      label: "messages counted of a flood of 10,000",
      actual: counted.toLocaleString("en"),
      target: "10,000",
      isMet: counted === 10_000,
    });
  return rows;
}

/** The middle of what two things that were measured in the same rounds come to beside each other. */
function medianOfPairs<One>(
  ones: readonly One[],
  others: readonly One[],
  compare: (one: One, other: One) => number,
): number {
  return median(ones.flatMap((one, round) => (others[round] === undefined ? [] : [compare(one, others[round])])));
}

const medianInteractionRatio = (
  ones: readonly InteractionMetrics[] | undefined,
  others: readonly InteractionMetrics[] | undefined,
  figure: string,
): number | undefined =>
  ones &&
  others &&
  medianOfPairs(ones, others, (one, other) => (one[figure] ?? Number.NaN) / (other[figure] ?? Number.NaN));

const formatRatio = (value: number): string => `${value.toFixed(2)} ×`;
const formatKB = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} KB`;
const formatMs = (value: number): string => `${Math.round(value)} ms`;
