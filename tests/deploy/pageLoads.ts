import { chromium, type BrowserContext } from "playwright-core";
import { entrances, paths, type PathName } from "../../src/config/paths.ts";
import { addresses } from "../support/examplePaths.ts";
import { startBrowser } from "../support/browser.ts";
import { signedIn } from "../e2e/support/signedInLocalStorage.ts";
import type { Site } from "./nginxSite.ts";

const languages = ["az", "ru", "en"] as const;
const names = (Object.keys(paths) as PathName[]).filter((name) => entrances[name] === undefined && name !== "identityReturn");

/** What a browser met on the way: how many screens it opened, and every complaint of its console. */
export type Visits = { opened: number; complaints: readonly string[] };

/** Opens every screen in every language behind nginx, as a citizen who is signed in; `tell` hears of each. */
export async function visitEverything(site: Site, tell: (done: number, all: number, what: string) => void): Promise<Visits> {
  const server = await startBrowser();
  const browser = await chromium.connect(server.wsEndpoint());
  const complaints: string[] = [];
  let opened = 0;
  for (const language of languages) {
    const localStorage = Object.entries({ locale: language, ...signedIn(site.world, "citizen", language) }).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({ baseURL: site.origin, ignoreHTTPSErrors: true, viewport: { width: 1280, height: 900 }, storageState: { cookies: [], origins: [{ origin: site.origin, localStorage }] } });
    const page = await listen(context, complaints);
    for (const name of names) {
      await page.goto(addresses[name]);
      await page.locator("main h1").first().waitFor();
      await page.waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 10_000 }).catch(() => complaints.push(`${addresses[name]} in ${language} never came to rest`));
      opened += 1;
      tell(opened, names.length * languages.length, `${language} ${addresses[name]}`);
    }
    await context.close();
  }
  await browser.close();
  await server.close();
  return { opened, complaints };
}

/** A page whose every error, and every breach of its policy, is kept. */
async function listen(context: BrowserContext, complaints: string[]): ReturnType<BrowserContext["newPage"]> {
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`));
  });
  const page = await context.newPage();
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => complaints.push(`${String(error)} (${page.url()})`));
  return page;
}
