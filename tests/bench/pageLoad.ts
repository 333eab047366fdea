import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { installProbe, type ProbeMetrics } from "./probe.ts";

/** The throttled network (bytes per second, milliseconds) and CPU of all measurements. */
export const throttling = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
  cpuSlowdown: 4,
} as const;

/** A page to measure. */
export type PageTarget = {
  url: string;
  /** Matches the main content of the page. */
  readySelector: string;
  /** The page is ready only after React has hydrated it. */
  waitsForHydration: boolean;
  /** How long the visitor stays on the idle page without doing anything, in milliseconds; by default not at all. */
  stayMs?: number;
  /** The initial local storage. */
  localStorage?: Readonly<Record<string, string>>;
};

/** The metrics of one page load: milliseconds since the navigation started, and compressed kilobytes (1000 bytes). */
export type PageLoad = {
  fcpMs: number;
  lcpMs: number;
  readyMs: number;
  /** The sum of what each long task takes beyond 50 ms. */
  blockingMs: number;
  longestTaskMs: number;
  /** The cumulative layout shift. */
  cls: number;
  scriptKB: number;
  totalKB: number;
  requestCount: number;
};

/** Creates a browser context with the local storage of the target. */
export function newBenchContext(
  browser: Browser,
  { url, localStorage: entries = {} }: PageTarget,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(entries).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
}

/** Loads a page with a throttled network and CPU, and waits until it is idle. */
export async function measurePageLoad(context: BrowserContext, target: PageTarget): Promise<PageLoad> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await trackNetwork(session);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...throttling });
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling.cpuSlowdown });
  await page.addInitScript(installProbe, {
    readySelector: target.readySelector,
    waitsForHydration: target.waitsForHydration,
  });
  await page.goto(target.url, { waitUntil: "load", timeout: 60_000 });
  await page
    .waitForFunction(
      () => (globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.readyMs > 0,
      undefined,
      {
        timeout: 60_000,
      },
    )
    .catch(() => {
      throw new Error(`${target.url} did not render ${target.readySelector}.`);
    });
  await waitUntilIdle(page, traffic, target.waitsForHydration ? 800 : 300);
  if (target.stayMs !== undefined) {
    await page.waitForTimeout(target.stayMs);
    await waitUntilIdle(page, traffic, 800);
  }
  const metrics = await page.evaluate(() => {
    const { fcpMs, lcpMs, readyMs, layoutShifts, longTasks } = (globalThis as unknown as { benchMetrics: ProbeMetrics })
      .benchMetrics;
    return { fcpMs, lcpMs, readyMs, layoutShifts, longTasks };
  });
  await page.close();
  const { layoutShifts, longTasks, ...times } = metrics;
  return {
    ...times,
    blockingMs: longTasks.reduce((sum, [, durationMs]) => sum + durationMs - 50, 0),
    longestTaskMs: Math.max(0, ...longTasks.map(([, durationMs]) => durationMs)),
    cls: cumulativeLayoutShift(layoutShifts),
    ...traffic.totals(),
  };
}

type NetworkTracker = {
  openCount: () => number;
  lastActivityAt: () => number;
  totals: () => Pick<PageLoad, "scriptKB" | "totalKB" | "requestCount">;
};

async function trackNetwork(session: CDPSession): Promise<NetworkTracker> {
  const requests = new Map<string, { isScript: boolean; bytes: number; isOpen: boolean }>();
  let lastActivityMs = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (/^(data|blob):/.test(url)) return;
    requests.set(requestId, { isScript: false, bytes: 0, isOpen: true });
    lastActivityMs = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, type, response: { mimeType } }) => {
    const entry = requests.get(requestId);
    if (entry !== undefined) entry.isScript = type === "Script" || mimeType.includes("javascript");
  });
  const end = (requestId: string, bytes: number): void => {
    const entry = requests.get(requestId);
    if (entry !== undefined) Object.assign(entry, { bytes, isOpen: false });
    lastActivityMs = Date.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  await session.send("Network.enable");
  const totalKB = (entries: readonly { bytes: number }[]): number =>
    entries.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return {
    openCount: () => [...requests.values()].filter(({ isOpen }) => isOpen).length,
    lastActivityAt: () => lastActivityMs,
    totals: () => {
      const all = [...requests.values()];
      return {
        scriptKB: totalKB(all.filter(({ isScript }) => isScript)),
        totalKB: totalKB(all),
        requestCount: all.length,
      };
    },
  };
}

/** Waits until there has been no request and no long task for `quietMs`. Gives up after 30 seconds. */
async function waitUntilIdle(
  page: Page,
  { openCount, lastActivityAt }: Pick<NetworkTracker, "openCount" | "lastActivityAt">,
  quietMs: number,
): Promise<void> {
  const startedAtMs = Date.now();
  while (Date.now() - startedAtMs < 30_000) {
    await page.waitForTimeout(100);
    if (openCount() > 0 || Date.now() - lastActivityAt() < quietMs) continue;
    const idleMs = await page.evaluate(
      () =>
        performance.now() -
        Math.max(
          0,
          ...(globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.longTasks.map(
            ([startMs, durationMs]) => startMs + durationMs,
          ),
        ),
    );
    if (idleMs > quietMs) return;
  }
}

/** Returns the CLS: the worst window of shifts that are at most a second apart and five seconds long (web.dev/cls). */
function cumulativeLayoutShift(shifts: ProbeMetrics["layoutShifts"]): number {
  let [worst, current, windowStartMs, previousMs] = [0, 0, 0, -Infinity];
  for (const [timeMs, value] of shifts) {
    if (timeMs - previousMs > 1000 || timeMs - windowStartMs > 5000) [current, windowStartMs] = [0, timeMs];
    current += value;
    previousMs = timeMs;
    worst = Math.max(worst, current);
  }
  return worst;
}
