import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** What asking the registry about known faults gave. "not run" is neither good nor bad: it was not reached. */
export type AuditResult = { result: "passed" | "failed" | "not run"; summary: string };

/** Asks the package registry for known faults of what citizens are sent, from `high` on. */
export function auditDependencies(): AuditResult {
  const {
    stdout = "",
    stderr = "",
    status,
  } = spawnSync("npm", ["audit", "--omit=dev", "--audit-level=high", "--json"], {
    cwd: join(import.meta.dirname, ".."),
    encoding: "utf8",
    timeout: 120_000,
  });
  const report = parseReport(stdout);
  if (report?.vulnerabilities === undefined)
    return {
      result: "not run",
      summary:
        [report?.error?.summary, report?.message, stderr.split("\n").find((line) => line.startsWith("npm error"))]
          .find(Boolean)
          ?.trim() ?? "the registry gave no answer",
    };
  const names = Object.keys(report.vulnerabilities);
  return {
    result: status === 0 ? "passed" : "failed",
    summary: names.length === 0 ? "no known faults" : names.join(", "),
  };
}

type NpmAuditReport = {
  vulnerabilities?: Readonly<Record<string, unknown>>;
  message?: string;
  error?: { summary?: string };
};

function parseReport(text: string): NpmAuditReport | undefined {
  try {
    return JSON.parse(text) as NpmAuditReport;
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const { parseFlags } = await import("../codegen/commandLine.ts");
  parseFlags({
    help: `Asks the package registry whether what citizens are sent has known faults of weight "high" or more.

  npm run audit    ends with 0 when there are none, 1 when there are, 3 when the registry did not answer: then nothing is known
`,
    options: {},
  });
  const { result, summary } = auditDependencies();
  (result === "passed" ? console.log : console.error)(
    `${{ passed: "✓ Audit passed", failed: "✗ Audit failed", "not run": "! Audit NOT RUN" }[result]}: ${summary}.`,
  );
  process.exitCode = { passed: 0, failed: 1, "not run": 3 }[result];
}
