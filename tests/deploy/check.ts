import { spawn } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual, styleText } from "node:util";
import { readArguments } from "../../codegen/commandLine.ts";
import { attempt, refuse } from "../../codegen/command.ts";
import { buildWhenNeeded, type BuildKind } from "../../deploy/build.ts";
import { contentSecurityPolicy } from "../../deploy/headers.ts";
import { makePackage } from "../../deploy/package.ts";
import { release } from "../../deploy/release.ts";
import { ask } from "./siteRequest.ts";
import { checksOf, type Holding } from "./siteChecks.ts";
import { scoreOf } from "./headerScore.ts";
import { startSite, type Site } from "./nginxSite.ts";
import { switchUnderLoad } from "./releaseUnderLoad.ts";
import { visitEverything } from "./pageLoads.ts";

const help = `Checks the portal as an operator deploys it: nginx with the written configuration, the embedded service behind it.

  npm run deploy:check                        headers, answers, logs, a release under load, and every screen of both portals in Chromium
  npm run deploy:check -- --no-browser        the same without Chromium
  npm run deploy:check -- --portal quality    one portal
  npm run deploy:check -- --journeys          instead the journeys of a citizen, with RabbitMQ as the live feed as well
  npm run deploy:check -- --journeys --all    every journey there is, but for those with a server of their own
  npm run deploy:check -- --build FOLDER      a build that was made elsewhere, with --portal to say of which portal

It needs nginx (Debian's is fetched into .cache/ when there is none) and openssl, and touches nothing outside a temporary folder.
`;

const flags = readArguments({ help, options: { portal: { type: "string" }, build: { type: "string" }, "no-browser": { type: "boolean" }, journeys: { type: "boolean" }, all: { type: "boolean" } } });
const kinds = ["competition", "quality"] as const satisfies readonly BuildKind[];
if (flags.portal !== undefined && !kinds.some((kind) => kind === flags.portal)) refuse(`--portal takes competition or quality, not "${flags.portal}".`, 2);
if (flags.all === true && flags.journeys !== true) refuse("--all says how many journeys are made: it goes with --journeys.", 2);
if (flags.build !== undefined && flags.portal === undefined) refuse("--build takes the folder of a build, and --portal to say of which portal it is.", 2);

/** Signing in, an appeal's whole life, notifications, payments and languages: what goes through everything that is deployed. */
const journeys = ["identityLogin", "sessionRefresh", "signOut", "accountChoice", "appealLifecycle", "notifications", "realtime", "payments", "language"] as const;

let [passed, failed] = [0, 0];

await attempt(async () => {
  if (flags.journeys === true) {
    process.exitCode = await makeJourneys();
    return;
  }
  for (const kind of kinds.filter((one) => flags.portal === undefined || flags.portal === one)) await checkPortal(kind);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});

/** Makes the journeys of tests/e2e with the packaged portal behind nginx and a RabbitMQ behind its socket. Answers the number to end with. */
async function makeJourneys(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  try {
    await makePackage(await buildWhenNeeded("competition", console.log), join(folder, "package"), { standIns: true });
    await release(join(folder, "package"), { folder: join(folder, "portal") });
    const files = flags.all === true ? ["tests/e2e"] : journeys.map((name) => `tests/e2e/${name}.test.ts`);
    // Two files at a time and no more: each has a broker of its own.
    const run = spawn("vitest", ["run", "--project", "e2e", "--maxWorkers=2", "--testTimeout=180000", ...files], { stdio: "inherit", env: { ...process.env, JOURNEYS_PACKAGE: join(folder, "portal/current") } });
    return await new Promise<number>((resolve, reject) => run.on("error", reject).on("close", (code) => resolve(code ?? 1)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function checkPortal(kind: BuildKind): Promise<void> {
  console.log(styleText("bold", `\nThe ${kind} portal behind nginx`));
  const build = flags.build ?? (await buildWhenNeeded(kind, console.log));
  const folder = await mkdtemp(join(tmpdir(), "portal-deploy-"));
  const releases = join(folder, "portal");
  let site: Site | undefined;
  try {
    await makePackage(build, join(folder, "package"), { standIns: true });
    await release(join(folder, "package"), { folder: releases });
    site = await startSite(join(releases, "current"), folder);
    await checkSettings(site);
    if (flags["no-browser"] !== true) await checkScreens(site);
    await checkAnswers(site, await holdingOf(build));
    await checkSwitch(site, build, folder, releases);
  } finally {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What the table asks for by name, out of a build. */
async function holdingOf(build: string): Promise<Holding> {
  const html = await readFile(join(build, "index.html"), "utf8");
  const files = await readdir(join(build, "assets"));
  const named = (pattern: RegExp): string => `/assets/${files.find((file) => pattern.test(file)) ?? "missing"}`;
  return { policy: contentSecurityPolicy({ html, secure: true }), script: named(/^index-.+\.js$/), style: named(/^(index|style)-.+\.css$/), worker: named(/\.mjs$/) };
}

async function checkAnswers(site: Site, holding: Holding): Promise<void> {
  for (const { name, seen, expected } of checksOf(holding)) tell(name, await seen(site).catch(String), expected);
  const { score, grade, findings } = scoreOf(await ask(site, { path: "/home" }), await ask(site, { path: "/home", plain: true }));
  for (const { rule, points, finding } of findings) console.log(`    ${String(points).padStart(4)}  ${rule}: ${finding}`);
  tell(`by the Observatory's published rules the headers are worth ${score} points, ${grade}`, score >= 125, true);
}

async function checkSettings(site: Site): Promise<void> {
  const read = async (): Promise<unknown> => JSON.parse((await ask(site, { path: "/config.json" })).body) as unknown;
  const built = await read();
  const own = { socialLinks: [] };
  await writeFile(join(site.settings, "config.json"), JSON.stringify(own));
  tell("the operator's settings go before the built ones, without a restart", await read(), own);
  await rm(join(site.settings, "config.json"));
  tell("without them the built ones are there again", await read(), built);
}

async function checkScreens(site: Site): Promise<void> {
  const { opened, complaints } = await visitEverything(site, (done, all, what) => process.stderr.write(process.stderr.isTTY ? `\r${done}/${all} screens · ${what}`.padEnd(80).slice(0, 80) : done % 20 === 0 || done === all ? `${done}/${all} screens\n` : ""));
  if (process.stderr.isTTY) process.stderr.write("\r".padEnd(81) + "\r");
  tell(`${opened} screens open in Chromium without a breach of the policy or an error in the console`, complaints, []);
}

/** A second release, whose page has another script within it and other files, while people go on reading. */
async function checkSwitch(site: Site, build: string, folder: string, releases: string): Promise<void> {
  const next = join(folder, "next");
  await cp(build, next, { recursive: true });
  for (const file of (await readdir(next, { recursive: true })).filter((name) => name.endsWith(".html"))) {
    const page = join(next, file);
    await writeFile(page, (await readFile(page, "utf8")).replace("// Before anything", "// Later, before anything").replace("</head>", '<link rel="modulepreload" href="/assets/later-1a2b3c.js"></head>'));
  }
  await writeFile(join(next, "assets/later-1a2b3c.js"), "export {};\n");
  await makePackage(next, join(folder, "package"), { standIns: true });
  const { asked, failures, last } = await switchUnderLoad(site, async () => {
    await release(join(folder, "package"), { folder: releases });
    site.reload();
  });
  tell(`a release under load: ${asked} pages read, each with its own policy and all its files`, { failures, last }, { failures: [], last: true });
}

function tell(name: string, seen: unknown, expected: unknown): void {
  const right = isDeepStrictEqual(seen, expected);
  if (right) passed += 1;
  else failed += 1;
  console.log(right ? `${styleText("green", "✓")} ${name}` : `${styleText("red", "✗")} ${name}\n    seen      ${JSON.stringify(seen)}\n    expected  ${JSON.stringify(expected)}`);
}
