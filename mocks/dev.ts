import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { relative } from "node:path";
import { createServer as createVite } from "vite";
import { parseFlags } from "../cli/commandLine.ts";
import { exitWithError, type Command } from "../cli/command.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";
import { parseServerUrl } from "../cli/parseServerUrl.ts";
import { listen, parsePort } from "../cli/listen.ts";
import { parsePortalName } from "../cli/portalName.ts";
import { createApiProxies } from "./apiProxy.ts";
import { createControlSecret, publishControlSecret } from "./control/controlSecret.ts";
import { scenarios } from "./control/scenarios.ts";
import { urlPresetMiddleware } from "./control/urlPresetMiddleware.ts";
import { defaultAppealStepSeconds } from "./appealStepDelay.ts";
import { createDevBackend } from "./devBackend.ts";
import { devPanelPlugin } from "./devPanel/devPanelPlugin.ts";
import { generatePlugin } from "./generatePlugin.ts";
import { createHostCheck, getHostHeader, parseAllowedHosts, unknownHostMessage } from "./knownHosts.ts";
import { rejectRequest } from "./rejectRequest.ts";
import { otherBackendSignInHelp, signInHelp } from "./signInHelp.ts";
import { attachStompServer } from "./stomp/stompServer.ts";
import { formatMail } from "./store/mails.ts";
import { createMockStore } from "./store/mockStore.ts";

const help = `Serves the portal for development. Page and mock backend follow each change of contract, forms, messages or code.

  npm run dev                                  uses the mock backend, on http://localhost:5173
  npm run dev -- --api https://host/base       uses a real backend: REST below /base, WebSocket at /ws of the same host
  npm run dev -- --api URL --socket wss://host/feed   uses a real backend with its WebSocket at another address
  npm run dev -- --api http://localhost:4010   uses Prism (npm run mock)
  npm run dev -- --mocks generated             answers from the contract alone: generated data in the language of the page
  npm run dev -- --mocks generated --seed 2    the same with other data
  npm run dev -- --portal quality              serves the quality portal
  PORT=8080 npm run dev                        uses another port; also npm run dev -- --port 8080
  npm run dev -- --allow-host dev.example      answers under this name too; repeatable, or ALLOWED_HOSTS=dev.example

URL parameters set the signed-in persona and a scenario: /my-appeals?persona=citizen&scenario=slow
Scenarios: ${Object.keys(scenarios).join(", ")}.
The mock backend keeps its state, so new accounts, appeals, documents and payments of the sample data need another start,
and so do changes of the live feed, of personas and of the scenarios in addresses.
The panel at the foot of each page also controls notifications, faults, latency, clock, export and import.
HOST=0.0.0.0 publishes all of this to everybody in the network, the sources too.
`;

/** The folders of builds, reports and scratch files. Vite reloads every page after a change of an HTML file that it watches. */
const outputFolders = /^(\.cache|dist|dist-[^/]+|screenshots)(\/|$)/;

/** Runs `npm run dev`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    args,
    help,
    options: {
      api: { type: "string" },
      socket: { type: "string" },
      port: { type: "string" },
      portal: { type: "string", default: "competition" },
      mocks: { type: "string", default: "behaviour" },
      seed: { type: "string" },
      "allow-host": { type: "string", multiple: true },
    },
  });

  const portal = parsePortalName(flags.portal);
  const api =
    flags.api === undefined
      ? undefined
      : parseServerUrl(flags.api, { name: "--api", example: "https://host/base", isBase: true });
  const socket =
    flags.socket === undefined
      ? undefined
      : parseServerUrl(flags.socket, { name: "--socket", example: "wss://host/feed" });
  if (socket !== undefined && api === undefined) exitWithError("--socket needs --api.", 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 5173);
  const generatesResponses = flags.mocks === "generated";
  if (!generatesResponses && flags.mocks !== "behaviour")
    exitWithError(`--mocks takes behaviour (the default) or generated, not "${flags.mocks}".`, 2);
  if (api !== undefined && generatesResponses) exitWithError("--mocks generated needs no --api.", 2);
  if (flags.seed !== undefined && !(generatesResponses && /^\d+$/.test(flags.seed)))
    exitWithError("--seed takes a whole number and needs --mocks generated.", 2);
  const hostNames = parseAllowedHosts(flags["allow-host"]);
  const host = process.env["HOST"] ?? "127.0.0.1";
  const isKnownHost = createHostCheck({ listenAddress: host, names: hostNames });
  const controlSecret = createControlSecret();
  process.env["VITE_COMPANY_ID"] = portal === "quality" ? "2" : "1";

  const server = createServer();
  const vite = await createVite({
    root: repositoryRoot,
    appType: "spa",
    // The terminal has the personas, the e-mails with their codes, and the errors of codegen.
    clearScreen: false,
    plugins: [generatePlugin(), ...(api === undefined ? [devPanelPlugin(controlSecret)] : [])],
    server: {
      middlewareMode: { server },
      // Several development servers run side by side: by default all of them would open the same port for updates.
      ws: { server },
      allowedHosts: [host, ...hostNames].map((name) => name.toLowerCase()),
      watch: {
        ignored: (path) => outputFolders.test(relative(repositoryRoot, path)),
        // A file that is empty for a moment while an editor writes it would stay empty for Vite: the watcher takes both steps
        // for one change.
        awaitWriteFinish: { stabilityThreshold: 50, pollInterval: 10 },
      },
      ...(api && { proxy: createApiProxies(api, socket ?? new URL("/ws", api.origin.replace(/^http/, "ws"))) }),
    },
  });
  const store = createMockStore({
    appealStepSeconds: defaultAppealStepSeconds,
    generatesResponses,
    ...(flags.seed !== undefined && { fakeSeed: Number(flags.seed) }),
    onMail: (mail) => console.log(formatMail(mail)),
  });
  const { middleware: mockBackend, processDue } = await createDevBackend(vite, { store, isKnownHost, controlSecret });
  const urlPreset = urlPresetMiddleware(store);
  // With a real backend only the identity login is mocked. The backend accepts or rejects its codes.
  const isMocked = (url = "/"): boolean => api === undefined || url.startsWith("/identity/");
  // Vite calls the last handler only after an error, such as that of a request during its restart.
  const serve = (request: IncomingMessage, response: ServerResponse): void =>
    vite.middlewares(request, response, () => sendReloadingPage(response));
  server.on("request", (request, response) => {
    if (!isKnownHost(getHostHeader(request))) rejectRequest(response, 421, unknownHostMessage);
    else if (isMocked(request.url))
      mockBackend(request, response, () =>
        api === undefined ? urlPreset(request, response, () => serve(request, response)) : serve(request, response),
      );
    else serve(request, response);
  });
  if (api === undefined) attachStompServer(server, { store, isKnownHost, processDue });
  await listen(server, port, host);
  const removeSecret = api === undefined ? await publishControlSecret(controlSecret, [port]) : undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void Promise.resolve(removeSecret?.()).then(() => process.exit(0)));
  console.log(`
The ${portal} portal, in development: http://localhost:${port}/
Backend: ${api?.href ?? (generatesResponses ? "generated responses; sign-in by the mock backend" : "mock backend")}

${api === undefined ? signInHelp : otherBackendSignInHelp}

Stop with Ctrl+C.`);
};

/** Answers with a page that is requested again after a second. Vite has printed the error. */
function sendReloadingPage(response: ServerResponse): void {
  if (response.headersSent) return;
  response
    .writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
    .end('<!doctype html><meta http-equiv="refresh" content="1"><title>…</title>');
}
