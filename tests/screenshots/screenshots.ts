import { mkdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { parseFlags } from "../../codegen/commandLine.ts";
import { exitWithError } from "../../codegen/command.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import type { Language } from "../../src/i18n/language.ts";
import { redirects, paths, type RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { startBrowser } from "../support/browser.ts";
import { writeContactSheet, type Screenshot } from "./contactSheet.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";

const help = `Draws every screen of the portal, so that people can look at all of them at once.

  npm run atlas                           both portals, three languages, the widths of a phone and of a desktop computer
  npm run atlas -- --portal competition   one portal
  npm run atlas -- --language ru          one language
  npm run atlas -- --width 768            another width than those two

The sheets come into atlas/, named by portal, language, width and who looks.
`;

const flags = parseFlags({
  help,
  options: { portal: { type: "string" }, language: { type: "string" }, width: { type: "string" } },
});
const portals = (["competition", "quality"] as const).filter(
  (portal) => flags.portal === undefined || flags.portal === portal,
);
const languages = (["az", "ru", "en"] as const).filter(
  (language) => flags.language === undefined || flags.language === language,
);
const widths = flags.width === undefined ? [360, 1280] : [Number(flags.width)];
if (!widths.every((width) => width >= 240 && width <= 4000))
  exitWithError("--width is a number of pixels between 240 and 4000.", 2);
/** How much of a long page is shown, in pixels, and how many pages go on one sheet. */
const maxHeight = 2400;
const perSheet = 12;

const folder = join(import.meta.dirname, "../../atlas");
const routeNames = (Object.keys(paths) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);
const sheetTotal = portals.length * languages.length * widths.length * 2;
let sheetsDone = 0;
// A citizen is shown only what a visitor is sent away from.
const personalRoutes = new Set<RouteName>();

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await startBrowser();
const browser = await chromium.connect(server.wsEndpoint());
for (const portal of portals) await capturePortal(portal);
await browser.close();
await server.close();
console.log(`\n${folder}`);

async function capturePortal(portal: "competition" | "quality"): Promise<void> {
  const build = await buildIfStale(portal, console.log);
  const world = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const { server: web, close } = createPortalServer(build, world);
  await new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(web.address() as AddressInfo).port}`;
  for (const language of languages) {
    for (const width of widths) {
      for (const who of ["visitor", "citizen"] as const) {
        const kept = { locale: language, ...(who === "citizen" && signedInLocalStorage(world, "citizen", language)) };
        const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
        const context = await browser.newContext({
          baseURL: origin,
          viewport: { width, height: 900 },
          storageState: { cookies: [], origins: [{ origin, localStorage }] },
        });
        await captureScreens(context, { portal, language, width, persona: who });
        await context.close();
      }
    }
  }
  await close();
}

type SheetOptions = { portal: string; language: Language; width: number; persona: "visitor" | "citizen" };

async function captureScreens(
  context: BrowserContext,
  { portal, language, width, persona }: SheetOptions,
): Promise<void> {
  const page = await context.newPage();
  const shots: Screenshot[] = [];
  for (const name of routeNames) {
    if (persona === "citizen" && !personalRoutes.has(name)) continue;
    const address = name === "search" ? `${paths.search}?word=sertifikat` : examplePaths[name];
    await page.goto(address);
    const shown = await waitUntilSettled(page);
    if (persona === "visitor" && !shown) personalRoutes.add(name);
    if (shown) shots.push({ caption: address, jpeg: await takeScreenshot(page, width) });
    process.stdout.write(
      `\r${sheetsDone}/${sheetTotal} sheets · ${portal} ${language} ${width} ${persona} ${name}`
        .padEnd(80)
        .slice(0, 80),
    );
  }
  sheetsDone += 1;
  for (let first = 0; first < shots.length; first += perSheet) {
    const title = [portal, language, width, persona, first / perSheet + 1].join("-");
    await writeContactSheet(browser, {
      title,
      screenshots: shots.slice(first, first + perSheet),
      width: Math.min(width, 640),
      file: join(folder, `${title}.png`),
    });
  }
}

async function takeScreenshot(page: Page, width: number): Promise<Buffer> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return page.screenshot({
    type: "jpeg",
    quality: 70,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(maxHeight, height) },
  });
}

/**
 * Waits until everything on the page has come. Answers whether there is something to look at: not on a page that asks to sign
 * in, and not where the portal left for the identity login.
 */
async function waitUntilSettled(page: Page): Promise<boolean> {
  await page.locator("h1").first().waitFor();
  // What stands around the page comes after it.
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 10_000 })
    .catch(() => undefined);
  // The way to the identity login begins just after the page has been drawn.
  await page.waitForTimeout(200);
  if (new URL(page.url()).pathname.startsWith("/identity")) return false;
  return (
    (await page
      .locator("main")
      .getByRole("button", { name: /^(Daxil ol|Войти|Sign in)$/ })
      .count()) === 0
  );
}
