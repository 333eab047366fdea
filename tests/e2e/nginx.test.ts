import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createContentSecurityPolicy } from "../../deploy/headers.ts";
import { createPackage } from "../../deploy/package.ts";
import { deployRelease } from "../../deploy/release.ts";
import { fallbackPath } from "../../src/config/paths.ts";
import { testedLanguages } from "./support/portal.ts";
import { createSiteChecks } from "../deploy/siteChecks.ts";
import { findNginx } from "../deploy/findNginx.ts";
import { startNginxSite, type NginxSite } from "../deploy/nginxSite.ts";
import { releaseUnderLoad } from "../deploy/releaseUnderLoad.ts";

// Skipped on machines without nginx that cannot install it; `npm run deploy -- check` covers it elsewhere.
const isNginxAvailable = ((): boolean => {
  try {
    return findNginx() !== undefined;
  } catch (error) {
    console.warn(String(error));
    return false;
  }
})();

const pageHtml = (version: string, language: string, path: string): string =>
  `<!doctype html><html lang="${language}" data-page="${path}"><title>x</title><style>a{}</style><script>/* ${version.repeat(500)} */</script><script type="module" src="/assets/index-${version}.js"></script><link rel="stylesheet" href="/assets/index-1.css"><div id="root">${path === fallbackPath ? "" : "<h1>x</h1>"}</div>`;
const releaseFiles = (version: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    testedLanguages.flatMap((language) =>
      ["/", "/home", "/my-appeals", fallbackPath].map((path) => [
        (language === "az" ? "" : `${language}/`) +
          (path === fallbackPath ? "shell.html" : `${path}/index.html`.replaceAll(/\/+/g, "/").slice(1)),
        pageHtml(version, language, path),
      ]),
    ),
  ),
  ...Object.fromEntries(
    testedLanguages.map((language) => [
      `${language === "az" ? "" : `${language}/`}404.html`,
      pageHtml(version, language, '*" data-unknown="'),
    ]),
  ),
  "known-paths.json": JSON.stringify({
    knownPaths: "^(/(ru|en))?(/home|/my-appeals(/[^/]+)?|/payments/paid-payments|/asan-login|/e-services/[^/]+)?/*$",
  }),
  "config.json": "{}",
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(50)}</svg>`,
  [`assets/index-${version}.js`]: "export {};".repeat(500),
  "assets/index-1.css": "a{}".repeat(500),
  "assets/pdf-1.mjs": "export {};".repeat(500),
  ".vite/manifest.json": "{}",
});

let folder = "";
let site: NginxSite;

async function publishRelease(version: string): Promise<void> {
  for (const [name, text] of Object.entries(releaseFiles(version))) {
    await mkdir(join(folder, version, dirname(name)), { recursive: true });
    await writeFile(join(folder, version, name), text);
  }
  await createPackage(join(folder, version), join(folder, "package"), { hasStubPages: true, notices: "" });
  await deployRelease(join(folder, "package"), { folder: join(folder, "portal") });
}

describe.skipIf(!isNginxAvailable)("behind nginx", () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "portal-nginx-"));
    await publishRelease("a");
    site = await startNginxSite(join(folder, "portal/current"), folder);
  });
  afterAll(async () => {
    await site.close();
    await rm(folder, { recursive: true });
  });

  const siteOptions = {
    pagePolicy: createContentSecurityPolicy({ html: pageHtml("a", "az", fallbackPath), upgradeInsecureRequests: true }),
    scriptPath: "/assets/index-a.js",
    stylePath: "/assets/index-1.css",
    workerPath: "/assets/pdf-1.mjs",
  };
  test.each(createSiteChecks(siteOptions))("$name", async ({ actual, expected }) => {
    expect(await actual(site)).toEqual(expected);
  });

  test("switches to a new release without a failed request", async () => {
    const { failures, servesNewRelease } = await releaseUnderLoad(site, async () => {
      await publishRelease("b");
      site.reload();
    });
    expect({ failures, last: servesNewRelease }).toEqual({ failures: [], last: true });
  });
});
