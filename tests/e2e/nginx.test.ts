import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contentSecurityPolicy } from "../../deploy/headers.ts";
import { makePackage } from "../../deploy/package.ts";
import { release } from "../../deploy/release.ts";
import { anywhere } from "../../src/config/paths.ts";
import { checksOf } from "../deploy/siteChecks.ts";
import { findNginx } from "../deploy/findNginx.ts";
import { startSite, type Site } from "../deploy/nginxSite.ts";
import { switchUnderLoad } from "../deploy/releaseUnderLoad.ts";

// A machine without nginx that can fetch none, as one that is no Debian, leaves this to "npm run deploy:check" elsewhere.
const canRun = ((): boolean => {
  try {
    return findNginx() !== undefined;
  } catch (error) {
    console.warn(String(error));
    return false;
  }
})();

const page = (version: string, language: string, path: string): string => `<!doctype html><html lang="${language}" data-page="${path}"><title>x</title><style>a{}</style><script>/* ${version.repeat(500)} */</script><script type="module" src="/assets/index-${version}.js"></script><link rel="stylesheet" href="/assets/index-1.css"><div id="root">${path === anywhere ? "" : "<h1>x</h1>"}</div>`;
const filesOf = (version: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(["az", "ru", "en"].flatMap((language) => ["/", "/home", "/my-appeals", anywhere].map((path) => [(language === "az" ? "" : `pages/${language}/`) + (path === anywhere ? "shell.html" : `${path}/index.html`.replaceAll(/\/+/g, "/").slice(1)), page(version, language, path)]))),
  "config.json": "{}",
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`,
  [`assets/index-${version}.js`]: "export {};".repeat(500),
  "assets/index-1.css": "a{}".repeat(500),
  "assets/pdf-1.mjs": "export {};".repeat(500),
  ".vite/manifest.json": "{}",
});

let folder = "";
let site: Site;

async function giveOut(version: string): Promise<void> {
  for (const [name, text] of Object.entries(filesOf(version))) {
    await mkdir(join(folder, version, dirname(name)), { recursive: true });
    await writeFile(join(folder, version, name), text);
  }
  await makePackage(join(folder, version), join(folder, "package"), { standIns: true, notices: "" });
  await release(join(folder, "package"), { folder: join(folder, "portal") });
}

describe.skipIf(!canRun)("behind nginx", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "portal-nginx-"));
    await giveOut("a");
    site = await startSite(join(folder, "portal/current"), folder);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  const holding = { policy: contentSecurityPolicy({ html: page("a", "az", anywhere), secure: true }), script: "/assets/index-a.js", style: "/assets/index-1.css", worker: "/assets/pdf-1.mjs" };
  test.each(checksOf(holding))("$name", async ({ seen, expected }) => {
    expect(await seen(site)).toEqual(expected);
  });

  test("a release follows another while people read, and nothing fails", async () => {
    const { failures, last } = await switchUnderLoad(site, async () => {
      await giveOut("b");
      site.reload();
    });
    expect({ failures, last }).toEqual({ failures: [], last: true });
  });
});
