import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { createPackage } from "../../deploy/package.ts";
import { parsePortalName, portalNames, type PortalName } from "../../cli/portalName.ts";
import { deployRelease } from "../../deploy/release.ts";
import { getRendererFolder } from "../../deploy/renderer/recordTemplates.ts";
import { runDeployedE2e } from "./deployedE2e.ts";
import { startNginxSite, type NginxSite } from "./nginxSite.ts";
import { loadEveryPage } from "./pageLoads.ts";
import { releaseUnderLoad } from "./releaseUnderLoad.ts";
import { checkResponses, checkSettings, readPackageContents, reportCheck, summarizeChecks } from "./siteReport.ts";

const help = `Tests the portal as an operator deploys it: nginx with the written configuration, and the mock backend behind it.

  npm run deploy -- check                        headers, responses, logs, a release under load, and every page in Chromium
  npm run deploy -- check --skip-browser         the same without Chromium
  npm run deploy -- check --portal quality       one portal
  npm run deploy -- check --e2e                  instead the main e2e tests, with RabbitMQ as the STOMP server
  npm run deploy -- check --e2e --full           all e2e tests; those with a server of their own do not use
                                                 the package
  npm run deploy -- check --build FOLDER         an existing build; needs --portal

Needs nginx and openssl. Downloads Debian's nginx into .cache/ when none is installed, and writes only to a temporary folder.
`;

/** Runs `npm run deploy -- check`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      portal: { type: "string" },
      build: { type: "string" },
      "skip-browser": { type: "boolean", default: false },
      e2e: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
    },
    args,
  });
  const portals = flags.portal === undefined ? portalNames : [parsePortalName(flags.portal)];
  if (flags.full && !flags.e2e) exitWithError("--full is only valid with --e2e.", 2);
  if (flags.build !== undefined && flags.portal === undefined) exitWithError("--build needs --portal.", 2);
  if (flags.e2e) return runE2e(flags.full);
  for (const portal of portals) await checkPortal(portal, flags.build, flags["skip-browser"]);
  return summarizeChecks();
};

/** Runs tests/e2e against the packaged portal behind nginx. Returns the exit code. */
async function runE2e(isFull: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  try {
    await createPackage(await buildIfStale("competition", console.log), join(folder, "package"), {
      hasStubPages: true,
    });
    await deployRelease(join(folder, "package"), { folder: join(folder, "portal") });
    return await runDeployedE2e({ E2E_PACKAGE: join(folder, "portal/current") }, isFull);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkPortal(
  portal: PortalName,
  existingBuild: string | undefined,
  skipsBrowser: boolean,
): Promise<void> {
  console.log(styleText("bold", `\nThe ${portal} portal behind nginx`));
  const build = existingBuild ?? (await buildIfStale(portal, console.log));
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  const releases = join(folder, "portal");
  let site: NginxSite | undefined;
  try {
    await createPackage(build, join(folder, "package"), { hasStubPages: true });
    await deployRelease(join(folder, "package"), { folder: releases });
    site = await startNginxSite(join(releases, "current"), folder);
    await checkSettings(site);
    if (!skipsBrowser) await checkPages(site);
    await checkResponses(site, await readPackageContents(build, getRendererFolder(build)));
    await checkReleaseUnderLoad(site, build, folder, releases);
  } finally {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkPages(site: NginxSite): Promise<void> {
  const { pageCount, errors } = await loadEveryPage(site, (done, total, name) =>
    process.stderr.write(
      process.stderr.isTTY
        ? `\r${done}/${total} pages · ${name}`.padEnd(80).slice(0, 80)
        : done % 20 === 0 || done === total
          ? `${done}/${total} pages\n`
          : "",
    ),
  );
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(81) + "\r");
  reportCheck(`${pageCount} pages open in Chromium without a policy violation or a console error`, errors, []);
}

/** Deploys a second release, with another inline script and another file, while clients keep requesting pages. */
async function checkReleaseUnderLoad(site: NginxSite, build: string, folder: string, releases: string): Promise<void> {
  const next = join(folder, "next");
  await cp(build, next, { recursive: true });
  for (const file of (await readdir(next, { recursive: true })).filter((name) => name.endsWith(".html"))) {
    const page = join(next, file);
    await writeFile(
      page,
      (await readFile(page, "utf8"))
        .replace("<script>", "<script>// The next release.\n")
        .replace("</head>", '<link rel="modulepreload" href="/assets/later-1a2b3c.js"></head>'),
    );
  }
  await writeFile(join(next, "assets/later-1a2b3c.js"), "export {};\n");
  await createPackage(next, join(folder, "package"), { hasStubPages: true });
  const { pageCount, failures, servesNewRelease } = await releaseUnderLoad(site, async () => {
    await deployRelease(join(folder, "package"), { folder: releases });
    site.reload();
  });
  reportCheck(
    `a release under load: ${pageCount} pages loaded, each with its own policy and all its files`,
    { failures, servesNewRelease },
    { failures: [], servesNewRelease: true },
  );
}
