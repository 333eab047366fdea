import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  createContentSecurityPolicy,
  createReportHeaders,
  securityHeaders,
  transportSecurityHeaders,
} from "../../deploy/headers.ts";
import { parseSiteOrigins } from "../../deploy/gateway/siteOrigins.ts";
import { findFreePort } from "../support/ports.ts";

const root = join(import.meta.dirname, "../..");
const backend = ["--backend", "https://api.example.org/base"];
let folder = "";
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-gateway-"));
});
afterEach(() => void child?.kill("SIGKILL"));
afterAll(() => rm(folder, { recursive: true }));

function startCommand(args: readonly string[]): ChildProcess {
  child = spawn(process.execPath, ["cli.mjs", "deploy", "gateway", ...args], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: "", HOST: "127.0.0.1", PORT: "" },
  });
  return child;
}

/** Runs the command to its end. */
async function runCommand(args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
  const running = startCommand(args);
  const [stderr, [code]] = await Promise.all([
    running.stderr === null ? "" : text(running.stderr),
    once(running, "exit") as Promise<[unknown]>,
  ]);
  return { code, stderr };
}

describe("the command of the gateway", () => {
  it("answers the health check and ends with 0 on SIGTERM", async () => {
    const port = await findFreePort();
    const running = startCommand([...backend, "--port", String(port)]);
    const exit = once(running, "exit");
    await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200), 120_000);
    expect((await fetch(`http://localhost:${port}/home`)).status).toBe(404);
    running.kill("SIGTERM");
    expect(await exit).toEqual([0, null]);
  });

  it("sends browsers to the other portal that its settings name at the time, and keeps the last one while it cannot read them", async () => {
    const file = join(folder, "config.json");
    const writeOther = (otherPortalUrl: string): Promise<void> =>
      writeFile(file, JSON.stringify({ tokenStorage: "gateway", otherPortalUrl }));
    await writeOther("https://old.example.org");
    const port = await findFreePort();
    const running = startCommand([...backend, "--settings", file, "--port", String(port)]);
    const output: string[] = [];
    running.stdout?.on("data", (data) => output.push(String(data)));
    const openOtherPortal = async (): Promise<unknown[]> => {
      const { status, headers } = await fetch(`http://localhost:${port}/api/gateway/hand-over`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    await vi.waitFor(async () => expect(await openOtherPortal()).toEqual([303, "https://old.example.org/"]), 120_000);
    await writeOther("https://new.example.org");
    expect(await openOtherPortal()).toEqual([303, "https://new.example.org/"]);
    for (const broken of ["{", "{", '{"tokenStorage":"browser","otherPortalUrl":"https://third.example.org"}']) {
      await writeFile(file, broken);
      expect(await openOtherPortal()).toEqual([303, "https://new.example.org/"]);
    }
    await rm(file);
    expect(await openOtherPortal()).toEqual([303, "https://new.example.org/"]);
    await vi.waitFor(() =>
      expect(output.join("").match(/^The gateway keeps .*$/gm)).toEqual([
        expect.stringContaining("is not JSON"),
        expect.stringContaining('must say "tokenStorage": "gateway"'),
        expect.stringContaining("cannot be read"),
      ]),
    );
    await writeOther("");
    expect((await openOtherPortal())[0]).toBe(404);
  });

  it("serves the settings of its pages as they are at the time, with the gateway in them", async () => {
    const site = await mkdtemp(join(folder, "site-"));
    await writeFile(join(site, "index.html"), "<p>page</p>");
    await writeFile(join(site, "config.json"), '{"otherPortalUrl":"https://old.example.org"}');
    const port = await findFreePort();
    startCommand([...backend, "--site", site, "--port", String(port)]);
    const address = `http://localhost:${port}/config.json`;
    const expectOther = async (otherPortalUrl: string): Promise<void> => {
      for (const url of [address, `${address}?v=2`])
        expect(await (await fetch(url)).json()).toMatchObject({ tokenStorage: "gateway", otherPortalUrl });
    };
    await vi.waitFor(() => expectOther("https://old.example.org"), 120_000);
    await writeFile(join(site, "config.json"), '{"otherPortalUrl":"https://new.example.org"}');
    await expectOther("https://new.example.org");
    const { status, headers } = await fetch(address, { method: "POST" });
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("serves the pages, policy and files of one release after its link has changed", async () => {
    const parent = await mkdtemp(join(folder, "releases-"));
    for (const name of ["old", "new"]) {
      await mkdir(join(parent, name, "home"), { recursive: true });
      await writeFile(join(parent, name, "index.html"), `<script>"${name}"</script>`);
      await writeFile(join(parent, name, "home/index.html"), `<script>"${name}"</script>`);
      await writeFile(join(parent, name, "config.json"), "{}");
    }
    const link = join(parent, "current");
    await symlink("old", link);
    const port = await findFreePort();
    startCommand([...backend, "--site", link, "--port", String(port)]);
    const readHome = async (): Promise<(string | null)[]> => {
      const response = await fetch(`http://localhost:${port}/home`);
      return [response.headers.get("content-security-policy"), await response.text()];
    };
    let before: (string | null)[] = [];
    await vi.waitFor(async () => expect((before = await readHome())[1]).toContain("old"), 120_000);
    await rm(link);
    await symlink("new", link);
    expect(await readHome()).toEqual(before);
  });

  it("sends pages of a site with TLS with the headers of a package, the URL for reports included", async () => {
    const site = await mkdtemp(join(folder, "site-"));
    const html = "<script>let a</script>";
    await writeFile(join(site, "index.html"), html);
    await writeFile(join(site, "config.json"), "{}");
    const port = await findFreePort();
    const reportUrl = "https://reports.example.org/csp";
    const origin = `https://localhost:${port}`;
    startCommand([...backend, "--site", site, "--origin", origin, "--report-to", reportUrl, "--port", String(port)]);
    const readHeaders = async (): Promise<Record<string, string>> => {
      const response = await fetch(`http://localhost:${port}/`);
      expect(response.status).toBe(200);
      return Object.fromEntries(response.headers);
    };
    await vi.waitFor(readHeaders, 120_000);
    const expected = {
      ...securityHeaders,
      ...transportSecurityHeaders,
      ...createReportHeaders(reportUrl),
      "Content-Security-Policy": createContentSecurityPolicy({ html, upgradeInsecureRequests: true, reportUrl }),
    };
    expect(await readHeaders()).toMatchObject(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value])),
    );
  });

  it.each([
    [[], "--backend is missing"],
    [[...backend, "--report-to", "http://reports.example.org"], "--report-to must be a URL"],
    [["--backend", "api.example.org"], "--backend must be a URL"],
    [["--backend", "https://name:secret@api.example.org"], "--backend must be a URL"],
    [[...backend, "--socket", "https://api.example.org/ws"], "--socket must be a URL"],
    [[...backend, "--origin", "http://portal.example.org"], "--origin must have TLS"],
    [[...backend, "--max-hours", "0"], "--max-hours takes a number"],
    [[...backend, "--site", "/nowhere"], "--site must be a build"],
  ])("rejects %j", async (args, message) => {
    const { code, stderr } = await runCommand(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message) as unknown]);
  });

  it("fails at settings that it cannot read, in such a way that systemd starts it again", async () => {
    const { code, stderr } = await runCommand([...backend, "--settings", "/nowhere"]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("/nowhere cannot be read") as unknown]);
  });

  it.each([
    ['{"tokenStorage":"browser"}', 'must say "tokenStorage": "gateway"'],
    ['{"tokenStorage":"gateway","apiBaseUrl":"https://api.example.org"}', "/config.json: apiBaseUrl"],
    ['{"tokenStorage":"gateway","apiBaseUrl":"/other"}', 'needs "apiBaseUrl": "/api"'],
    ['{"tokenStorage":"cookie"}', "tokenStorage"],
    ["{", "is not JSON"],
  ])("rejects the settings %s", async (settings, message) => {
    const file = join(folder, "config.json");
    await writeFile(file, settings);
    const { code, stderr } = await runCommand([...backend, "--settings", file]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message) as unknown]);
  });
});

describe("the origins of a site", () => {
  it("have TLS, and name the hosts that it answers for", () => {
    const site = parseSiteOrigins(["https://portal.example.org", "https://www.portal.example.org:8443/"]);
    if ("problem" in site) expect.fail(site.problem);
    expect(site.isSecure).toBe(true);
    const hosts = ["portal.example.org", "PORTAL.example.org", "www.portal.example.org:8443"];
    expect(hosts.map(site.isKnownHost)).toEqual([true, true, true]);
    expect(["portal.example.org:1", "example.org", undefined].map(site.isKnownHost)).toEqual([false, false, false]);
  });

  it("are those of this computer without TLS", () => {
    expect(parseSiteOrigins(["http://localhost:8080", "http://[::1]:8080"])).toMatchObject({ isSecure: false });
  });

  it.each([
    ["https://portal.example.org/home"],
    ["portal.example.org"],
    ["ftp://portal.example.org"],
    ["http://10.0.0.1"],
    ["https://portal.example.org", "http://localhost:1"],
  ])("are not %s %s", (...texts) => {
    expect(parseSiteOrigins(texts)).toHaveProperty("problem");
  });
});
