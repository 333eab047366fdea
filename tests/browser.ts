import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium, type BrowserServer } from "playwright-core";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/usr/bin/google-chrome-stable", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/**
 * The path of a Chromium: one that is installed (or that `CHROMIUM` names), else Debian's package, else Playwright's own
 * download. Throws an error that says what to install when none can be had.
 */
export function findBrowser(): string {
  const installed = [process.env["CHROMIUM"] ?? "", ...places].find((path) => path !== "" && existsSync(path));
  if (installed !== undefined) return installed;
  console.log("No Chromium here: installing one for the browser tests…");
  for (const install of [installDebian, installPlaywright]) {
    const path = install();
    if (path !== undefined && existsSync(path)) return path;
  }
  throw new Error("The browser tests need Chromium. Install it (Debian: apt-get install chromium) or name one: CHROMIUM=/path/to/chromium npm test");
}

function installDebian(): string | undefined {
  try {
    const root = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
    const apt = (...args: string[]): void => void run([...root, "apt-get", ...args]);
    apt("update", "-qq");
    apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
    return "/usr/bin/chromium";
  } catch {
    return undefined;
  }
}

function installPlaywright(): string | undefined {
  try {
    run(["npx", "playwright-core", "install", "chromium-headless-shell"]);
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}

function run([command = "", ...args]: string[]): void {
  execFileSync(command, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
}

/** Starts a browser for tests, with `more` arguments. It may only speak to this machine. `keepsPages` lets it show a page that is gone back to as it was left, as people's browsers do. */
export function startBrowser({ keepsPages = false, more = [] }: { keepsPages?: boolean; more?: readonly string[] } = {}): Promise<BrowserServer> {
  return chromium.launchServer({
    executablePath: findBrowser(),
    ...(keepsPages && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1", ...more],
  });
}
