import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  JSHandle,
  Locator,
  Page,
} from "playwright-core";
import az from "../../locales/az.json" with { type: "json" };
import ru from "../../locales/ru.json" with { type: "json" };
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import type { MockStore } from "../../mocks/store/mockStore.ts";
import { paths } from "../../src/config/paths.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { installProbe, type ProbeMetrics } from "./probe.ts";
import { newBenchContext, throttling } from "./pageLoad.ts";

/** The portal that is acted on. */
export type BenchTarget = { browser: Browser; origin: string; store: MockStore };

/** What an act came to, each under a name; milliseconds where nothing else is said. */
export type InteractionMetrics = Readonly<Record<string, number>>;

/** So many keys are typed, one every so many milliseconds: a quick hand. */
const typing = { keyCount: 40, intervalMs: 60 } as const;
/** So many messages come as one flood. */
export const floodSize = 10_000;

/** Typing the first name into the registration. */
export const typeIntoRegistration = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.faq, readySelector: "main h1" }, async (page, throttle) => {
    await page.getByRole("banner").getByRole("button", { name: az["signIn.foreign"] }).click();
    await page.getByRole("link", { name: az["registration.link"] }).click();
    return measureTyping(page, page.getByRole("dialog").getByRole("textbox").first(), throttle);
  });

/** The same on a page of another make, into its first field. */
export const typeIntoPlainForm = (
  { browser }: Pick<BenchTarget, "browser">,
  url: string,
): Promise<InteractionMetrics> =>
  runInteraction(browser, { url, readySelector: "main input", waitsForHydration: false }, (page, throttle) =>
    measureTyping(page, page.getByRole("textbox").first(), throttle),
  );

async function measureTyping(page: Page, field: Locator, throttle: SetCpuThrottling): Promise<InteractionMetrics> {
  await field.click();
  await page.waitForTimeout(1000);
  await throttle(true);
  await page.evaluate(() => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.reset());
  for (let key = 0; key < typing.keyCount; key += 1) {
    await page.keyboard.press("abcdefghij"[key % 10] ?? "a");
    await page.waitForTimeout(typing.intervalMs);
  }
  await page.waitForTimeout(500);
  const { keyDelaysMs, interactionDurationsMs } = await readMetrics(page);
  if ((await field.inputValue()).length < typing.keyCount || keyDelaysMs.length < typing.keyCount)
    throw new Error(`Of ${typing.keyCount} keys the field took ${(await field.inputValue()).length}.`);
  // Fifty interactions or fewer: their worst is what the browser's makers call INP. The shortest are not reported.
  return {
    inp: Math.max(16, ...Object.values(interactionDurationsMs)),
    first: keyDelaysMs[0] ?? 0,
    usual: median(keyDelaysMs),
  };
}

/** Opening the sections on a phone. */
export const openSidebar = ({ browser, origin, store }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(
    browser,
    {
      url: origin + paths.faq,
      readySelector: "nav.sidebar",
      localStorage: signedInLocalStorage(store, "citizen"),
      viewport: { width: 360, height: 740 },
    },
    async (page, throttle) => {
      const toggle = page.getByRole("navigation", { name: az["sidebar.label"] }).getByRole("button");
      await throttle(true);
      return clickAndMeasure(
        page,
        toggle,
        await page.evaluateHandle(
          () => () => document.querySelector("nav.sidebar a")?.checkVisibility({ visibilityProperty: true }) === true,
        ),
      );
    },
  );

/** Choosing another language on the home page, until all of it speaks that language. */
export const switchLanguage = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.home, readySelector: "main h1" }, async (page, throttle) => {
    const complete = await page.evaluateHandle(
      (title) => () =>
        document.querySelector("main h1")?.textContent === title &&
        document.querySelector("main [aria-busy=true]") === null,
      ru["home.title"],
    );
    await throttle(true);
    return clickAndMeasure(page, page.getByRole("banner").getByRole("button", { name: "Русский" }), complete);
  });

/** From a click to ten rows on the page: the first time, and when the page's script and data are there already. */
export const openList = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.faq, readySelector: "main h1" }, async (page, throttle) => {
    const link = page.getByRole("contentinfo").locator(`a[href="${paths.standards}"]`);
    const there = await page.evaluateHandle(() => () => document.querySelectorAll("main tbody tr").length === 10);
    await throttle(true);
    const cold = await clickAndMeasure(page, link, there);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 0);
    await page.waitForTimeout(1000);
    const warm = await clickAndMeasure(page, link, there);
    return {
      cold: cold["reached"] ?? 0,
      warm: warm["reached"] ?? 0,
      cls: Math.max(cold["cls"] ?? 0, warm["cls"] ?? 0),
    };
  });

/** Ten thousand messages at once for somebody who reads another page. */
export const receiveMessageFlood = ({ browser, origin, store }: BenchTarget): Promise<InteractionMetrics> => {
  store.reset();
  return runInteraction(
    browser,
    { url: origin + paths.faq, readySelector: "nav.sidebar", localStorage: signedInLocalStorage(store, "citizen") },
    async (page, throttle) => {
      const listening = page
        .waitForEvent("websocket")
        .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
      await page.reload();
      await listening;
      await page.waitForTimeout(1500);
      // What is heard of the count is exact; what is seen of it ends at 99.
      const heard = page.locator(`header a[href="${paths.notifications}"] .visually-hidden`).last();
      const counted = async (): Promise<number> => Number((await heard.textContent())?.replaceAll(/\D/g, ""));
      await heard.waitFor({ state: "attached" });
      const before = await counted();
      await throttle(true);
      await page.evaluate(() => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.reset());
      const began = performance.now();
      for (let count = 0; count < floodSize; count += 1) {
        store.pushNotification("citizen", welcomeNotification);
        // Sockets are written to between the tasks of this process.
        if (count % 100 === 99) await new Promise((resolve) => setImmediate(resolve));
      }
      let lasted = 0;
      while ((await counted()) < before + floodSize && lasted < 120_000) {
        await page.waitForTimeout(100);
        lasted = performance.now() - began;
      }
      await page.waitForTimeout(2500);
      const { longTasks } = await readMetrics(page);
      return {
        longest: Math.max(0, ...longTasks.map(([, task]) => task)),
        lasted,
        counted: (await counted()) - before,
      };
    },
  );
};

type SetCpuThrottling = (on: boolean) => Promise<void>;
type InteractionSetup = {
  url: string;
  readySelector: string;
  waitsForHydration?: boolean;
  localStorage?: Readonly<Record<string, string>>;
} & BrowserContextOptions;

/** Opens a page at full speed, lets it come to rest, and hands it over with a brake for the processor. */
async function runInteraction(
  browser: Browser,
  { url, readySelector, waitsForHydration = true, localStorage = {}, ...more }: InteractionSetup,
  interact: (page: Page, throttle: SetCpuThrottling) => Promise<InteractionMetrics>,
): Promise<InteractionMetrics> {
  const context: BrowserContext = await newBenchContext(
    browser,
    { url, readySelector, waitsForHydration, localStorage },
    more,
  );
  try {
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const session: CDPSession = await context.newCDPSession(page);
    await page.addInitScript(installProbe, { readySelector, waitsForHydration });
    await page.goto(url);
    await page.waitForFunction(
      () => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.readyMs > 0,
    );
    await page.waitForTimeout(1500);
    return await interact(page, (on) =>
      session.send("Emulation.setCPUThrottlingRate", { rate: on ? throttling.cpuSlowdown : 1 }).then(() => undefined),
    );
  } finally {
    await context.close();
  }
}

/** Presses something and waits for what it brings. */
async function clickAndMeasure(
  page: Page,
  target: Locator,
  isShown: JSHandle<() => boolean>,
): Promise<InteractionMetrics> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.evaluate((look) => {
    const own = (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics;
    own.reset();
    own.measureUntil(look);
  }, isShown);
  await target.click();
  await page.waitForFunction(
    () => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.reachedMs !== undefined,
  );
  await page.waitForTimeout(800);
  const { reachedMs = 0, interactionDurationsMs, longTasks, layoutShifts } = await readMetrics(page);
  return {
    reached: reachedMs,
    inp: Math.max(16, ...Object.values(interactionDurationsMs)),
    longest: Math.max(0, ...longTasks.map(([, lasted]) => lasted)),
    cls: layoutShifts.reduce((sum, [, by]) => sum + by, 0),
  };
}

const readMetrics = (
  page: Page,
): Promise<Pick<ProbeMetrics, "keyDelaysMs" | "interactionDurationsMs" | "longTasks" | "reachedMs" | "layoutShifts">> =>
  page.evaluate(() => {
    const { keyDelaysMs, interactionDurationsMs, longTasks, reachedMs, layoutShifts } = (
      globalThis as unknown as { benchMetrics: ProbeMetrics }
    ).benchMetrics;
    return { keyDelaysMs, interactionDurationsMs, longTasks, reachedMs, layoutShifts };
  });

/** The middle of some figures. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}
