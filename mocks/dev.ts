import { createServer } from "node:http";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { parseFlags } from "../codegen/commandLine.ts";
import { printGenerationError, watchSources, writeGenerated } from "../codegen/generate.ts";
import { runCommand, exitWithError } from "../codegen/command.ts";
import { listen, parsePort } from "../deploy/listen.ts";
import { urlPresetMiddleware } from "./control/urlPresetMiddleware.ts";
import { defaultAppealStepSeconds } from "./appealStepDelay.ts";
import { devPanelPlugin } from "./devPanel/devPanelPlugin.ts";
import { attachStompServer, mockBackendMiddleware } from "./httpServer.ts";
import { formatMail } from "./store/mails.ts";
import { createMockStore } from "./store/mockStore.ts";

const help = `Serves the portal for development: a change of contract, forms, words or code shows at once.

  npm run dev                                  with the embedded service, on http://localhost:5173
  npm run dev -- --api https://host/base       with a real server: its calls below /base, its feed at /base/ws
  npm run dev -- --api http://localhost:4010   with Prism (npm run mock)
  npm run dev -- --portal quality              the quality portal
  PORT=8080 npm run dev                        on another port

An address may say who is signed in, and how the embedded service is: /my-appeals?persona=citizen&scenario=slow
(slow, failing, unreachable, degraded, down, expired, empty, flooded, untranslated,
longWords). The panel at the foot of each page does the same
and more: pushes, faults, latency, the clock, export and import.
`;

const flags = parseFlags({
  help,
  options: { api: { type: "string" }, port: { type: "string" }, portal: { type: "string", default: "competition" } },
});

await runCommand(async () => {
  if (flags.portal !== "competition" && flags.portal !== "quality")
    exitWithError(`--portal takes competition or quality, not "${flags.portal}".`, 2);
  const api = flags.api === undefined ? undefined : URL.parse(flags.api);
  if (api === null || (api && !/^https?:$/.test(api.protocol)))
    exitWithError(`--api takes an address such as https://host/base, not "${flags.api}".`, 2);
  const port = parsePort(flags.port ?? process.env["PORT"], 5173);
  process.env["VITE_COMPANY_ID"] = flags.portal === "quality" ? "2" : "1";

  await writeGenerated().catch(printGenerationError);
  watchSources();

  const server = createServer();
  const base = api?.pathname.replace(/\/$/, "") ?? "";
  const vite = await createVite({
    root: join(import.meta.dirname, ".."),
    appType: "spa",
    plugins: api === undefined ? [devPanelPlugin()] : [],
    server: {
      middlewareMode: { server },
      // Reports and scratch trees are no part of the page.
      watch: { ignored: ["**/.cache/**"] },
      ...(api && {
        proxy: {
          "/api": { target: api.origin, changeOrigin: true, rewrite: (path) => base + path.replace(/^\/api/, "") },
          "/ws": { target: api.origin, changeOrigin: true, ws: true, rewrite: (path) => base + path },
        },
      }),
    },
  });
  const store = createMockStore({
    appealStepSeconds: defaultAppealStepSeconds,
    onMail: (mail) => console.log(formatMail(mail)),
  });
  const [service, arrive] = [mockBackendMiddleware({ store }), urlPresetMiddleware(store)];
  // With a server of one's own only the identity login is stood in for: it sends codes that the server may take or refuse.
  const isOurs = (url = "/"): boolean => api === undefined || url.startsWith("/identity/");
  server.on("request", (request, response) => {
    if (isOurs(request.url))
      service(request, response, () =>
        api === undefined
          ? arrive(request, response, () => vite.middlewares(request, response))
          : vite.middlewares(request, response),
      );
    else vite.middlewares(request, response);
  });
  if (api === undefined) attachStompServer(server, { world: store });
  await listen(server, port, process.env["HOST"] ?? "127.0.0.1");
  console.log(
    `The ${flags.portal} portal, in development: http://localhost:${port}/ (${api ? `calls go to ${api.href}` : "with the embedded service"}). Stop with Ctrl+C.`,
  );
});
