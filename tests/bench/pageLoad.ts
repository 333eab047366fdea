import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { probe, type Notes } from "./probe.ts";

/** How slow everything is: 1.6 Mbps down, 150 ms there and back, a processor at a quarter of this machine's. */
export const slow = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8, processor: 4 } as const;

/** A page that is measured. */
export type Stop = {
  url: string;
  /** A selector of what the page is visited for. */
  ready: string;
  /** A script has to have taken the page over before it is ready. */
  alive: boolean;
  /** What the device keeps. */
  kept?: Readonly<Record<string, string>>;
};

/** What one load of a page cost: milliseconds from the start of the navigation, and kilobytes (of 1000) as they travelled. */
export type Load = {
  fcp: number;
  lcp: number;
  ready: number;
  /** What tasks took beyond 50 ms each, all together. */
  blocked: number;
  longest: number;
  /** The largest session of layout shifts. */
  cls: number;
  script: number;
  total: number;
  requests: number;
};

/** A browser profile of its own, whose device keeps what the stop says. */
export function profile(browser: Browser, { url, kept = {} }: Stop, more: BrowserContextOptions = {}): Promise<BrowserContext> {
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return browser.newContext({ viewport: { width: 1280, height: 800 }, ...more, storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] } });
}

/** Opens a page on a slow line and a slow processor, and waits until nothing moves on it any more. */
export async function load(context: BrowserContext, stop: Stop): Promise<Load> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await listen(session);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.processor });
  await page.addInitScript(probe, { ready: stop.ready, alive: stop.alive });
  await page.goto(stop.url, { waitUntil: "load", timeout: 60_000 });
  await page.waitForFunction(() => (globalThis as unknown as { benchNotes: Notes }).benchNotes.ready > 0, undefined, { timeout: 60_000 }).catch(() => {
    throw new Error(`${stop.url} never showed ${stop.ready}.`);
  });
  await atRest(page, traffic, stop.alive ? 800 : 300);
  const seen = await page.evaluate(() => {
    const { fcp, lcp, ready, shifts, long } = (globalThis as unknown as { benchNotes: Notes }).benchNotes;
    return { fcp, lcp, ready, shifts, long };
  });
  await page.close();
  return {
    ...seen,
    blocked: seen.long.reduce((sum, [, lasted]) => sum + lasted - 50, 0),
    longest: Math.max(0, ...seen.long.map(([, lasted]) => lasted)),
    cls: largestShift(seen.shifts),
    ...traffic.counted(),
  };
}

type Traffic = { open: () => number; last: () => number; counted: () => Pick<Load, "script" | "total" | "requests"> };

async function listen(session: CDPSession): Promise<Traffic> {
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
    open: () => [...requests.values()].filter(({ open }) => open).length,
    last: () => last,
    counted: () => {
      const all = [...requests.values()];
      return { script: sum(all.filter(({ script }) => script)), total: sum(all), requests: all.length };
    },
  };
}

/** Waits until nothing was fetched, and no long task ran, for so many milliseconds. */
export async function atRest(page: Page, { open, last }: Pick<Traffic, "open" | "last">, quiet: number): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < 30_000) {
    await page.waitForTimeout(100);
    if (open() > 0 || Date.now() - last() < quiet) continue;
    const still = await page.evaluate(() => performance.now() - Math.max(0, ...(globalThis as unknown as { benchNotes: Notes }).benchNotes.long.map(([at, lasted]) => at + lasted)));
    if (still > quiet) return;
  }
}

/** As the browser's makers define it: shifts less than a second apart, at most five seconds of them, the worst such session. */
function largestShift(shifts: Notes["shifts"]): number {
  let [worst, current, first, before] = [0, 0, 0, -Infinity];
  for (const [at, by] of shifts) {
    if (at - before > 1000 || at - first > 5000) [current, first] = [0, at];
    current += by;
    before = at;
    worst = Math.max(worst, current);
  }
  return worst;
}
