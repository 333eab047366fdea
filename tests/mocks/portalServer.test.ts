import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createHostCheck } from "../../mocks/knownHosts.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { parseSettings } from "../../src/config/parseSettings.ts";

const folder = mkdtempSync(join(tmpdir(), "portal-server-"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>x</title>");
writeFileSync(join(folder, "config.json"), "{}");
const { server, close } = createPortalServer(folder, createMockStore(), {
  getOtherPort: () => 4174,
  isKnownHost: createHostCheck({ listenAddress: "192.0.2.7" }),
});
const port = await listenOnFreePort(server);
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const readSettings = (host: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${port}/config.json`, { agent: false, headers: { host } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    }).on("error", reject);
  });

describe("the settings of npm start", () => {
  it.each(["localhost", "127.0.0.1", "[::1]"])("link to the other portal on %s", async (name) => {
    const { status, body } = await readSettings(`${name}:4173`);
    expect([status, parseSettings(JSON.parse(body)).otherPortalUrl]).toEqual([200, `http://${name}:4174`]);
  });

  it("are valid on another computer, which gets no link without TLS", async () => {
    const { status, body } = await readSettings("192.0.2.7:4173");
    expect([status, parseSettings(JSON.parse(body)).otherPortalUrl]).toEqual([200, ""]);
  });

  it("are sent as they are when they are no JSON", async () => {
    const file = join(folder, "config.json");
    writeFileSync(file, '{ "phone": "195", }');
    onTestFinished(() => writeFileSync(file, "{}"));
    expect(await readSettings("localhost:4173")).toEqual({ status: 200, body: '{ "phone": "195", }' });
  });

  it("are not sent to a host that is not known", async () => {
    expect((await readSettings("evil.example")).status).toBe(421);
  });
});

describe("a build that is replaced while the server runs", () => {
  it("is served with its files and the policy of its pages", async () => {
    const build = mkdtempSync(join(tmpdir(), "portal-build-"));
    const write = (name: string, writtenAt: Date): void => {
      writeFileSync(join(build, `${name}.js`), "");
      const shell = join(build, "shell.html");
      writeFileSync(shell, `<!doctype html><style>.${name} {}</style><title>x</title>`);
      utimesSync(shell, writtenAt, writtenAt);
    };
    write("before", new Date(1_000_000));
    const portal = createPortalServer(build, createMockStore());
    const origin = `http://127.0.0.1:${await listenOnFreePort(portal.server)}`;
    const readPolicy = async (): Promise<string | null> =>
      (await fetch(`${origin}/shell.html`)).headers.get("content-security-policy");
    const before = await readPolicy();
    write("after", new Date(2_000_000));
    expect((await fetch(`${origin}/after.js`)).status).toBe(200);
    expect(await readPolicy()).not.toBe(before);
    await portal.close();
    rmSync(build, { recursive: true });
  });
});
