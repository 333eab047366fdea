import { createServer, request, type IncomingHttpHeaders } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createVite } from "vite";
import { afterAll, expect, it } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { createApiProxies } from "../../mocks/apiProxy.ts";
import { closeServer, listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";

type Call = { url: string | undefined; headers: IncomingHttpHeaders };

const calls: Call[] = [];
const backend = createServer(({ url, headers }, response) => {
  calls.push({ url, headers });
  response.end();
});
new WebSocketServer({ server: backend }).on("connection", (socket, { url, headers }) => {
  calls.push({ url, headers });
  socket.send("connected");
});
const backendHost = `127.0.0.1:${await listenOnFreePort(backend)}`;

const server = createServer();
const root = await mkdtemp(join(tmpdir(), "portal-proxy-"));
const vite = await createVite({
  configFile: false,
  root,
  appType: "custom",
  logLevel: "silent",
  optimizeDeps: { noDiscovery: true },
  server: {
    middlewareMode: { server },
    ws: false,
    watch: null,
    proxy: createApiProxies(new URL(`http://${backendHost}/base`), new URL(`ws://${backendHost}/feed?v=1`)),
  },
});
server.on("request", vite.middlewares);
const host = `127.0.0.1:${await listenOnFreePort(server)}`;
afterAll(async () => {
  await vite.close();
  await Promise.all([closeServer(server), closeServer(backend), rm(root, { recursive: true })]);
});

/** Sends a POST with an `Origin`. Resolves to the request that the backend got. */
async function post(path: string, origin: string): Promise<Call | undefined> {
  await new Promise((resolve, reject) =>
    request(`http://${host}${path}`, { method: "POST", headers: { origin } }, (response) =>
      response.resume().on("end", resolve),
    )
      .on("error", reject)
      .end(),
  );
  return calls.pop();
}

it("sends the requests of the portal to the backend as those of its own site", async () => {
  expect(await post("/api/user/details?lang=az", `http://${host}`)).toMatchObject({
    url: "/base/user/details?lang=az",
    headers: { host: backendHost, origin: `http://${backendHost}` },
  });
});

it("leaves the origin of another site, which the backend has to refuse", async () => {
  expect(await post("/api/user/details", "https://evil.example")).toMatchObject({
    headers: { origin: "https://evil.example" },
  });
});

it("connects the live feed to the address of the backend's WebSocket, as its own site", async () => {
  const socket = new WebSocket(`ws://${host}/ws`, { origin: `http://${host}` });
  await new Promise((resolve, reject) => socket.on("message", resolve).on("error", reject));
  socket.terminate();
  expect(calls.pop()).toMatchObject({ url: "/feed?v=1", headers: { origin: `http://${backendHost}` } });
});
