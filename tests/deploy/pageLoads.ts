import { chromium, type BrowserContext } from "playwright-core";
import { redirects, paths, type RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { startBrowser } from "../support/browser.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import type { NginxSite } from "./nginxSite.ts";

const languages = ["az", "ru", "en"] as const;
const routeNames = (Object.keys(paths) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

/** What a browser met on the way: how many screens it opened, and every complaint of its console. */
export type PageLoadReport = { pageCount: number; errors: readonly string[] };

/** Opens every screen in every language behind nginx, as a citizen who is signed in; `tell` hears of each. */
export async function loadEveryPage(
  site: NginxSite,
  onProgress: (done: number, all: number, what: string) => void,
): Promise<PageLoadReport> {
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  const complaints: string[] = [];
  let opened = 0;
  for (const language of languages) {
    const localStorage = Object.entries({
      locale: language,
      ...signedInLocalStorage(site.store, "citizen", language),
    }).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: site.origin,
      ignoreHTTPSErrors: true,
      viewport: { width: 1280, height: 900 },
      storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] },
    });
    const page = await newObservedPage(context, complaints);
    for (const name of routeNames) {
      await page.goto(examplePaths[name]);
      await page.locator("main h1").first().waitFor();
      await page
        .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 10_000 })
        .catch(() => complaints.push(`${examplePaths[name]} in ${language} never came to rest`));
      opened += 1;
      onProgress(opened, routeNames.length * languages.length, `${language} ${examplePaths[name]}`);
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  return { pageCount: opened, errors: complaints };
}

/** A page whose every error, and every breach of its policy, is kept. */
async function newObservedPage(context: BrowserContext, errors: string[]): ReturnType<BrowserContext["newPage"]> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => errors.push(`${String(error)} (${page.url()})`));
  return page;
}
