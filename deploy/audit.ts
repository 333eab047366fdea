import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Command } from "../codegen/command.ts";
import { parseFlags } from "../codegen/commandLine.ts";

const help = `Asks the package registry for known vulnerabilities, of severity "high" or more, in the shipped packages.

  npm run supply-chain -- audit

Exit code: 0 no vulnerabilities, 1 vulnerabilities found, 3 the registry did not answer, so nothing is known.
`;

/** The result of an audit. "not run" means that the registry was not reachable. */
export type AuditResult = { result: "passed" | "failed" | "not run"; summary: string };

/** Asks the package registry for known vulnerabilities of severity "high" or more in the shipped packages. */
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
          ?.trim() ?? "the registry did not answer",
    };
  const names = Object.keys(report.vulnerabilities);
  return {
    result: status === 0 ? "passed" : "failed",
    summary: names.length === 0 ? "no known vulnerabilities" : names.join(", "),
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

/** Runs `npm run supply-chain -- audit`. */
export const run: Command = async (args) => {
  parseFlags({ help, options: {}, args });
  const { result, summary } = auditDependencies();
  const print = result === "passed" ? console.log : console.error;
  const title = { passed: "✓ Audit passed", failed: "✗ Audit failed", "not run": "! Audit NOT RUN" }[result];
  print(`${title}: ${summary}.`);
  process.exitCode = { passed: 0, failed: 1, "not run": 3 }[result];
};
