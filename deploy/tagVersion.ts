import { execFileSync, spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseFlags } from "../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../codegen/command.ts";
import { auditDependencies } from "./audit.ts";

const root = join(import.meta.dirname, "..");
const unreleasedHeading = "## Unreleased";

const requestedVersion = process.argv[2]?.startsWith("-") === false ? process.argv.splice(2, 1)[0] : undefined;
parseFlags({
  help: `Makes a version of what is committed: tests it, writes its number and its heading in CHANGELOG.md, commits and tags.

  npm run release -- 1.2.0

It refuses when something is not committed, when a test or a licence fails, when the audit finds something, or when
CHANGELOG.md says nothing under "${unreleasedHeading.slice(3)}". It pushes nothing.
`,
  options: {},
});

await runCommand(async () => {
  const version = requestedVersion ?? exitWithError("It takes a version, such as 1.2.0.", 2);
  const { version: last } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as { version: string };
  if (!isLaterVersion(version, last))
    exitWithError(`A version is three numbers and later than ${last}, not "${version}".`, 2);
  if (git("status", "--porcelain") !== "")
    exitWithError("Something is not committed. Commit it, or put it aside, first.");
  const log = await readFile(join(root, "CHANGELOG.md"), "utf8");
  const told = unreleasedNotes(log);
  if (told === "") exitWithError(`CHANGELOG.md says nothing under "${unreleasedHeading.slice(3)}". Say what is new.`);

  for (const script of ["test", "licences"])
    if (spawnSync("npm", ["run", script], { cwd: root, stdio: "inherit" }).status !== 0)
      exitWithError(`npm run ${script} failed: nothing was released.`);
  const { result, summary: found } = auditDependencies();
  if (result === "failed") exitWithError(`The audit found faults: ${found}. Nothing was released.`);

  // Writes package.json and package-lock.json alike.
  execFileSync("npm", ["version", version, "--no-git-tag-version", "--ignore-scripts"], { cwd: root, stdio: "ignore" });
  await writeFile(
    join(root, "CHANGELOG.md"),
    log.replace(unreleasedHeading, `${unreleasedHeading}\n\n## ${version} – ${new Date().toISOString().slice(0, 10)}`),
  );
  git("commit", "--quiet", "--all", "--message", `Version ${version}`);
  git(
    "tag",
    "--annotate",
    `v${version}`,
    "--message",
    `Version ${version}\n\n${told}\n\nAudit: ${result}${result === "not run" ? ` (${found})` : ""}.`,
  );
  console.log(`v${version} is committed and tagged. The audit: ${result}. Send it with: git push --follow-tags`);
});

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
}

/** What stands below the heading of what is not released yet. */
function unreleasedNotes(log: string): string {
  const [, below = ""] = log.split(`${unreleasedHeading}\n`);
  return (below.split(/^## /m)[0] ?? "").trim();
}

function isLaterVersion(version: string, last: string): boolean {
  const parts = (text: string): number[] =>
    (/^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(text)?.slice(1) ?? []).map(Number);
  const [now, before] = [parts(version), parts(last)];
  const place = now.findIndex((part, index) => part !== before[index]);
  return now.length === 3 && place >= 0 && (now[place] ?? 0) > (before[place] ?? 0);
}
