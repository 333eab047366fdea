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

/** The portal to measure. */
export type BenchTarget = { browser: Browser; origin: string; store: MockStore };

/** The metrics of an interaction by name, in milliseconds unless the name says otherwise. */
export type InteractionMetrics = Readonly<Record<string, number>>;

/** A fast typist. */
const typing = { keyCount: 40, intervalMs: 60 } as const;
/** The number of STOMP messages in a burst. */
export const floodSize = 10_000;

/** Types a first name into the registration form. */
export const typeIntoRegistration = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: `${origin}${paths.registration}`, readySelector: "main form" }, (page, throttle) =>
    measureTyping(page, page.locator("main form").getByRole("textbox").first(), throttle),
  );

/** Types into the first field of another application. */
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
  await resetMetrics(page);
  for (let key = 0; key < typing.keyCount; key += 1) {
    await page.keyboard.press("abcdefghij"[key % 10] ?? "a");
    await page.waitForTimeout(typing.intervalMs);
  }
  await page.waitForTimeout(500);
  const { keyDelaysMs, interactionDurationsMs } = await readMetrics(page);
  if ((await field.inputValue()).length < typing.keyCount || keyDelaysMs.length < typing.keyCount)
    throw new Error(`The field has ${(await field.inputValue()).length} of ${typing.keyCount} characters.`);
  // With up to fifty interactions, INP is the longest one. The browser does not report interactions below 16 ms.
  return {
    inp: Math.max(16, ...Object.values(interactionDurationsMs)),
    first: keyDelaysMs[0] ?? 0,
    usual: calculateMedian(keyDelaysMs),
  };
}

/** Opens the menu of the header on a phone, which has the sections of a signed-in user. */
export const openMenu = ({ browser, origin, store }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(
    browser,
    {
      url: origin + paths.faq,
      readySelector: "main h1",
      localStorage: signedInLocalStorage(store, "citizen"),
      viewport: { width: 360, height: 740 },
    },
    async (page, throttle) => {
      await throttle(true);
      return clickAndMeasure(
        page,
        page.getByRole("banner").getByRole("button", { name: az["menu.toggle"] }),
        await page.evaluateHandle(
          (href) => () =>
            document.querySelector(`header nav a[href="${href}"]`)?.checkVisibility({ visibilityProperty: true }) ===
            true,
          paths.appeals,
        ),
      );
    },
  );

/** Switches the language on the home page, until all texts have changed. */
export const switchLanguage = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.home, readySelector: "main h1" }, async (page, throttle) => {
    const isTranslated = await page.evaluateHandle(
      (title) => () =>
        document.querySelector("main h1")?.textContent === title &&
        document.querySelector("main [aria-busy=true]") === null,
      ru["home.title"],
    );
    await throttle(true);
    return clickAndMeasure(page, page.getByRole("banner").getByRole("button", { name: "Русский" }), isTranslated);
  });

/** The time after which a page has preloaded the scripts of its visible links, in milliseconds. */
export const visibleLinksMs = 7000;

/**
 * Opens a list of ten rows: with nothing loaded, with its chunk and data loaded, and in a new document after its link has been
 * in the viewport for a while.
 */
export const openList = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.faq, readySelector: "main h1" }, async (page, throttle) => {
    const link = page.getByRole("contentinfo").locator(`a[href="${paths.standards}"]`);
    // Once for each document.
    const findTenRows = (): Promise<JSHandle<() => boolean>> =>
      page.evaluateHandle(() => () => document.querySelectorAll("main tbody tr").length === 10);
    const hasTenRows = await findTenRows();
    await throttle(true);
    const cold = await clickAndMeasure(page, link, hasTenRows);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll("main tbody tr").length === 0);
    await page.waitForTimeout(1000);
    const warm = await clickAndMeasure(page, link, hasTenRows);
    await throttle(false);
    await page.goto(origin + paths.faq);
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(visibleLinksMs);
    const hasTenRowsAgain = await findTenRows();
    await throttle(true);
    const visible = await clickAndMeasure(page, link, hasTenRowsAgain);
    return {
      cold: cold["reached"] ?? 0,
      warm: warm["reached"] ?? 0,
      visible: visible["reached"] ?? 0,
      cls: Math.max(cold["cls"] ?? 0, warm["cls"] ?? 0, visible["cls"] ?? 0),
    };
  });

/** The pages that `openPages` opens from the footer: a list, tables, texts and a map of links. */
const openedPages = [
  paths.eServices,
  paths.standards,
  paths.exchangeRates,
  paths.news,
  paths.offices,
  paths.siteMap,
] as const;

/** Opens pages whose scripts are loaded. Returns the time until the heading of each is visible, by its path. */
export const openPages = ({ browser, origin }: BenchTarget): Promise<InteractionMetrics> =>
  runInteraction(browser, { url: origin + paths.faq, readySelector: "main h1" }, async (page, throttle) => {
    const heading = page.locator("main h1");
    const ownHeading = await heading.textContent();
    const goBack = async (): Promise<void> => {
      await page.goBack();
      await page.waitForFunction((text) => document.querySelector("main h1")?.textContent === text, ownHeading);
      await page.waitForTimeout(1000);
    };
    const timesMs: Record<string, number> = {};
    for (const path of openedPages) {
      const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`);
      await link.click();
      await page.waitForFunction(
        (text) => ![text, undefined].includes(document.querySelector("main h1")?.textContent),
        ownHeading,
      );
      await page.waitForTimeout(1000);
      const isShown = await page.evaluateHandle(
        (text) => () => document.querySelector("main h1")?.textContent === text,
        await heading.textContent(),
      );
      await goBack();
      await throttle(true);
      timesMs[path] = (await clickAndMeasure(page, link, isShown))["reached"] ?? 0;
      await throttle(false);
      await goBack();
    }
    return timesMs;
  });

/** Receives a burst of STOMP messages while another page is open. */
export const receiveMessageFlood = ({ browser, origin, store }: BenchTarget): Promise<InteractionMetrics> => {
  store.reset();
  return runInteraction(
    browser,
    { url: origin + paths.faq, readySelector: "nav.sidebar", localStorage: signedInLocalStorage(store, "citizen") },
    async (page, throttle) => {
      const subscribed = page
        .waitForEvent("websocket")
        .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
      await page.reload();
      await subscribed;
      await page.waitForTimeout(1500);
      // The count for screen readers is exact; the visible one ends at 99.
      const countLabel = page.locator(`header a[href="${paths.notifications}"] .visually-hidden`).last();
      const readCount = async (): Promise<number> => Number((await countLabel.textContent())?.replaceAll(/\D/g, ""));
      await countLabel.waitFor({ state: "attached" });
      const before = await readCount();
      await throttle(true);
      await resetMetrics(page);
      const startedAtMs = performance.now();
      for (let count = 0; count < floodSize; count += 1) {
        store.pushNotification("citizen", welcomeNotification);
        // Node writes to sockets only between tasks.
        if (count % 100 === 99) await new Promise((resolve) => setImmediate(resolve));
      }
      let durationMs = 0;
      while ((await readCount()) < before + floodSize && durationMs < 120_000) {
        await page.waitForTimeout(100);
        durationMs = performance.now() - startedAtMs;
      }
      await page.waitForTimeout(2500);
      const { longTasks } = await readMetrics(page);
      return {
        longest: Math.max(0, ...longTasks.map(([, taskMs]) => taskMs)),
        duration: durationMs,
        counted: (await readCount()) - before,
      };
    },
  );
};

type SetCpuThrottling = (isThrottled: boolean) => Promise<void>;
type InteractionSetup = {
  url: string;
  readySelector: string;
  waitsForHydration?: boolean;
  localStorage?: Readonly<Record<string, string>>;
} & BrowserContextOptions;

/** Opens a page without throttling, waits until it is idle, and runs an interaction that can throttle the CPU. */
export async function runInteraction(
  browser: Browser,
  { url, readySelector, waitsForHydration = true, localStorage = {}, ...options }: InteractionSetup,
  interact: (page: Page, throttle: SetCpuThrottling) => Promise<InteractionMetrics>,
): Promise<InteractionMetrics> {
  const context: BrowserContext = await newBenchContext(
    browser,
    { url, readySelector, waitsForHydration, localStorage },
    options,
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
    return await interact(page, (isThrottled) =>
      session
        .send("Emulation.setCPUThrottlingRate", { rate: isThrottled ? throttling.cpuSlowdown : 1 })
        .then(() => undefined),
    );
  } finally {
    await context.close();
  }
}

/** Clicks an element and measures until `isShown` is true. */
export async function clickAndMeasure(
  page: Page,
  target: Locator,
  isShown: JSHandle<() => boolean>,
): Promise<InteractionMetrics> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await page.evaluate((condition) => {
    const metrics = (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics;
    metrics.reset();
    metrics.measureUntil(condition);
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
    longest: Math.max(0, ...longTasks.map(([, durationMs]) => durationMs)),
    cls: layoutShifts.reduce((sum, [, value]) => sum + value, 0),
  };
}

/** Clears the metrics that the page has recorded, except those of its load. */
export const resetMetrics = (page: Page): Promise<void> =>
  page.evaluate(() => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.reset());

/** Returns the metrics that the page has recorded since they were cleared. */
export const readMetrics = (
  page: Page,
): Promise<Pick<ProbeMetrics, "keyDelaysMs" | "interactionDurationsMs" | "longTasks" | "reachedMs" | "layoutShifts">> =>
  page.evaluate(() => {
    const { keyDelaysMs, interactionDurationsMs, longTasks, reachedMs, layoutShifts } = (
      globalThis as unknown as { benchMetrics: ProbeMetrics }
    ).benchMetrics;
    return { keyDelaysMs, interactionDurationsMs, longTasks, reachedMs, layoutShifts };
  });

/** Returns the median, or NaN for no values. */
export function calculateMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
}
