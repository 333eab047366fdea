import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { styleText } from "node:util";
import { pictureOf, type Bar } from "./barChart.ts";
import { limitName, middle, rowsOf, type Results } from "./results.ts";
import type { Load } from "./pageLoad.ts";

const root = join(import.meta.dirname, "../..");
const columns = ["fcp", "lcp", "ready", "blocked", "longest", "cls", "script", "total", "requests"] as const satisfies readonly (keyof Load)[];
const heads: Readonly<Record<(typeof columns)[number], string>> = { fcp: "first paint", lcp: "largest paint", ready: "ready", blocked: "blocked", longest: "longest task", cls: "shift", script: "script KB", total: "all KB", requests: "requests" };

const shown = (loads: readonly Load[] | undefined, name: (typeof columns)[number]): string => {
  const value = middle(loads, name);
  return name === "cls" ? value.toFixed(3) : name === "script" || name === "total" ? value.toFixed(1) : String(Math.round(value));
};

/** Prints what a run came to. */
export function print(results: Results): void {
  const names = Object.keys(results.loads);
  const wide = Math.max(10, ...names.map((name) => name.length)) + 2;
  if (names.length > 0) {
    console.log(`\nLoads, medians of ${results.rounds} rounds; milliseconds, kilobytes as they travel\n${"".padEnd(wide)}${columns.map((name) => heads[name].padStart(14)).join("")}`);
    for (const name of names) console.log(name.padEnd(wide) + columns.map((column) => shown(results.loads[name], column).padStart(14)).join(""));
  }
  console.log("");
  for (const { what, seen, target, met } of rowsOf(results)) console.log(`${met ? styleText("green", "met    ") : styleText("red", "not met")}  ${seen.padStart(9)}  ${target.padEnd(10)} ${what}`);
}

/** Writes the figures into the README, and the picture beside this file that the README shows. */
export async function publish(results: Results): Promise<void> {
  const { loads } = results;
  const peers: Readonly<Record<string, string>> = {
    [limitName("/home")]: "home without script, the limit",
    "/home": "**home**",
    "/home, again": "home, once more",
    "/home, signed in": "home, signed in",
    mui: "plain React and MUI, a table of ten",
    reactAdmin: "react-admin, a list of ten",
  };
  const there = Object.entries(peers).filter(([name]) => name in loads);
  const bars = there.map(([name, label]): Bar => ({ name: label.replaceAll("*", ""), painted: middle(loads[name], "lcp"), ready: middle(loads[name], "ready"), own: name.startsWith("/home") && !name.endsWith("script") }));
  const title = "How long pages take on a slow line and a slow processor";
  await writeFile(join(root, "tests/bench/figures.svg"), pictureOf(title, bars));
  const table = (head: readonly string[], lines: readonly (readonly string[])[]): string => [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const text = `![${title}: ${bars.map(({ name, ready }) => `${name} ${(ready / 1000).toFixed(1)} s`).join(", ")}](tests/bench/figures.svg)

Medians of ${results.rounds} rounds in which everything was loaded in turn, ${results.when.slice(0, 10)}, Chromium ${results.chromium.split(".")[0]}: 1.6 Mbps, 150 ms there and back, a processor at a quarter of its speed, HTTP/2 with brotli. Times are milliseconds of one shared machine: only the ratios travel.

${table(["loaded", ...columns.map((name) => heads[name])], there.map(([name, label]) => [label, ...columns.map((column) => shown(loads[name], column))]))}

${table(["what", "is", "wanted", ""], rowsOf(results).map(({ what, seen, target, met }) => [what, seen, target, met ? "met" : "**not met**"]))}`;
  await writeBetween("figures", text);
}

/** Puts text into the README between two marks that name it. */
export async function writeBetween(name: string, text: string): Promise<void> {
  const file = join(root, "README.md");
  const before = await readFile(file, "utf8");
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no place for ${name}: it needs the lines ${begin} and ${end}.`);
  await writeFile(file, `${before.slice(0, from + begin.length)}\n${text}\n${before.slice(to)}`);
}
