import { mkdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { exitWithError, type Command } from "../../cli/command.ts";
import { parseFlags } from "../../cli/commandLine.ts";
import { buildIfStale } from "../../deploy/build.ts";
import { parsePortalName, portalNames, type PortalName } from "../../cli/portalName.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { languages, type Language } from "../../src/i18n/language.ts";
import { redirects, paths, type RouteName } from "../../src/config/paths.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { launchBrowser } from "../support/browser.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { writeContactSheet, type Screenshot } from "./contactSheet.ts";

const help = `Takes screenshots of every page and writes them as contact sheets into screenshots/.

  npm run screenshots                             both portals, all languages, 360 and 1280 pixels wide
  npm run screenshots -- --portal competition     one portal
  npm run screenshots -- --language ru            one language
  npm run screenshots -- --width 768              another width, in pixels
  npm run screenshots -- --dark                   with dark colours

The name of a sheet holds portal, language, width, colours and persona.
`;

const outputFolder = join(import.meta.dirname, "../../screenshots");

/** A longer page is cut off at this height, in pixels. */
const maxHeight = 2400;
const screenshotsPerSheet = 12;

const personas = ["visitor", "citizen"] as const;
type Persona = (typeof personas)[number];
type ColorScheme = "light" | "dark";
type Variant = {
  portal: PortalName;
  language: Language;
  width: number;
  colorScheme: ColorScheme;
  persona: Persona;
};

const routeNames = (Object.keys(paths) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn",
);

/** Runs `npm run screenshots`. */
export const run: Command = async (args) => {
  const flags = parseFlags({
    help,
    options: {
      portal: { type: "string" },
      language: { type: "string" },
      width: { type: "string" },
      dark: { type: "boolean", default: false },
    },
    args,
  });
  const portals = flags.portal === undefined ? portalNames : [parsePortalName(flags.portal)];
  const codes = languages.map(({ code }) => code).filter((code) => (flags.language ?? code) === code);
  if (codes.length === 0)
    exitWithError(
      `--language must be ${languages.map(({ code }) => code).join(", ")}, not "${flags.language ?? ""}".`,
      2,
    );
  const colorScheme: ColorScheme = flags.dark ? "dark" : "light";
  const widths = flags.width === undefined ? [360, 1280] : [Number(flags.width)];
  if (!widths.every((width) => width >= 240 && width <= 4000))
    exitWithError("--width must be a number of pixels between 240 and 4000.", 2);

  await rm(outputFolder, { recursive: true, force: true });
  await mkdir(outputFolder, { recursive: true });
  const browser = await launchBrowser();
  for (const portal of portals) {
    const variants = codes.flatMap((language) =>
      widths.flatMap((width) => personas.map((persona) => ({ portal, language, width, colorScheme, persona }))),
    );
    await capturePortal(browser, portal, variants);
  }
  await browser.close();
  console.log(`\n${outputFolder}`);
};

/** Captures all variants of one portal. A citizen's sheets show only the pages that a visitor cannot open. */
async function capturePortal(browser: Browser, portal: PortalName, variants: readonly Variant[]): Promise<void> {
  const build = await buildIfStale(portal, console.log);
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
  const { server, close } = createPortalServer(build, store);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const personalRoutes = new Set<RouteName>();
  for (const [index, variant] of variants.entries()) {
    const { language, width, colorScheme, persona } = variant;
    const entries = { locale: language, ...(persona === "citizen" && signedInLocalStorage(store, persona, language)) };
    const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height: 900 },
      colorScheme,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const screenshots = await capturePages(context, variant, personalRoutes, `${index}/${variants.length} sheets`);
    await writeSheets(browser, variant, screenshots);
    await context.close();
  }
  await close();
}

/** Captures the pages of one variant. For a visitor, adds the routes that require a sign-in to `personalRoutes`. */
async function capturePages(
  context: BrowserContext,
  { portal, language, width, persona }: Variant,
  personalRoutes: Set<RouteName>,
  progress: string,
): Promise<Screenshot[]> {
  const page = await context.newPage();
  const screenshots: Screenshot[] = [];
  for (const name of routeNames) {
    if (persona === "citizen" && !personalRoutes.has(name)) continue;
    const url = name === "search" ? `${paths.search}?word=sertifikat` : examplePaths[name];
    await page.goto(url);
    const hasContent = await waitUntilSettled(page);
    if (hasContent) screenshots.push({ caption: url, jpeg: await takeScreenshot(page, width) });
    else if (persona === "visitor") personalRoutes.add(name);
    const line = `${progress} · ${portal} ${language} ${width} ${persona} ${name}`;
    process.stdout.write(`\r${line.padEnd(80).slice(0, 80)}`);
  }
  return screenshots;
}

async function writeSheets(
  browser: Browser,
  { portal, language, width, colorScheme, persona }: Variant,
  screenshots: readonly Screenshot[],
): Promise<void> {
  for (let first = 0; first < screenshots.length; first += screenshotsPerSheet) {
    const title = [portal, language, width, colorScheme, persona, first / screenshotsPerSheet + 1].join("-");
    await writeContactSheet(browser, {
      title,
      screenshots: screenshots.slice(first, first + screenshotsPerSheet),
      width: Math.min(width, 640),
      file: join(outputFolder, `${title}.png`),
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

/** Waits until the page has loaded. Returns false when the page asks for a sign-in or has redirected to the identity provider. */
async function waitUntilSettled(page: Page): Promise<boolean> {
  await page.locator("h1").first().waitFor();
  // The layout around the page loads after it.
  await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
  await page
    .waitForFunction(() => document.querySelector("[aria-busy=true]") === null, undefined, { timeout: 10_000 })
    .catch(() => undefined);
  // The redirect to the identity provider starts just after the first render.
  await page.waitForTimeout(200);
  if (new URL(page.url()).pathname.startsWith("/identity")) return false;
  const signInButtons = page.locator("main").getByRole("button", { name: /^(Daxil ol|Войти|Sign in)$/ });
  return (await signInButtons.count()) === 0;
}
