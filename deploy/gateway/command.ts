import { existsSync, realpathSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import type { Settings } from "../../src/config/settings.ts";
import { nonPagePolicy, securityHeaders, transportSecurityHeaders } from "../headers.ts";
import { listen, parsePort } from "../../cli/listen.ts";
import { parseReportUrl } from "../reportUrl.ts";
import { parseRequestTarget } from "../requestTarget.ts";
import { serveStatic, type StaticOptions } from "../serveStatic.ts";
import { createGateway, defaultIdleSeconds, defaultLifetimeSeconds } from "./gateway.ts";
import { createMemoryStore, defaultMaxSessions } from "./sessionStore.ts";
import { openSettings } from "./settingsFile.ts";
import { parseSiteOrigins } from "./siteOrigins.ts";

const defaultPort = 4180;

const help = `Runs a gateway that keeps the tokens of visitors, so that no script in a browser can read them.

  npm run deploy -- gateway --backend https://api.example.org/base --origin https://portal.example.org
  npm run deploy -- gateway … --site FOLDER         serves the pages too: site/ of a package
  npm run deploy -- gateway … --report-to https://reports.example.org/csp   with --site: browsers report violations of the policy to this URL
  npm run deploy -- gateway … --settings FILE       the config.json of the deployment (default: that of --site)
  npm run deploy -- gateway … --socket wss://HOST/PATH   the backend's live feed (default: /ws on the host of --backend)
  npm run deploy -- gateway … --port 8080           listens on another port (default: ${defaultPort}); HOST=0.0.0.0 on all addresses
  npm run deploy -- gateway … --behind-proxy        takes the addresses of clients from X-Forwarded-For
  npm run deploy -- gateway … --idle-minutes 30     ends a session without a request or an open page (default: ${defaultIdleSeconds / 60})
  npm run deploy -- gateway … --max-hours 8         ends every session (default: ${defaultLifetimeSeconds / 3600})
  npm run deploy -- gateway … --max-sessions 10000  keeps so many sessions (default: ${defaultMaxSessions})

--origin is what browsers show, with TLS except on localhost; repeatable. Without it: http://localhost:PORT.
A proxy in front terminates TLS. Either it passes /api/ and /ws on to the gateway and serves the pages itself, with
"tokenStorage": "gateway" in config.json, or it passes on everything and the gateway serves --site.
Sessions are in memory: one instance, and a restart ends them. docs/gateway.md says what several instances need.
`;

/**
 * The time limits of the server, in milliseconds. A file may take long, as long as something of it arrives: `readBody` limits
 * the pauses of a body.
 */
export const serverTimeouts = { headersTimeout: 15_000, requestTimeout: 0, keepAliveTimeout: 65_000 } as const;

/** How long open requests may take after a signal to stop, in milliseconds. */
const shutdownTimeoutMs = 10_000;

/** Runs `npm run deploy -- gateway`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      backend: { type: "string" },
      socket: { type: "string" },
      origin: { type: "string", multiple: true },
      site: { type: "string" },
      settings: { type: "string" },
      "report-to": { type: "string" },
      port: { type: "string" },
      "behind-proxy": { type: "boolean" },
      "idle-minutes": { type: "string" },
      "max-hours": { type: "string" },
      "max-sessions": { type: "string" },
    },
    args,
  });
  const backendUrl = parseUrl("--backend", flags.backend, ["http:", "https:"]);
  const socketUrl =
    flags.socket === undefined ? getDefaultSocketUrl(backendUrl) : parseUrl("--socket", flags.socket, ["ws:", "wss:"]);
  const port = parsePort(flags.port ?? process.env["PORT"], defaultPort);
  const site = parseSiteOrigins(flags.origin ?? [`http://localhost:${port}`]);
  if ("problem" in site) exitWithError(site.problem, 2);
  const idleSeconds = parsePositive("--idle-minutes", flags["idle-minutes"], defaultIdleSeconds / 60) * 60;
  const lifetimeSeconds = parsePositive("--max-hours", flags["max-hours"], defaultLifetimeSeconds / 3600) * 3600;
  const maxSessions = parsePositive("--max-sessions", flags["max-sessions"], defaultMaxSessions);
  const reportUrl = parseReportUrl(flags["report-to"]);
  const settingsFile = flags.settings ?? (flags.site === undefined ? undefined : join(flags.site, "config.json"));
  if (flags.site !== undefined && !existsSync(join(flags.site, "index.html")))
    exitWithError(`--site must be a build, such as dist-package/competition/site, not "${flags.site}".`, 2);
  const log = (line: string): void => console.log(line);
  // A file that is not there at the start may be there later.
  const readSettings = await openSettings({ file: settingsFile, isServed: flags.site !== undefined }, log);

  const gateway = createGateway({
    backendUrl,
    socketUrl,
    site,
    ...(flags.site !== undefined && {
      // The files, policy and pages of one release, also when a symbolic link leads to another one later.
      servePage: createPageHandler(realpathSync(flags.site), readSettings, {
        origin: site.origins[0],
        upgradeInsecureRequests: site.isSecure,
        reportUrl,
      }),
    }),
    getOtherPortalUrl: async () => {
      const { otherPortalUrl } = await readSettings();
      return otherPortalUrl === "" ? undefined : otherPortalUrl;
    },
    store: createMemoryStore({ maxSessions }),
    idleSeconds,
    lifetimeSeconds,
    isBehindProxy: flags["behind-proxy"] ?? false,
    log,
  });
  const server = createServer(serverTimeouts);
  server.on("request", (request, response) => {
    if (site.isSecure)
      for (const [name, value] of Object.entries(transportSecurityHeaders)) response.setHeader(name, value);
    gateway.handle(request, response);
  });
  server.on("upgrade", gateway.handleUpgrade);
  const host = process.env["HOST"] ?? "127.0.0.1";
  await listen(server, port, host);
  console.log(`The gateway listens on ${host}:${port} for ${site.origins.join(", ")}. Stop with Ctrl+C.`);

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    const finish = (): void => {
      gateway.close();
      process.exit(0);
    };
    gateway.closeFeeds();
    server.close(finish);
    server.closeIdleConnections();
    setTimeout(finish, shutdownTimeoutMs).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
};

/**
 * Returns a request handler for the pages and files of a build, whose settings say that a gateway keeps the tokens.
 */
function createPageHandler(
  folder: string,
  readSettings: () => Promise<Settings>,
  options: StaticOptions,
): (request: IncomingMessage, response: ServerResponse) => void {
  const serveFiles = serveStatic(folder, options);
  const serveSettings = async (response: ServerResponse): Promise<void> => {
    const settings = await readSettings();
    response
      .writeHead(200, {
        ...securityHeaders,
        "Content-Type": "application/json",
        "Content-Security-Policy": nonPagePolicy,
        "Cache-Control": "no-cache",
      })
      .end(JSON.stringify({ ...settings, tokenStorage: "gateway" }));
  };
  return (request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && parseRequestTarget(request.url ?? "/")?.pathname === "/config.json")
      serveSettings(response).catch(() => response.destroy());
    else serveFiles(request, response);
  };
}

/** Parses an absolute URL without credentials, query or fragment. Ends the process with 2 for anything else. */
function parseUrl(flag: string, text: string | undefined, protocols: readonly string[]): string {
  if (text === undefined) exitWithError(`${flag} is missing. See --help.`, 2);
  const url = URL.parse(text);
  const isValid =
    url !== null &&
    protocols.includes(url.protocol) &&
    url.username + url.password + url.search + url.hash === "" &&
    url.hostname !== "";
  if (!isValid)
    exitWithError(
      `${flag} must be a URL such as ${protocols.at(-1)}//api.example.org/base, without credentials and query.`,
      2,
    );
  return url.href;
}

function getDefaultSocketUrl(backendUrl: string): string {
  const url = new URL("/ws", backendUrl);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

function parsePositive(flag: string, text: string | undefined, defaultValue: number): number {
  const value = text === undefined ? defaultValue : Number(text);
  return Number.isFinite(value) && value > 0
    ? value
    : exitWithError(`${flag} takes a number above 0, not "${text}".`, 2);
}
