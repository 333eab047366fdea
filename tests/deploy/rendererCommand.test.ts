import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordPlaceholders } from "../../deploy/renderer/recordTemplates.ts";
import { findFreePort } from "../support/ports.ts";

const root = join(import.meta.dirname, "../..");
let folder = "";
let child: ChildProcess | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "portal-renderer-"));
});
afterEach(async () => {
  child?.kill("SIGKILL");
  await rm(folder, { recursive: true });
});

/** A program that renders the name of its release. */
const createProgram = (release: string): string => `
export const setBackend = () => undefined;
export const getDynamicRoutes = () => [{ pattern: /^\\/e-services\\//, name: "service" }];
export const renderRecord = async () => ({ html: "${release}", title: "", browserNotice: "", head: undefined, data: {} });
export const readFeed = async () => undefined;
`;

/** Writes what a renderer needs of a package. */
async function writePackage(release: string, program = createProgram(release)): Promise<void> {
  const [site, renderer] = [join(folder, release, "site"), join(folder, release, "renderer")];
  await Promise.all([mkdir(site, { recursive: true }), mkdir(renderer, { recursive: true })]);
  const recordPaths = "^(?<record_language>/ru)?(?<record_path>/e-services/\\d+)$";
  await writeFile(join(site, "known-paths.json"), JSON.stringify({ knownPaths: "^/", recordPaths, release }));
  const template = `${recordPlaceholders.html} ${recordPlaceholders.style}`;
  const templates = {
    program: "program.mjs",
    portal: "Portal",
    style: release,
    templates: { az: { service: template } },
  };
  await writeFile(join(renderer, "templates.json"), JSON.stringify(templates));
  await writeFile(join(renderer, "program.mjs"), program);
}

/** Makes a release the current one, as "npm run deploy -- release" does. */
async function makeCurrent(release: string): Promise<void> {
  await symlink(release, join(folder, "next"));
  await rename(join(folder, "next"), join(folder, "current"));
}

function startCommand(port: number): ChildProcess {
  const args = ["--backend", "http://127.0.0.1:1/api", "--folder", join(folder, "current"), "--port", String(port)];
  child = spawn(process.execPath, ["cli.mjs", "deploy", "renderer", ...args], {
    cwd: root,
    env: { ...process.env, npm_lifecycle_event: "", HOST: "127.0.0.1" },
  });
  return child;
}

describe("the command of the renderer", () => {
  it("renders the release that is current at its start, also after the next one", async () => {
    await writePackage("r1");
    await writePackage("r2");
    await makeCurrent("r1");
    const port = await findFreePort();
    startCommand(port);
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), 120_000);
    await makeCurrent("r2");
    const responses = await Promise.all(
      ["r1", "r2"].map((release) =>
        fetch(`http://127.0.0.1:${port}/e-services/1`, { headers: { "X-Portal-Release": release } }),
      ),
    );
    const [served, other] = await Promise.all(
      responses.map(async (response) => [response.status, await response.text()]),
    );
    expect([served, other]).toEqual([
      [200, "r1 r1"],
      [503, "503\n"],
    ]);
  });

  it("logs why the backend does not answer, and the page that it has not rendered", async () => {
    const program = createProgram("r1").replace(
      "async () => ({",
      'async () => (await fetch("http://127.0.0.1:1/")) && ({',
    );
    await writePackage("r1", program);
    await makeCurrent("r1");
    const port = await findFreePort();
    const lines: string[] = [];
    startCommand(port).stdout?.on("data", (data) => lines.push(String(data)));
    await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200), 120_000);
    expect((await fetch(`http://127.0.0.1:${port}/e-services/1`)).status).toBe(503);
    // A port that no fetch uses.
    await vi.waitFor(() =>
      expect(lines.join("")).toMatch(/"backend":"bad port"\}[^]*"path":"\/e-services\/1","status":503/),
    );
  });

  it.each([
    [
      "a program that cannot be loaded",
      async () => writePackage("r1", 'throw new Error("broken program");'),
      "broken program",
    ],
    ["no package yet", () => Promise.resolve(), "--folder must be a package"],
  ])("fails at its start with %s, in such a way that systemd starts it again", async (_name, write, message) => {
    await write();
    await makeCurrent("r1");
    const running = startCommand(await findFreePort());
    const [stderr, [code]] = await Promise.all([
      running.stderr === null ? "" : text(running.stderr),
      once(running, "exit") as Promise<[unknown]>,
    ]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(message) as unknown]);
  });
});
