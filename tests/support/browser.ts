import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { installDebianPackage, runQuietly } from "./debianPackage.ts";

/** Full browsers. */
const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Chromium without a user interface; it opens pages twice as fast. */
const headlessShellPaths = ["/usr/bin/chromium-headless-shell"];

/**
 * Returns the path of a Chromium: `CHROMIUM`, else the headless shell, else a full browser, else Playwright's download.
 * Installs Debian's package where it can. `fullBrowser` skips the headless shell, which lacks some features.
 * Throws an error with installation instructions when no browser is available.
 */
export function findBrowser(fullBrowser = false): string {
  const firstExisting = (...paths: readonly (string | undefined)[]): string | undefined =>
    paths.find((path) => path !== undefined && path !== "" && existsSync(path));
  const shell = (): string | undefined =>
    firstExisting(...headlessShellPaths) ?? firstExisting(installDebianPackage("chromium-headless-shell"));
  const found =
    firstExisting(process.env["CHROMIUM"]) ??
    (fullBrowser ? undefined : shell()) ??
    firstExisting(...chromiumPaths) ??
    firstExisting(installDebianPackage("chromium")) ??
    firstExisting(installPlaywrightChromium(fullBrowser));
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium chromium-headless-shell) or name one: CHROMIUM=/path/to/chromium npm test",
  );
}

function installPlaywrightChromium(fullBrowser: boolean): string | undefined {
  console.log("No Chromium found. Downloading one for the browser tests…");
  try {
    runQuietly(["npx", "playwright-core", "install", fullBrowser ? "chromium" : "chromium-headless-shell"]);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Starts a browser that can only connect to localhost. Playwright turns the back/forward cache off unless `enablesBackForwardCache` is set. */
export function launchBrowser({
  enablesBackForwardCache = false,
  fullBrowser = enablesBackForwardCache,
  extraArgs = [],
  headed = false,
  slowMoMs = 0,
}: {
  enablesBackForwardCache?: boolean;
  fullBrowser?: boolean;
  extraArgs?: readonly string[];
  headed?: boolean;
  slowMoMs?: number;
} = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(fullBrowser || headed),
    headless: !headed,
    slowMo: slowMoMs,
    ...(enablesBackForwardCache && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ...extraArgs,
    ],
  });
}
