import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "../cli/command.ts";
import { parseFlags } from "../cli/commandLine.ts";
import { readAdvisories, startAdvisoryRegistry, type Advisories } from "./advisories.ts";
import { readLockedPackages } from "./lockfile.ts";

const help = `Asks the package registry for known vulnerabilities, of severity "high" or more, in the packages that are shipped to browsers, or run by the
gateway and the renderer.

  npm run supply-chain -- audit
  npm run supply-chain -- audit --advisories FILE    uses a file when the registry does not answer

The file has OSV entries (one, or a list), such as those of https://osv.dev for npm, or the saved answer of a registry to npm audit.

Exit code: 0 no vulnerabilities, 1 vulnerabilities found, 3 the registry did not answer and there is no file, so nothing is known.
`;

/** The result of an audit. "not run" means that the registry was not reachable. */
export type AuditResult = { result: "passed" | "failed" | "not run"; summary: string };

/** Asks the package registry for known vulnerabilities of severity "high" or more in the shipped packages. */
export const auditDependencies = (): Promise<AuditResult> => runNpmAudit([]);

/** Audits as `auditDependencies` does, with these advisories instead of the registry's. */
async function auditOffline(advisories: Advisories): Promise<AuditResult> {
  const registry = await startAdvisoryRegistry(advisories, await readLockedPackages());
  // npm remembers which versions an advisory concerns.
  const cache = await mkdtemp(join(tmpdir(), "portal-audit-"));
  try {
    return await runNpmAudit([`--registry=${registry.url}`, `--cache=${cache}`]);
  } finally {
    registry.close();
    await rm(cache, { recursive: true, force: true });
  }
}

async function runNpmAudit(npmFlags: readonly string[]): Promise<AuditResult> {
  const { stdout, stderr, isSuccess } = await new Promise<{ stdout: string; stderr: string; isSuccess: boolean }>(
    (resolve) =>
      execFile(
        "npm",
        ["audit", "--omit=dev", "--audit-level=high", "--json", ...npmFlags],
        { cwd: join(import.meta.dirname, ".."), timeout: 120_000, maxBuffer: 64 * 1024 * 1024 },
        (error, output, errors) => resolve({ stdout: output, stderr: errors, isSuccess: error === null }),
      ),
  );
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
    result: isSuccess ? "passed" : "failed",
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
  const { advisories: file } = parseFlags({ help, options: { advisories: { type: "string" } }, args });
  // A wrong file is reported also when it is not needed.
  const advisories = file === undefined ? undefined : await readAdvisories(file);
  const online = await auditDependencies();
  const isOffline = online.result === "not run" && advisories !== undefined;
  const { result, summary } = isOffline ? await auditOffline(advisories) : online;
  const print = result === "passed" ? console.log : console.error;
  const title = { passed: "✓ Audit passed", failed: "✗ Audit failed", "not run": "! Audit NOT RUN" }[result];
  print(`${title}: ${summary}${isOffline ? ` (by ${file}, because the registry did not answer)` : ""}.`);
  return { passed: 0, failed: 1, "not run": 3 }[result];
};
