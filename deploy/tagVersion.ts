import { execFileSync, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { exitWithError, type Command } from "../cli/command.ts";
import { parseCommandLine } from "../cli/commandLine.ts";
import { auditDependencies, type AuditResult } from "./audit.ts";

const root = join(import.meta.dirname, "..");
const unreleasedHeading = "## Unreleased";

const help = `Makes a version of the current commit: runs the tests, updates the version and CHANGELOG.md, commits and tags.

  npm run deploy -- tag 1.2.0

Fails when something is not committed or changes meanwhile, when a test or the licence check fails, when the audit finds a
vulnerability, or when CHANGELOG.md has no text under "${unreleasedHeading.slice(3)}". Pushes nothing.
`;

/** Runs `npm run deploy -- tag VERSION`. */
export const run: Command = async (args) => {
  const { positionals } = parseCommandLine({ help, options: {}, maxPositionals: 1, args });
  const version = positionals[0] ?? exitWithError("tag needs a version, such as 1.2.0.", 2);
  const { version: current } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  if (!isLaterVersion(version, current))
    exitWithError(`The version must be three numbers and later than ${current}, not "${version}".`, 2);
  if (git("status", "--porcelain") !== "") exitWithError("There are uncommitted changes. Commit or stash them first.");
  if (git("tag", "--list", `v${version}`) !== "") exitWithError(`There is a tag v${version} already.`, 2);
  const commit = git("rev-parse", "HEAD");
  const changelog = await readFile(join(root, "CHANGELOG.md"), "utf8");
  const notes = unreleasedNotes(changelog);
  if (notes === "")
    exitWithError(`CHANGELOG.md has no text under "${unreleasedHeading.slice(3)}". Describe the changes.`);

  runScript("test", "--every-file");
  runScript("supply-chain", "licences");
  const audit = await auditDependencies();
  if (audit.result === "failed")
    exitWithError(`The audit found vulnerabilities: ${audit.summary}. No version was made.`);

  if (git("rev-parse", "HEAD") !== commit || git("status", "--porcelain") !== "")
    exitWithError("Something has changed while the tests ran. No version was made.");

  // Updates package.json and package-lock.json.
  execFileSync("npm", ["version", version, "--no-git-tag-version", "--ignore-scripts"], { cwd: root, stdio: "ignore" });
  const today = new Date().toISOString().slice(0, 10);
  await writeFile(
    join(root, "CHANGELOG.md"),
    changelog.replace(unreleasedHeading, `${unreleasedHeading}\n\n## ${version} – ${today}`),
  );
  git("commit", "--quiet", "--all", "--message", `Version ${version}`);
  git("tag", "--annotate", `v${version}`, "--message", tagMessage(version, notes, audit));
  console.log(`v${version} is committed and tagged. Audit: ${audit.result}. Push it with: git push --follow-tags`);
};

function tagMessage(version: string, notes: string, { result, summary }: AuditResult): string {
  return `Version ${version}\n\n${notes}\n\nAudit: ${result}${result === "not run" ? ` (${summary})` : ""}.`;
}

/** Runs a script of package.json; a failure ends the process. */
function runScript(script: string, ...args: string[]): void {
  if (spawnSync("npm", ["run", script, "--", ...args], { cwd: root, stdio: "inherit" }).status !== 0)
    exitWithError(`npm run ${[script, ...args].join(" -- ")} failed. No version was made.`);
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

/** Returns the text between the heading of unreleased changes and the next heading. */
function unreleasedNotes(changelog: string): string {
  const [, below = ""] = changelog.split(`${unreleasedHeading}\n`);
  return (below.split(/^## /m)[0] ?? "").trim();
}

function isLaterVersion(version: string, current: string): boolean {
  const parse = (text: string): number[] =>
    (/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text)?.slice(1) ?? []).map(Number);
  const [next, previous] = [parse(version), parse(current)];
  const index = next.findIndex((number, position) => number !== previous[position]);
  return next.length === 3 && index >= 0 && (next[index] ?? 0) > (previous[index] ?? 0);
}
