import { median, type Figures } from "./interactions.ts";
import type { Load } from "./pageLoad.ts";

/** Everything that a run measured: one entry for each round. Rounds go side by side, so the same place is the same moment. */
export type Results = {
  when: string;
  chromium: string;
  node: string;
  cores: number;
  rounds: number;
  /** Kilobytes of script that the home page comes to life with, as tests hold them. */
  firstView: number;
  /** Loads by the name of what was opened; `/home without script` is the limit of `/home`. */
  loads: Readonly<Record<string, readonly Load[]>>;
  acts: Readonly<Record<string, readonly Figures[]>>;
};

/** One line of the table: what was looked at, what came out, what is wanted of it. */
export type Row = { what: string; seen: string; target: string; met: boolean };

/** The name under which the limit of an address stands. */
export const limitName = (address: string): string => `${address} without script`;

/** The middle of one figure of a load. */
export const middle = (loads: readonly Load[] | undefined, name: keyof Load): number => median((loads ?? []).map((one) => one[name]));

/** The rows of everything that was measured in this run; what was not has none. */
export function rowsOf({ loads, acts, firstView }: Results): Row[] {
  const [home, limit, signedInHome, mui] = [loads["/home"], loads[limitName("/home")], loads["/home, signed in"], loads["mui"]];
  const routes = Object.keys(loads).filter((name) => limitName(name) in loads);
  const ratios = routes.map((name) => ({ name, ratio: paired(loads[name] ?? [], loads[limitName(name)] ?? [], (one, other) => one.lcp / other.lcp) })).toSorted((left, right) => right.ratio - left.ratio);
  const shifting = routes.map((name) => ({ name, cls: middle(loads[name], "cls") })).toSorted((left, right) => right.cls - left.cls);
  const [worst, worstShift] = [ratios[0], shifting[0]];
  const homeRatio = ratios.find(({ name }) => name === "/home")?.ratio;
  const act = (name: string, figure: string): number | undefined => (acts[name] === undefined ? undefined : median(acts[name].map((one) => one[figure] ?? Number.NaN)));

  const rows: Row[] = [];
  const row = (what: string, value: number | undefined, show: (value: number) => string, limit: number, target: string = show(limit)): void => {
    if (value !== undefined && !Number.isNaN(value)) rows.push({ what, seen: show(value), target: `≤ ${target}`, met: value <= limit });
  };
  row("largest paint of the home page, cold, against the same page without script", homeRatio, times, 1.15);
  row(`the same for the public route with the worst ratio, ${worst?.name ?? ""}`, worst?.ratio, times, 1.15);
  row("script of the first view: what the home page comes to life with", home && firstView, kilobytes, 90);
  row("the same with all that follows by itself: lists, menus, every word", home && middle(home, "script"), kilobytes, 90);
  row("the same, signed in", signedInHome && middle(signedInHome, "script"), kilobytes, 100);
  row("time for which the home page is blocked, from the start of the navigation", home && middle(home, "blocked"), milliseconds, 100);
  row("the same beyond that of the page without script", home && limit && paired(home, limit, (one, other) => one.blocked - other.blocked), milliseconds, 100);
  row("the longest task of the home page", home && middle(home, "longest"), milliseconds, 150);
  row(`layout shift of the public route that shifts most, ${worstShift?.name ?? ""}`, worstShift?.cls, (value) => value.toFixed(3), 0);
  row("layout shift while a page follows another", act("list", "cls"), (value) => value.toFixed(3), 0);
  row("change of page whose script is there already", act("list", "warm"), milliseconds, 100);
  row("INP of typing into the registration, the first key included, against plain MUI text fields", pairedActs(acts["typing"], acts["plain typing"], "inp"), times, 1.2);
  row("the first key alone, against the same", pairedActs(acts["typing"], acts["plain typing"], "first"), times, 1.2);
  row("INP of opening the sections on a phone", act("sidebar", "inp"), milliseconds, 200);
  row("INP of choosing another language", act("language", "inp"), milliseconds, 200);
  const cold = act("list", "cold");
  // Half of what a well-kept open project needs for its list, told in loads of the plain page that is measured here too.
  row("from a click to a list of ten, cold, against the load of the plain MUI page", cold && mui && cold / middle(mui, "ready"), times, 0.18);
  row("the longest task of a flood of 10,000 messages", act("flood", "longest"), milliseconds, 100);
  const counted = act("flood", "counted");
  if (counted !== undefined) rows.push({ what: "messages counted of a flood of 10,000", seen: counted.toLocaleString("en"), target: "10,000", met: counted === 10_000 });
  return rows;
}

/** The middle of what two things that were measured in the same rounds come to beside each other. */
function paired<One>(ones: readonly One[], others: readonly One[], beside: (one: One, other: One) => number): number {
  return median(ones.flatMap((one, round) => (others[round] === undefined ? [] : [beside(one, others[round])])));
}

const pairedActs = (ones: readonly Figures[] | undefined, others: readonly Figures[] | undefined, figure: string): number | undefined =>
  ones && others && paired(ones, others, (one, other) => (one[figure] ?? Number.NaN) / (other[figure] ?? Number.NaN));

const times = (value: number): string => `${value.toFixed(2)} ×`;
const kilobytes = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} KB`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
