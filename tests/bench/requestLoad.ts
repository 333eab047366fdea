import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { installDebianPackage } from "../support/debianPackage.ts";

/** What wrk counted in one run. */
export type RequestLoad = {
  requests: number;
  requestsPerSecond: number;
  p99Ms: number;
  /** Responses with an error status, and connections that broke or got no response in time. */
  errors: number;
};

/** The headers of a request of a browser that matter for a file. Chromium sends these. */
const browserHeaders: Readonly<Record<string, string>> = {
  Host: "localhost",
  Accept: "*/*",
  "Accept-Encoding": "gzip, deflate, br, zstd",
  Cookie: "locale=az",
  "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
};

const installedWrk = "/usr/bin/wrk";

/** The connections that wrk keeps open, each with one request at a time. */
const connections = 64;

/** Returns the script with which wrk requests the paths in turn and prints its counts as JSON. */
export const renderLuaScript = (paths: readonly string[]): string => `local requests = {}
local sent = 0
function init()
  local headers = { ${Object.entries(browserHeaders)
    .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join(", ")} }
  for number, path in ipairs({ ${paths.map((path) => JSON.stringify(path)).join(", ")} }) do
    requests[number] = wrk.format("GET", path, headers)
  end
end
function request()
  sent = sent % #requests + 1
  return requests[sent]
end
function done(summary, latency)
  local errors = summary.errors
  print(string.format('{"requests":%d,"microseconds":%d,"p99":%d,"errors":%d}', summary.requests, summary.duration,
    latency:percentile(99), errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
`;

/** Reads the counts from the output of wrk. Throws when there are none. */
export function parseLoad(output: string): RequestLoad {
  const [line] = /^\{.*\}$/m.exec(output) ?? [];
  if (line === undefined) throw new Error(`wrk printed no counts: ${output}`);
  const { requests, microseconds, p99, errors } = JSON.parse(line) as Record<
    "requests" | "microseconds" | "p99" | "errors",
    number
  >;
  return { requests, requestsPerSecond: requests / (microseconds / 1e6), p99Ms: p99 / 1000, errors };
}

/** Requests the paths of a server in turn for some seconds, as fast as it responds. `folder` gets the script of wrk. */
export async function sendRequests(
  origin: string,
  paths: readonly string[],
  seconds: number,
  folder: string,
): Promise<RequestLoad> {
  const wrk = existsSync(installedWrk) ? installedWrk : installDebianPackage("wrk");
  if (wrk === undefined) throw new Error("This measurement needs wrk. Install it (Debian: apt-get install wrk).");
  const script = join(folder, "requests.lua");
  await writeFile(script, renderLuaScript(paths));
  const { stdout } = await promisify(execFile)(wrk, [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-s",
    script,
    origin,
  ]);
  return parseLoad(stdout);
}
