import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { renderBarChart, type ChartBar } from "./barChart.ts";
import {
  formatCls,
  getRenderedName,
  getScriptlessName,
  calculateLoadMedian,
  homeWithStay,
  listTargetRows,
  recordPage,
  type BenchResults,
  type TargetRow,
} from "./results.ts";
import { throttling, type PageLoad } from "./pageLoad.ts";

const root = join(import.meta.dirname, "../..");
const performanceDocument = "docs/performance.md";
const chartFile = "images/bench.svg";

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
type LoadColumn = (typeof loadColumns)[number];

const columnHeadings: Readonly<Record<LoadColumn, string>> = {
  fcpMs: "FCP",
  lcpMs: "LCP",
  readyMs: "ready",
  blockingMs: "blocking time",
  longestTaskMs: "longest task",
  cls: "CLS",
  scriptKB: "script KB",
  totalKB: "total KB",
  requestCount: "requests",
};

/** The page loads in docs/performance.md, in the order of the table. */
const publishedLoads: Readonly<Record<string, string>> = {
  [getScriptlessName("/home")]: "home without scripts (the limit)",
  "/home": "**home**",
  [homeWithStay]: "home, after ten seconds without any interaction",
  "/home, again": "home, second load",
  "/home, signed in": "home, signed in",
  "/e-services": "list of services",
  [recordPage]: "one service",
  [getRenderedName(recordPage)]: "one service, with a renderer",
  mui: "plain React and MUI, a table of ten rows",
  reactAdmin: "react-admin, a list of ten rows",
  bullBoard: "Bull Board, a list of ten jobs",
  unleash: "Unleash, its sign-in page",
};

function formatMedian(loads: readonly PageLoad[] | undefined, column: LoadColumn): string {
  const value = calculateLoadMedian(loads, column);
  if (column === "cls") return formatCls(value);
  return column === "scriptKB" || column === "totalKB" ? value.toFixed(1) : String(Math.round(value));
}

/** Prints the medians and the targets to the terminal. */
export function printResults(results: BenchResults): void {
  const names = Object.keys(results.pageLoads);
  if (names.length > 0) {
    const nameWidth = Math.max(10, ...names.map((name) => name.length)) + 2;
    const headings = loadColumns.map((column) => columnHeadings[column].padStart(14)).join("");
    console.log(`\nPage loads, medians of ${results.rounds} rounds; times in milliseconds, compressed kilobytes`);
    console.log("".padEnd(nameWidth) + headings);
    for (const name of names) {
      const cells = loadColumns.map((column) => formatMedian(results.pageLoads[name], column).padStart(14));
      console.log(name.padEnd(nameWidth) + cells.join(""));
    }
  }
  printTargets(listTargetRows(results));
}

/** Prints one line for each target. */
export function printTargets(rows: readonly TargetRow[]): void {
  console.log("");
  for (const { label, actual, target, result } of rows)
    console.log(
      `${styleText(result === "met" ? "green" : "red", result.padEnd(9))}  ${actual.padStart(16)}  ${target.padEnd(10)} ${label}`,
    );
}

/** Writes the medians into docs/performance.md, some into README.md, and the bar chart of both. */
export async function publishResults(results: BenchResults): Promise<void> {
  const { pageLoads } = results;
  const loads = Object.entries(publishedLoads).filter(([name]) => name in pageLoads);
  // What a page loads later is no matter of its times.
  const bars = loads
    .filter(([name]) => name !== homeWithStay)
    .map(([name, label]): ChartBar => ({
      name: label.replaceAll("*", ""),
      paintedMs: calculateLoadMedian(pageLoads[name], "lcpMs"),
      readyMs: calculateLoadMedian(pageLoads[name], "readyMs"),
      isOwn: name.startsWith("/") && name !== getScriptlessName("/home"),
    }));
  const title = "Page load times with a throttled network and CPU";
  await writeFile(join(root, "docs", chartFile), renderBarChart(title, bars));
  const summary = bars.map(({ name, readyMs }) => `${name} ${(readyMs / 1000).toFixed(1)} s`).join(", ");
  const loadTable = formatMarkdownTable(
    ["page", ...loadColumns.map((column) => columnHeadings[column])],
    loads.map(([name, label]) => [label, ...loadColumns.map((column) => formatMedian(pageLoads[name], column))]),
  );
  const rows = listTargetRows(results);
  const day = results.measuredAt.slice(0, 10);
  await replaceSection(
    "README.md",
    "performance",
    `![${title}: ${summary}](docs/${chartFile})

Measured on ${day}:

${formatTargetTable(rows.filter(({ isInReadme }) => isInReadme))}`,
  );
  await replaceSection(
    performanceDocument,
    "page loads",
    `![${title}: ${summary}](${chartFile})

Medians of ${results.rounds} rounds, ${day}, Chromium ${results.chromiumVersion.split(".")[0]}. Network: ${(throttling.downloadThroughput * 8) / 1e6} Mbps, ${throttling.latency} ms latency, HTTP/2, brotli. CPU: slowed down ${throttling.cpuSlowdown} times. Interactions are measured with a slow processor only. Times are in milliseconds on a shared machine, so only ratios are comparable with other machines.

${loadTable}

${formatTargetTable(rows)}`,
  );
}

/** Returns a Markdown table of targets. */
export const formatTargetTable = (rows: readonly TargetRow[]): string =>
  formatMarkdownTable(
    ["metric", "actual", "target", ""],
    rows.map(({ label, actual, target, result }) => [
      label,
      actual,
      target,
      result === "met" ? "met" : `**${result}**`,
    ]),
  );

/** Returns a Markdown table. */
export const formatMarkdownTable = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  [headings, headings.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Replaces the text between the two markers of a section in a document, which has a path relative to the project. */
export async function replaceSection(document: string, name: string, text: string): Promise<void> {
  const file = join(root, document);
  const before = await readFile(file, "utf8");
  const [startMarker, endMarker] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [start, end] = [before.indexOf(startMarker), before.indexOf(endMarker)];
  if (start < 0 || end < start)
    throw new Error(`${document} has no section "${name}": add the lines ${startMarker} and ${endMarker}.`);
  await writeFile(file, `${before.slice(0, start + startMarker.length)}\n${text}\n${before.slice(end)}`);
}
