import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, styleText } from "node:util";
import { parseFlags } from "../../codegen/commandLine.ts";
import { runCommand, exitWithError } from "../../codegen/command.ts";
import { buildIfStale, type BuildKind } from "../../deploy/build.ts";
import { contentSecurityPolicy } from "../../deploy/headers.ts";
import { createPackage } from "../../deploy/package.ts";
import { deployRelease } from "../../deploy/release.ts";
import { requestSite } from "./siteRequest.ts";
import { createSiteChecks, type PackageContents } from "./siteChecks.ts";
import { scoreHeaders } from "./headerScore.ts";
import { startNginxSite, type NginxSite } from "./nginxSite.ts";
import { releaseUnderLoad } from "./releaseUnderLoad.ts";
import { loadEveryPage } from "./pageLoads.ts";

const help = `Checks the portal as an operator deploys it: nginx with the written configuration, the embedded service behind it.

  npm run deploy:check                        headers, answers, logs, a release under load, and every screen of both portals in Chromium
  npm run deploy:check -- --no-browser        the same without Chromium
  npm run deploy:check -- --portal quality    one portal
  npm run deploy:check -- --e2e               instead the journeys of a citizen, with RabbitMQ as the live feed as well
  npm run deploy:check -- --e2e --all         every journey there is, but for those with a server of their own
  npm run deploy:check -- --build FOLDER      a build that was made elsewhere, with --portal to say of which portal

It needs nginx (Debian's is fetched into .cache/ when there is none) and openssl, and touches nothing outside a temporary folder.
`;

const flags = parseFlags({
  help,
  options: {
    portal: { type: "string" },
    build: { type: "string" },
    "no-browser": { type: "boolean" },
    e2e: { type: "boolean" },
    all: { type: "boolean" },
  },
});
const portalKinds = ["competition", "quality"] as const satisfies readonly BuildKind[];
if (flags.portal !== undefined && !portalKinds.some((kind) => kind === flags.portal))
  exitWithError(`--portal takes competition or quality, not "${flags.portal}".`, 2);
if (flags.all === true && flags.e2e !== true)
  exitWithError("--all says how many journeys are made: it goes with --e2e.", 2);
if (flags.build !== undefined && flags.portal === undefined)
  exitWithError("--build takes the folder of a build, and --portal to say of which portal it is.", 2);

/** Signing in, an appeal's whole life, notifications, payments and languages: what goes through everything that is deployed. */
const deployedE2eFiles = [
  "identityLogin",
  "sessionRefresh",
  "signOut",
  "accountChoice",
  "appealLifecycle",
  "notifications",
  "realtime",
  "payments",
  "language",
] as const;

let [passed, failed] = [0, 0];

await runCommand(async () => {
  if (flags.e2e === true) {
    process.exitCode = await runE2e();
    return;
  }
  for (const kind of portalKinds.filter((one) => flags.portal === undefined || flags.portal === one))
    await checkPortal(kind);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});

/** Makes the journeys of tests/e2e with the packaged portal behind nginx and a RabbitMQ behind its socket. Answers the number to end with. */
async function runE2e(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  try {
    await createPackage(await buildIfStale("competition", console.log), join(folder, "package"), { hasStandIns: true });
    await deployRelease(join(folder, "package"), { folder: join(folder, "portal") });
    const files = flags.all === true ? ["tests/e2e"] : deployedE2eFiles.map((name) => `tests/e2e/${name}.test.ts`);
    // Two files at a time and no more: each has a broker of its own.
    const run = spawn("vitest", ["run", "--project", "e2e", "--maxWorkers=2", "--testTimeout=180000", ...files], {
      stdio: "inherit",
      env: { ...process.env, E2E_PACKAGE: join(folder, "portal/current") },
    });
    return await new Promise<number>((resolve, reject) =>
      run.on("error", reject).on("close", (code) => resolve(code ?? 1)),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkPortal(kind: BuildKind): Promise<void> {
  console.log(styleText("bold", `\nThe ${kind} portal behind nginx`));
  const build = flags.build ?? (await buildIfStale(kind, console.log));
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  const releases = join(folder, "portal");
  let site: NginxSite | undefined;
  try {
    await createPackage(build, join(folder, "package"), { hasStandIns: true });
    await deployRelease(join(folder, "package"), { folder: releases });
    site = await startNginxSite(join(releases, "current"), folder);
    await checkSettings(site);
    if (flags["no-browser"] !== true) await checkPages(site);
    await checkResponses(site, await readPackageContents(build));
    await checkReleaseUnderLoad(site, build, folder, releases);
  } finally {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the table asks for by name, out of a build. */
async function readPackageContents(build: string): Promise<PackageContents> {
  const html = await readFile(join(build, "index.html"), "utf8");
  const files = await readdir(join(build, "assets"));
  const named = (pattern: RegExp): string => `/assets/${files.find((file) => pattern.test(file)) ?? "missing"}`;
  return {
    pagePolicy: contentSecurityPolicy({ html, upgradeInsecureRequests: true }),
    scriptPath: named(/^index-.+\.js$/),
    stylePath: named(/^(index|style)-.+\.css$/),
    workerPath: named(/\.mjs$/),
  };
}

async function checkResponses(site: NginxSite, contents: PackageContents): Promise<void> {
  for (const { name, actual, expected } of createSiteChecks(contents))
    reportCheck(name, await actual(site).catch(String), expected);
  const { score, grade, findings } = scoreHeaders(
    await requestSite(site, { path: "/home" }),
    await requestSite(site, { path: "/home", usesPlainHttp: true }),
  );
  for (const { rule, points, finding } of findings)
    console.log(`    ${String(points).padStart(4)}  ${rule}: ${finding}`);
  reportCheck(
    `by the Observatory's published rules the headers are worth ${score} points, ${grade}`,
    score >= 125,
    true,
  );
}

async function checkSettings(site: NginxSite): Promise<void> {
  const read = async (): Promise<unknown> =>
    JSON.parse((await requestSite(site, { path: "/config.json" })).body) as unknown;
  const built = await read();
  const own = { socialLinks: [] };
  await writeFile(join(site.settingsFolder, "config.json"), JSON.stringify(own));
  reportCheck("the operator's settings go before the built ones, without a restart", await read(), own);
  await rm(join(site.settingsFolder, "config.json"));
  reportCheck("without them the built ones are there again", await read(), built);
}

async function checkPages(site: NginxSite): Promise<void> {
  const { pageCount, errors } = await loadEveryPage(site, (done, all, what) =>
    process.stderr.write(
      process.stderr.isTTY
        ? `\r${done}/${all} screens · ${what}`.padEnd(80).slice(0, 80)
        : done % 20 === 0 || done === all
          ? `${done}/${all} screens\n`
          : "",
    ),
  );
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(81) + "\r");
  reportCheck(
    `${pageCount} screens open in Chromium without a breach of the policy or an error in the console`,
    errors,
    [],
  );
}

/** A second release, whose page has another script within it and other files, while people go on reading. */
async function checkReleaseUnderLoad(site: NginxSite, build: string, folder: string, releases: string): Promise<void> {
  const next = join(folder, "next");
  await cp(build, next, { recursive: true });
  for (const file of (await readdir(next, { recursive: true })).filter((name) => name.endsWith(".html"))) {
    const page = join(next, file);
    await writeFile(
      page,
      (await readFile(page, "utf8"))
        .replace("// Before anything", "// Later, before anything")
        .replace("</head>", '<link rel="modulepreload" href="/assets/later-1a2b3c.js"></head>'),
    );
  }
  await writeFile(join(next, "assets/later-1a2b3c.js"), "export {};\n");
  await createPackage(next, join(folder, "package"), { hasStandIns: true });
  const { pageCount, failures, servesNewRelease } = await releaseUnderLoad(site, async () => {
    await deployRelease(join(folder, "package"), { folder: releases });
    site.reload();
  });
  reportCheck(
    `a release under load: ${pageCount} pages read, each with its own policy and all its files`,
    { failures, last: servesNewRelease },
    { failures: [], last: true },
  );
}

function reportCheck(name: string, actual: unknown, expected: unknown): void {
  const right = isDeepStrictEqual(actual, expected);
  if (right) passed += 1;
  else failed += 1;
  console.log(
    right
      ? `${styleText("green", "✓")} ${name}`
      : `${styleText("red", "✗")} ${name}\n    seen      ${JSON.stringify(actual)}\n    expected  ${JSON.stringify(expected)}`,
  );
}
