import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readWords } from "../../../codegen/commandLine.ts";
import { root } from "../../../codegen/scratchTree.ts";
import { readContract } from "../contract/document.ts";
import { operationsOf } from "../contract/operations.ts";
import { measure, numbersOf, type Covered, type Floor } from "../coverage/measureCoverage.ts";
import type { Finding, Group } from "../report/report.ts";
import { writeReport } from "../report/writeReport.ts";
import type { Verb } from "../verb.ts";

const help = `Says which answers of the contract our own tests look at, in which languages and from which screens, and names the gaps.

  npm run contract -- coverage           fails when it is less than openapi/kit/coverage/threshold.json
  npm run contract -- coverage --raise   writes a higher floor there; it never gets lower

  --report FOLDER   where report.html, junit.xml and report.json go (.cache/contract/coverage)
`;

/** Where the floor is kept. */
export const floorFile = join(root, "openapi/kit/coverage/threshold.json");

/** What the tests have to look at by now. */
export const readFloor = async (): Promise<Floor> => JSON.parse(await readFile(floorFile, "utf8")) as Floor;

/** `npm run contract -- coverage`. */
export const verb: Verb = async (args) => {
  const { flags } = readWords({ help, options: { raise: { type: "boolean" }, report: { type: "string" } }, most: 0, args });
  const covered = await measure(operationsOf(await readContract()));
  const [numbers, floor] = [numbersOf(covered), await readFloor()];
  for (const { id, answers, unseen, unvisited } of covered) {
    console.log(`${id}: ${[...answers].toSorted(([a], [b]) => a - b).map(([status, seen]) => `${status} (${[...seen].join(" ")})`).join(", ")}${unseen.length > 0 ? `; never seen: ${unseen.join(", ")}` : ""}${unvisited.length > 0 ? `; no journey to: ${unvisited.join(", ")}` : ""}`);
  }
  const lower = (Object.keys(floor) as (keyof Floor)[]).filter((name) => numbers[name] < floor[name]);
  const told = `${numbers.operations} of ${covered.length} operations answer well to a test; ${numbers.answers} answers and ${numbers.screens} screens are looked at`;
  console.log(`\n${told}. ${await writeReport({ title: "What our tests look at", about: told, groups: covered.map(groupOf) }, flags.report ?? join(root, ".cache/contract/coverage"))}`);
  for (const name of lower) console.error(`✗ ${name}: ${numbers[name]}, which is less than the ${floor[name]} of the floor. Look at it again in a test.`);
  if (lower.length > 0) return 1;
  if (flags.raise) await writeFile(floorFile, `${JSON.stringify(numbers)}\n`);
  return 0;
};

function groupOf({ id, answers, unseen, screens, unvisited }: Covered): Group {
  const findings: Finding[] = [
    ...[...answers].map(([status, seen]): Finding => ({ name: String(status), outcome: "passed", lines: [`in ${[...seen].join(", ")}`] })),
    ...unseen.map((status): Finding => ({ name: String(status), outcome: "unreachable", lines: ["no test has seen it"] })),
    ...screens.map((screen): Finding => ({ name: `screen ${screen}`, outcome: unvisited.includes(screen) ? "unreachable" : "passed", lines: unvisited.includes(screen) ? ["no browser test goes there by name"] : [] })),
  ];
  return { name: id, about: `${answers.size} of ${answers.size + unseen.length} answers`, outcome: answers.has(200) ? "passed" : "failed", findings };
}
