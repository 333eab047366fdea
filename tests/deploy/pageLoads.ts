import type { BrowserContext } from "playwright-core";
import { languages } from "../../src/i18n/language.ts";
import { redirects, paths, type RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { launchBrowser } from "../support/browser.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import type { NginxSite } from "./nginxSite.ts";

const routeNames = (Object.keys(paths) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

/** The number of opened pages, and all console errors, page errors and policy violations. */
export type PageLoadReport = { pageCount: number; errors: readonly string[] };

/** Opens every page in every language as a signed-in citizen. */
export async function loadEveryPage(
  site: NginxSite,
  onProgress: (done: number, total: number, name: string) => void,
): Promise<PageLoadReport> {
  const browser = await launchBrowser();
  const errors: string[] = [];
  let pageCount = 0;
  for (const { code: language } of languages) {
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
    const page = await newObservedPage(context, errors);
    for (const name of routeNames) {
      await page.goto(examplePaths[name]);
      await page.locator("main h1").first().waitFor();
      await page
        .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 10_000 })
        .catch(() => errors.push(`${examplePaths[name]} in ${language} did not finish loading`));
      pageCount += 1;
      onProgress(pageCount, routeNames.length * languages.length, `${language} ${examplePaths[name]}`);
    }
    await context.close();
  }
  await browser.close();
  return { pageCount, errors };
}

/** Opens a page that adds its errors and policy violations to `errors`. */
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
