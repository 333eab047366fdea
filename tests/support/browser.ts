import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type BrowserServer } from "playwright-core";

/** Chromium as people have it. */
const chromiumPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** Chromium without windows and menus of its own, which cost half of every page that is opened. */
const headlessShellPaths = ["/usr/bin/chromium-headless-shell"];

/**
 * The path of a Chromium: the one that `CHROMIUM` names, else its headless shell, which is installed from Debian where that can
 * be, else a whole browser, else Playwright's own download. `people` asks for the whole browser at once, for what the shell has
 * not. Throws an error that says what to install when none can be had.
 */
export function findBrowser(fullBrowser = false): string {
  const there = (...paths: readonly (string | undefined)[]): string | undefined =>
    paths.find((path) => path !== undefined && path !== "" && existsSync(path));
  const shell = (): string | undefined =>
    there(...headlessShellPaths) ?? there(installDebianPackage("chromium-headless-shell"));
  const found =
    there(process.env["CHROMIUM"]) ??
    (fullBrowser ? undefined : shell()) ??
    there(...chromiumPaths) ??
    there(installDebianPackage("chromium")) ??
    there(installPlaywrightChromium(fullBrowser));
  if (found !== undefined) return found;
  throw new Error(
    "The browser tests need Chromium. Install it (Debian: apt-get install chromium chromium-headless-shell) or name one: CHROMIUM=/path/to/chromium npm test",
  );
}

/** Installs a package whose program has its name. */
function installDebianPackage(name: string): string | undefined {
  if (!existsSync("/usr/bin/apt-get")) return undefined;
  console.log(`Installing Debian's ${name} for the browser tests…`);
  try {
    const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]): void => void runQuietly([...root, "apt-get", ...args]);
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", name);
    return `/usr/bin/${name}`;
  } catch {
    return undefined;
  }
}

function installPlaywrightChromium(fullBrowser: boolean): string | undefined {
  console.log("No Chromium here: fetching one for the browser tests…");
  try {
    runQuietly(["npx", "playwright-core", "install", fullBrowser ? "chromium" : "chromium-headless-shell"]);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function runQuietly([command = "", ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}

/** Starts a browser for tests, with `more` arguments. It may only speak to this machine. `keepsPages` lets it show a page that is gone back to as it was left, as people's browsers do; `people` starts the whole browser. */
export function startBrowser({
  enablesBackForwardCache = false,
  fullBrowser = enablesBackForwardCache,
  extraArgs = [],
  headed = false,
}: {
  enablesBackForwardCache?: boolean;
  fullBrowser?: boolean;
  extraArgs?: readonly string[];
  headed?: boolean;
} = {}): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findBrowser(fullBrowser || headed),
    headless: !headed,
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
