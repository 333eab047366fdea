import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createGateway, type Gateway } from "../../../deploy/gateway/gateway.ts";
import { parseSiteOrigins } from "../../../deploy/gateway/siteOrigins.ts";
import { createPackage } from "../../../deploy/package.ts";
import { createPortalServer } from "../../../mocks/portalServer.ts";
import { createMockStore } from "../../../mocks/store/mockStore.ts";
import { personas } from "../../../mocks/store/personas.ts";
import { noSession, sessionHeader } from "../../../src/api/gatewayProtocol.ts";
import { findNginx } from "../../deploy/findNginx.ts";
import { isProgramAvailable } from "../../support/isProgramAvailable.ts";
import { startNginxSite, type NginxSite } from "../../deploy/nginxSite.ts";
import { requestSite } from "../../deploy/siteRequest.ts";

const store = createMockStore({ welcomeDelaySeconds: 60, questionDelaySeconds: 60 });
const backend = createPortalServer(Promise.resolve(""), store);
let folder = "";
let site: NginxSite;
let gateway: Gateway;
let server: Server;

const getPort = (listening: Server): number => (listening.address() as AddressInfo).port;

/** Starts nginx with its usual backend, and then the gateway on the port of that backend. */
async function startSite(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "portal-gateway-"));
  await mkdir(join(folder, "build"));
  await writeFile(join(folder, "build/index.html"), "<!doctype html><script>/* */</script>");
  await createPackage(join(folder, "build"), join(folder, "package"), { notices: "" });
  site = await startNginxSite(join(folder, "package"), folder);
  await writeFile(join(site.settingsFolder, "config.json"), '{"tokenStorage":"gateway"}');
  const usualBackend = site.backendServer();
  if (usualBackend === undefined) throw new Error("The mock backend did not start.");
  const port = getPort(usualBackend);
  await site.setBackendRunning(false);

  backend.server.listen(0, "127.0.0.1");
  await once(backend.server, "listening");
  const host = `127.0.0.1:${getPort(backend.server)}`;
  const origins = parseSiteOrigins([site.origin]);
  if ("problem" in origins) throw new Error(origins.problem);
  gateway = createGateway({
    backendUrl: `http://${host}/api`,
    socketUrl: `ws://${host}/ws`,
    site: origins,
    isBehindProxy: true,
  });
  server = createServer(gateway.handle).on("upgrade", gateway.handleUpgrade).listen(port, "127.0.0.1");
  await once(server, "listening");
}

describe.skipIf(!isProgramAvailable(findNginx))("a gateway behind nginx", () => {
  beforeAll(startSite);
  afterAll(async () => {
    await site.close();
    gateway.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await backend.close();
    await rm(folder, { recursive: true });
  });

  const page = (): Record<string, string> => ({ Origin: site.origin, "Sec-Fetch-Site": "same-origin" });

  test("signs in over TLS, sends the requests of the session, and opens the live feed", async () => {
    const { email, password } = personas.foreign.signIn;
    const signIn = await requestSite(site, {
      path: "/api/public/auth/login",
      method: "POST",
      body: JSON.stringify({ username: email, password }),
      headers: { ...page(), [sessionHeader]: noSession, "Content-Type": "application/json" },
    });
    const [cookie = ""] = signIn.headers["set-cookie"] ?? [];
    expect(signIn.status).toBe(200);
    expect(cookie).toMatch(
      /^__Host-portal-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
    );
    const [session] = store.state.sessions;
    expect(signIn.body).not.toContain(session?.accessToken);

    const headers = { ...page(), Cookie: cookie.split(";")[0] ?? "" };
    const state = JSON.parse((await requestSite(site, { path: "/api/gateway/session", headers })).body) as {
      id: string;
    };
    const user = await requestSite(site, {
      path: "/api/user/details",
      headers: { ...headers, [sessionHeader]: state.id },
    });
    expect(JSON.parse(user.body)).toMatchObject({ name: personas.foreign.name.split(" ")[0] });

    const socket = new WebSocket(`${site.origin.replace("https", "wss")}/ws`, ["v12.stomp"], {
      ca: site.certificate,
      headers,
    });
    await once(socket, "open");
    socket.send(`CONNECT\naccept-version:1.2\nheart-beat:0,0\n${sessionHeader}:${state.id}\n\n\0`);
    const [frame] = (await once(socket, "message")) as [Buffer];
    expect(String(frame)).toMatch(/^CONNECTED/);

    const closed = once(socket, "close");
    const signOut = await requestSite(site, {
      path: "/api/gateway/sign-out",
      method: "POST",
      headers: { ...headers, [sessionHeader]: state.id },
    });
    expect(signOut.headers["set-cookie"]?.[0]).toContain("Max-Age=0");
    await closed;
    expect(site.readLogs()).not.toContain(cookie.slice(24, 60));
  });

  test("refuses the requests of other sites", async () => {
    for (const headers of [{ Origin: "https://other.example" }, { "Sec-Fetch-Site": "cross-site" }])
      expect((await requestSite(site, { path: "/api/posts/public", headers })).status).toBe(403);
  });
});
