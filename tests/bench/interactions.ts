import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, JSHandle, Locator, Page } from "playwright-core";
import az from "../../locales/az.json" with { type: "json" };
import ru from "../../locales/ru.json" with { type: "json" };
import { welcome } from "../../mocks/store/notifications.ts";
import type { World } from "../../mocks/store/mockStore.ts";
import { paths } from "../../src/config/paths.ts";
import { signedIn } from "../e2e/support/signedInLocalStorage.ts";
import { probe, type Notes } from "./probe.ts";
import { profile, slow } from "./pageLoad.ts";

/** The portal that is acted on. */
export type Place = { browser: Browser; origin: string; world: World };

/** What an act came to, each under a name; milliseconds where nothing else is said. */
export type Figures = Readonly<Record<string, number>>;

/** So many keys are typed, one every so many milliseconds: a quick hand. */
const typed = { keys: 40, every: 60 } as const;
/** So many messages come as one flood. */
export const flooding = 10_000;

/** Typing the first name into the registration. */
export const typeIntoRegistration = ({ browser, origin }: Place): Promise<Figures> =>
  acting(browser, { url: origin + paths.faq, ready: "main h1" }, async (page, throttle) => {
    await page.getByRole("banner").getByRole("button", { name: az["signIn.foreign"] }).click();
    await page.getByRole("link", { name: az["registration.link"] }).click();
    return type(page, page.getByRole("dialog").getByRole("textbox").first(), throttle);
  });

/** The same on a page of another make, into its first field. */
export const typeIntoPlainForm = ({ browser }: Pick<Place, "browser">, url: string): Promise<Figures> =>
  acting(browser, { url, ready: "main input", alive: false }, (page, throttle) => type(page, page.getByRole("textbox").first(), throttle));

async function type(page: Page, field: Locator, throttle: Throttle): Promise<Figures> {
  await field.click();
  await page.waitForTimeout(1000);
  await throttle(true);
  await page.evaluate(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes.forget());
  for (let key = 0; key < typed.keys; key += 1) {
    await page.keyboard.press("abcdefghij"[key % 10] ?? "a");
    await page.waitForTimeout(typed.every);
  }
  await page.waitForTimeout(500);
  const { keys, events } = await seen(page);
  if ((await field.inputValue()).length < typed.keys || keys.length < typed.keys) throw new Error(`Of ${typed.keys} keys the field took ${(await field.inputValue()).length}.`);
  // Fifty interactions or fewer: their worst is what the browser's makers call INP. The shortest are not reported.
  return { inp: Math.max(16, ...Object.values(events)), first: keys[0] ?? 0, usual: median(keys) };
}

/** Opening the sections on a phone. */
export const openSidebar = ({ browser, origin, world }: Place): Promise<Figures> =>
  acting(browser, { url: origin + paths.faq, ready: "nav.sidebar", kept: signedIn(world, "citizen"), viewport: { width: 360, height: 740 } }, async (page, throttle) => {
    const toggle = page.getByRole("navigation", { name: az["sidebar.label"] }).getByRole("button");
    await throttle(true);
    return press(page, toggle, await page.evaluateHandle(() => () => document.querySelector("nav.sidebar a")?.checkVisibility({ visibilityProperty: true }) === true));
  });

/** Choosing another language on the home page, until all of it speaks that language. */
export const switchLanguage = ({ browser, origin }: Place): Promise<Figures> =>
  acting(browser, { url: origin + paths.home, ready: "main h1" }, async (page, throttle) => {
    const complete = await page.evaluateHandle((title) => () => document.querySelector("main h1")?.textContent === title && document.querySelector("main [aria-busy=true]") === null, ru["home.title"]);
    await throttle(true);
    return press(page, page.getByRole("banner").getByRole("button", { name: "Русский" }), complete);
  });

/** From a click to ten rows on the page: the first time, and when the page's script and data are there already. */
export const openList = ({ browser, origin }: Place): Promise<Figures> =>
  acting(browser, { url: origin + paths.faq, ready: "main h1" }, async (page, throttle) => {
    const link = page.getByRole("contentinfo").locator(`a[href="${paths.standards}"]`);
    const there = await page.evaluateHandle(() => () => document.querySelectorAll("main tbody tr").length === 10);
    await throttle(true);
    const cold = await press(page, link, there);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 0);
    await page.waitForTimeout(1000);
    const warm = await press(page, link, there);
    return { cold: cold["reached"] ?? 0, warm: warm["reached"] ?? 0, cls: Math.max(cold["cls"] ?? 0, warm["cls"] ?? 0) };
  });

/** Ten thousand messages at once for somebody who reads another page. */
export const flood = ({ browser, origin, world }: Place): Promise<Figures> => {
  world.reset();
  return acting(browser, { url: origin + paths.faq, ready: "nav.sidebar", kept: signedIn(world, "citizen") }, async (page, throttle) => {
    const listening = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
    await page.reload();
    await listening;
    await page.waitForTimeout(1500);
    // What is heard of the count is exact; what is seen of it ends at 99.
    const heard = page.locator(`header a[href="${paths.notifications}"] .visually-hidden`).last();
    const counted = async (): Promise<number> => Number((await heard.textContent())?.replaceAll(/\D/g, ""));
    await heard.waitFor({ state: "attached" });
    const before = await counted();
    await throttle(true);
    await page.evaluate(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes.forget());
    const began = performance.now();
    for (let count = 0; count < flooding; count += 1) {
      world.push("citizen", welcome);
      // Sockets are written to between the tasks of this process.
      if (count % 100 === 99) await new Promise((resolve) => setImmediate(resolve));
    }
    let lasted = 0;
    while ((await counted()) < before + flooding && lasted < 120_000) {
      await page.waitForTimeout(100);
      lasted = performance.now() - began;
    }
    await page.waitForTimeout(2500);
    const { long } = await seen(page);
    return { longest: Math.max(0, ...long.map(([, task]) => task)), lasted, counted: (await counted()) - before };
  });
};

type Throttle = (on: boolean) => Promise<void>;
type Scene = { url: string; ready: string; alive?: boolean; kept?: Readonly<Record<string, string>> } & BrowserContextOptions;

/** Opens a page at full speed, lets it come to rest, and hands it over with a brake for the processor. */
async function acting(browser: Browser, { url, ready, alive = true, kept = {}, ...more }: Scene, act: (page: Page, throttle: Throttle) => Promise<Figures>): Promise<Figures> {
  const context: BrowserContext = await profile(browser, { url, ready, alive, kept }, more);
  try {
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const session: CDPSession = await context.newCDPSession(page);
    await page.addInitScript(probe, { ready, alive });
    await page.goto(url);
    await page.waitForFunction(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes.ready > 0);
    await page.waitForTimeout(1500);
    return await act(page, (on) => session.send("Emulation.setCPUThrottlingRate", { rate: on ? slow.processor : 1 }).then(() => undefined));
  } finally {
    await context.close();
  }
}

/** Presses something and waits for what it brings. */
async function press(page: Page, what: Locator, there: JSHandle<() => boolean>): Promise<Figures> {
  await what.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.evaluate((look) => {
    const own = (globalThis as unknown as { benchNotes: Notes }).benchNotes;
    own.forget();
    own.await(look);
  }, there);
  await what.click();
  await page.waitForFunction(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes.reached !== undefined);
  await page.waitForTimeout(800);
  const { reached = 0, events, long, shifts } = await seen(page);
  return { reached, inp: Math.max(16, ...Object.values(events)), longest: Math.max(0, ...long.map(([, lasted]) => lasted)), cls: shifts.reduce((sum, [, by]) => sum + by, 0) };
}

const seen = (page: Page): Promise<Pick<Notes, "keys" | "events" | "long" | "reached" | "shifts">> =>
  page.evaluate(() => {
    const { keys, events, long, reached, shifts } = (globalThis as unknown as { benchNotes: Notes }).benchNotes;
    return { keys, events, long, reached, shifts };
  });

/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((left, right) => left - right);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}
