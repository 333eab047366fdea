import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What asking the registry about known faults gave. "not run" is neither good nor bad: it was not reached. */
export type Audit = { result: "passed" | "failed" | "not run"; told: string };

/** Asks the package registry for known faults of what citizens are sent, from `high` on. */
export function audit(): Audit {
  const { stdout = "", stderr = "", status } = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], { cwd: join(import.meta.dirname, ".."), encoding: "utf8", timeout: 120_000 });
  const report = parse(stdout);
  if (report?.vulnerabilities === undefined) return { result: "not run", told: [report?.error?.summary, report?.message, stderr.split("\n").find((line) => line.startsWith("npm error"))].find(Boolean)?.trim() ?? "the registry gave no answer" };
  const names = Object.keys(report.vulnerabilities);
  return { result: status === 0 ? "passed" : "failed", told: names.length === 0 ? "no known faults" : names.join(", ") };
}

type Report = { vulnerabilities?: Readonly<Record<string, unknown>>; message?: string; error?: { summary?: string } };

function parse(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report;
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { readArguments } = await import("../codegen/commandLine.ts");
  readArguments({
    help: `Asks the package registry whether what citizens are sent has known faults of weight "high" or more.

  npm run audit    ends with 0 when there are none, 1 when there are, 3 when the registry did not answer: then nothing is known
`,
    options: {},
  });
  const { result, told } = audit();
  (result === "passed" ? console.log : console.error)(`${{ passed: "✓ Audit passed", failed: "✗ Audit failed", "not run": "! Audit NOT RUN" }[result]}: ${told}.`);
  process.exitCode = { passed: 0, failed: 1, "not run": 3 }[result];
}
