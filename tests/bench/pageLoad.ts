import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { installProbe, type ProbeMetrics } from "./probe.ts";

/** How slow everything is: 1.6 Mbps down, 150 ms there and back, a processor at a quarter of this machine's. */
export const throttling = {
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
  cpuSlowdown: 4,
} as const;

/** A page that is measured. */
export type PageTarget = {
  url: string;
  /** A selector of what the page is visited for. */
  readySelector: string;
  /** A script has to have taken the page over before it is ready. */
  waitsForHydration: boolean;
  /** What the device keeps. */
  localStorage?: Readonly<Record<string, string>>;
};

/** What one load of a page cost: milliseconds from the start of the navigation, and kilobytes (of 1000) as they travelled. */
export type PageLoad = {
  fcpMs: number;
  lcpMs: number;
  readyMs: number;
  /** What tasks took beyond 50 ms each, all together. */
  blockingMs: number;
  longestTaskMs: number;
  /** The largest session of layout shifts. */
  cls: number;
  scriptKB: number;
  totalKB: number;
  requestCount: number;
};

/** A browser profile of its own, whose device keeps what the stop says. */
export function newBenchContext(
  browser: Browser,
  { url, localStorage: kept = {} }: PageTarget,
  more: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...more,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
}

/** Opens a page on a slow line and a slow processor, and waits until nothing moves on it any more. */
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
      throw new Error(`${target.url} never showed ${target.readySelector}.`);
    });
  await waitUntilIdle(page, traffic, target.waitsForHydration ? 800 : 300);
  const metrics = await page.evaluate(() => {
    const { fcpMs, lcpMs, readyMs, layoutShifts, longTasks } = (globalThis as unknown as { benchMetrics: ProbeMetrics })
      .benchMetrics;
    return { fcpMs, lcpMs, readyMs, layoutShifts, longTasks };
  });
  await page.close();
  const { layoutShifts, longTasks, ...seen } = metrics;
  return {
    ...seen,
    blockingMs: longTasks.reduce((sum, [, lasted]) => sum + lasted - 50, 0),
    longestTaskMs: Math.max(0, ...longTasks.map(([, lasted]) => lasted)),
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
  const requests = new Map<string, { script: boolean; bytes: number; open: boolean }>();
  let last = Date.now();
  session.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (/^(data|blob):/.test(url)) return;
    requests.set(requestId, { script: false, bytes: 0, open: true });
    last = Date.now();
  });
  session.on("Network.responseReceived", ({ requestId, type, response: { mimeType } }) => {
    const found = requests.get(requestId);
    if (found !== undefined) found.script = type === "Script" || mimeType.includes("javascript");
  });
  const end = (requestId: string, bytes: number): void => {
    const found = requests.get(requestId);
    if (found !== undefined) Object.assign(found, { bytes, open: false });
    last = Date.now();
  };
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId, 0));
  await session.send("Network.enable");
  const sum = (which: { bytes: number }[]): number => which.reduce((all, { bytes }) => all + bytes, 0) / 1000;
  return {
    openCount: () => [...requests.values()].filter(({ open }) => open).length,
    lastActivityAt: () => last,
    totals: () => {
      const all = [...requests.values()];
      return { scriptKB: sum(all.filter(({ script }) => script)), totalKB: sum(all), requestCount: all.length };
    },
  };
}

/** Waits until nothing was fetched, and no long task ran, for so many milliseconds. */
export async function waitUntilIdle(
  page: Page,
  { openCount, lastActivityAt }: Pick<NetworkTracker, "openCount" | "lastActivityAt">,
  quietMs: number,
): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < 30_000) {
    await page.waitForTimeout(100);
    if (openCount() > 0 || Date.now() - lastActivityAt() < quietMs) continue;
    const still = await page.evaluate(
      () =>
        performance.now() -
        Math.max(
          0,
          ...(globalThis as unknown as { benchMetrics: ProbeMetrics }).benchMetrics.longTasks.map(
            ([at, lasted]) => at + lasted,
          ),
        ),
    );
    if (still > quietMs) return;
  }
}

/** As the browser's makers define it: shifts less than a second apart, at most five seconds of them, the worst such session. */
function cumulativeLayoutShift(shifts: ProbeMetrics["layoutShifts"]): number {
  let [worst, current, first, before] = [0, 0, 0, -Infinity];
  for (const [at, by] of shifts) {
    if (at - before > 1000 || at - first > 5000) [current, first] = [0, at];
    current += by;
    before = at;
    worst = Math.max(worst, current);
  }
  return worst;
}
