import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { renderBarChart, type ChartBar } from "./barChart.ts";
import { scriptlessName, medianOf, targetRows, type BenchResults } from "./results.ts";
import type { PageLoad } from "./pageLoad.ts";

const root = join(import.meta.dirname, "../..");
const loadColumns = [
  "fcpMs",
  "lcpMs",
  "readyMs",
  "blockingMs",
  "longestTaskMs",
  "cls",
  "scriptKB",
  "totalKB",
  "requestCount",
] as const satisfies readonly (keyof PageLoad)[];
const columnHeadings: Readonly<Record<(typeof loadColumns)[number], string>> = {
  fcpMs: "first paint",
  lcpMs: "largest paint",
  readyMs: "ready",
  blockingMs: "blocked",
  longestTaskMs: "longest task",
  cls: "shift",
  scriptKB: "script KB",
  totalKB: "all KB",
  requestCount: "requests",
};

const formatLoadMetric = (loads: readonly PageLoad[] | undefined, name: (typeof loadColumns)[number]): string => {
  const value = medianOf(loads, name);
  return name === "cls"
    ? value.toFixed(3)
    : name === "scriptKB" || name === "totalKB"
      ? value.toFixed(1)
      : String(Math.round(value));
};

/** Prints what a run came to. */
export function printResults(results: BenchResults): void {
  const names = Object.keys(results.pageLoads);
  const wide = Math.max(10, ...names.map((name) => name.length)) + 2;
  if (names.length > 0) {
    console.log(
      `\nLoads, medians of ${results.rounds} rounds; milliseconds, kilobytes as they travel\n${"".padEnd(wide)}${loadColumns.map((name) => columnHeadings[name].padStart(14)).join("")}`,
    );
    for (const name of names)
      console.log(
        name.padEnd(wide) +
          loadColumns.map((column) => formatLoadMetric(results.pageLoads[name], column).padStart(14)).join(""),
      );
  }
  console.log("");
  for (const { label, actual, target, isMet } of targetRows(results))
    console.log(
      `${isMet ? styleText("green", "met    ") : styleText("red", "not met")}  ${actual.padStart(9)}  ${target.padEnd(10)} ${label}`,
    );
}

/** Writes the figures into the README, and the picture beside this file that the README shows. */
export async function publishResults(results: BenchResults): Promise<void> {
  const { pageLoads } = results;
  const peers: Readonly<Record<string, string>> = {
    [scriptlessName("/home")]: "home without script, the limit",
    "/home": "**home**",
    "/home, again": "home, once more",
    "/home, signed in": "home, signed in",
    mui: "plain React and MUI, a table of ten",
    reactAdmin: "react-admin, a list of ten",
  };
  const there = Object.entries(peers).filter(([name]) => name in pageLoads);
  const bars = there.map(([name, label]): ChartBar => ({
    name: label.replaceAll("*", ""),
    paintedMs: medianOf(pageLoads[name], "lcpMs"),
    readyMs: medianOf(pageLoads[name], "readyMs"),
    isOwn: name.startsWith("/home") && !name.endsWith("script"),
  }));
  const title = "How long pages take on a slow line and a slow processor";
  await writeFile(join(root, "tests/bench/figures.svg"), renderBarChart(title, bars));
  const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
    [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const text = `![${title}: ${bars.map(({ name, readyMs }) => `${name} ${(readyMs / 1000).toFixed(1)} s`).join(", ")}](tests/bench/figures.svg)

Medians of ${results.rounds} rounds in which everything was loaded in turn, ${results.measuredAt.slice(0, 10)}, Chromium ${results.chromiumVersion.split(".")[0]}: 1.6 Mbps, 150 ms there and back, a processor at a quarter of its speed, HTTP/2 with brotli. Times are milliseconds of one shared machine: only the ratios travel.

${table(
  ["loaded", ...loadColumns.map((name) => columnHeadings[name])],
  there.map(([name, label]) => [label, ...loadColumns.map((column) => formatLoadMetric(pageLoads[name], column))]),
)}

${table(
  ["what", "is", "wanted", ""],
  targetRows(results).map(({ label, actual, target, isMet }) => [label, actual, target, isMet ? "met" : "**not met**"]),
)}`;
  await replaceReadmeSection("figures", text);
}

/** Puts text into the README between two marks that name it. */
export async function replaceReadmeSection(name: string, text: string): Promise<void> {
  const file = join(root, "README.md");
  const before = await readFile(file, "utf8");
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`README.md has no place for ${name}: it needs the lines ${begin} and ${end}.`);
  await writeFile(file, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}
