import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, get } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { createPackage } from "../../deploy/package.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { pageDataId } from "../../src/components/loading/pageData.ts";
import { languages } from "../../src/i18n/language.ts";
import { withLanguage } from "../../src/i18n/languagePaths.ts";
import { startNginxSite, type NginxSite } from "./nginxSite.ts";
import { findFreePort } from "../support/ports.ts";

const help = `Requests rendered pages of single records from a real nginx with a renderer, at a constant rate.

  npm run deploy -- renderer-load                            200 requests a second for 30 seconds
  npm run deploy -- renderer-load --rate 400 --seconds 60    another rate and time

Ends with 1 when a response is not a rendered page. nginx, renderer, mock backend and this command share the machine.
`;

type Result = { ms: number; failure?: string };

/** Runs `npm run deploy -- renderer-load`. */
export const run: Command = async (args) => {
  const flags = parseFlags({ help, options: { rate: { type: "string" }, seconds: { type: "string" } }, args });
  const [rate, seconds] = [Number(flags.rate ?? 200), Number(flags.seconds ?? 30)];
  if (!(rate > 0 && seconds > 0)) exitWithError("--rate and --seconds take numbers above 0.", 2);
  const folder = await mkdtemp(join(tmpdir(), "portal-renderer-load-"));
  const port = await findFreePort();
  await createPackage(await buildIfStale("competition", console.log), join(folder, "package"), { notices: "" });
  const environment = { RENDERER: `127.0.0.1:${port}` };
  const site = await startNginxSite(join(folder, "package"), folder, { environment });
  const backendPort = (site.backendServer()?.address() as AddressInfo | undefined)?.port;
  const renderer = spawn(
    process.execPath,
    [
      "cli.mjs",
      "deploy",
      "renderer",
      "--folder",
      join(folder, "package"),
      "--port",
      String(port),
      "--backend",
      `http://127.0.0.1:${backendPort}/api`,
    ],
    { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, HOST: "127.0.0.1" } },
  );
  let log = "";
  renderer.stdout.on("data", (data: Buffer) => (log += data.toString()));
  try {
    await once(renderer.stdout, "data");
    report(await load(site, rate, seconds), log);
  } finally {
    renderer.kill();
    await site.close();
    await rm(folder, { recursive: true });
  }
};

/**
 * Sends requests at a constant rate, whether or not earlier ones are answered. The first of each page are no part of it. Throws
 * if one of these is no rendered page.
 */
async function load(site: NginxSite, rate: number, seconds: number): Promise<Result[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64, ca: site.certificate });
  const paths = services.flatMap(({ id }) => languages.map(({ code }) => withLanguage(`/e-services/${id}`, code)));
  for (const path of paths) {
    const { failure } = await requestPage(site, agent, path);
    if (failure !== undefined) throw new Error(`${path} is no rendered page: ${failure}`);
  }
  const pending: Promise<Result>[] = [];
  const startedAtMs = performance.now();
  while (pending.length < rate * seconds) {
    const due = Math.min(rate * seconds, ((performance.now() - startedAtMs) / 1000) * rate);
    while (pending.length < due) pending.push(requestPage(site, agent, paths[pending.length % paths.length] ?? ""));
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const results = await Promise.all(pending);
  agent.destroy();
  return results;
}

/** Returns whether a response, compressed with brotli, is a rendered page. Only such a page has the data of its record. */
export const isRenderedPage = (status: number | undefined, body: Buffer): boolean =>
  status === 200 && brotliDecompressSync(body).includes(`id="${pageDataId}"`);

function requestPage({ origin }: NginxSite, agent: Agent, path: string): Promise<Result> {
  const startedAtMs = performance.now();
  const { promise, resolve } = Promise.withResolvers<Result>();
  const finish = (failure?: string): void =>
    resolve({ ms: performance.now() - startedAtMs, ...(failure !== undefined && { failure }) });
  get(`${origin}${path}`, { agent, headers: { "accept-encoding": "br" } }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", (error) => finish(error.message));
    response.on("end", () => {
      const body = Buffer.concat(chunks);
      const isRendered = response.headers["content-encoding"] === "br" && isRenderedPage(response.statusCode, body);
      finish(isRendered ? undefined : `${response.statusCode} with ${body.length} bytes`);
    });
  }).on("error", (error) => finish(error.message));
  return promise;
}

function report(results: readonly Result[], log: string): void {
  const times = results.map(({ ms }) => ms).toSorted((first, second) => first - second);
  const percentile = (share: number): string => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  const failures = results.flatMap(({ failure }) => failure ?? []);
  const renderedMs = log.split("\n").flatMap((line) => /"status":200,"ms":(\d+)/.exec(line)?.[1] ?? []);
  console.log(`${results.length} requests, ${failures.length} failures
median ${percentile(0.5)} ms, 99th percentile ${percentile(0.99)} ms, longest ${percentile(1)} ms
${renderedMs.length} pages were rendered, the longest in ${Math.max(...renderedMs.map(Number))} ms`);
  if (failures.length > 0) exitWithError(`Not every response was a rendered page: ${failures[0]}`);
}
