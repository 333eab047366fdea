import { chmod, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isDeepStrictEqual, styleText } from "node:util";
import { createContentSecurityPolicy } from "../../deploy/headers.ts";
import { readPolicyHtml } from "../../deploy/package.ts";
import { scoreHeaders } from "./headerScore.ts";
import type { NginxSite } from "./nginxSite.ts";
import { createSiteChecks, type PackageContents } from "./siteChecks.ts";
import { requestSite } from "./siteRequest.ts";

let [passed, failed] = [0, 0];

/** Prints the number of checks. Returns the exit code. */
export function summarizeChecks(): 0 | 1 {
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Prints and counts a check: `actual` must equal `expected`. */
export function reportCheck(name: string, actual: unknown, expected: unknown): void {
  const isEqual = isDeepStrictEqual(actual, expected);
  if (isEqual) passed += 1;
  else failed += 1;
  console.log(
    isEqual
      ? `${styleText("green", "✓")} ${name}`
      : `${styleText("red", "✗")} ${name}\n    actual    ${JSON.stringify(actual)}\n    expected  ${JSON.stringify(expected)}`,
  );
}

/** Reads the policy and the file names that the checks need from a site. */
export async function readPackageContents(site: string, rendererFolder: string): Promise<PackageContents> {
  const html = await readPolicyHtml(site, rendererFolder);
  const files = await readdir(join(site, "assets"));
  const named = (pattern: RegExp): string => `/assets/${files.find((file) => pattern.test(file)) ?? "missing"}`;
  return {
    pagePolicy: createContentSecurityPolicy({ html, upgradeInsecureRequests: true }),
    scriptPath: named(/^index-.+\.js$/),
    stylePath: named(/^(index|style)-.+\.css$/),
    workerPath: named(/\.mjs$/),
  };
}

/** Runs and reports all checks of responses, logs and headers. They stop and start the backend. */
export async function checkResponses(site: NginxSite, contents: PackageContents): Promise<void> {
  for (const { name, actual, expected } of createSiteChecks(contents))
    reportCheck(name, await actual(site).catch(String), expected);
  const { score, grade, findings } = scoreHeaders(
    await requestSite(site, { path: "/home" }),
    await requestSite(site, { path: "/home", usesPlainHttp: true }),
  );
  for (const { rule, points, finding } of findings)
    console.log(`    ${String(points).padStart(4)}  ${rule}: ${finding}`);
  reportCheck(`the headers score ${score} points (${grade}) by the rules of the HTTP Observatory`, score >= 130, true);
}

/** Checks that the operator's config.json replaces the built one while the site runs. */
export async function checkSettings(site: NginxSite): Promise<void> {
  const readSettings = async (): Promise<unknown> =>
    JSON.parse((await requestSite(site, { path: "/config.json" })).body) as unknown;
  const built = await readSettings();
  const replaced = { socialLinks: [] };
  await writeFile(join(site.settingsFolder, "config.json"), JSON.stringify(replaced));
  reportCheck("the operator's settings replace the built ones without a restart", await readSettings(), replaced);
  // Root may read every file.
  if (process.getuid?.() !== 0) {
    await chmod(join(site.settingsFolder, "config.json"), 0o000);
    const { status } = await requestSite(site, { path: "/config.json" });
    reportCheck("settings that nginx may not read are answered with 503", status, 503);
  }
  await rm(join(site.settingsFolder, "config.json"));
  reportCheck("the built settings are served again when the operator removes theirs", await readSettings(), built);
}
