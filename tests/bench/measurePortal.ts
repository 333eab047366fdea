import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { startBrowser } from "../support/browser.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { readInitialAssets, sizesByKind } from "../support/initialLoad.ts";
import {
  receiveMessageFlood,
  openList,
  openSidebar,
  switchLanguage,
  typeIntoPlainForm,
  typeIntoRegistration,
  type InteractionMetrics,
} from "./interactions.ts";
import { readOrCreateCertificate } from "./certificate.ts";
import { startProxy, type BenchProxy } from "./proxy.ts";
import { renderScriptlessPage } from "./scriptlessPage.ts";
import { buildPeer, createPeerServer, type PeerName } from "./peers.ts";
import { scriptlessName, type BenchResults } from "./results.ts";
import { publicRoutes } from "./publicRoutes.ts";
import { measurePageLoad, newBenchContext, type PageLoad, type PageTarget } from "./pageLoad.ts";

/** What can be measured by itself. */
export const benchParts = ["home", "routes", "peers", "typing", "sidebar", "language", "list", "flood"] as const;
export type BenchPart = (typeof benchParts)[number];

/** What a run is to measure. */
export type BenchOptions = {
  buildFolder: string;
  cacheFolder: string;
  rounds: number;
  parts: readonly BenchPart[];
  log: (line: string) => void;
};

type BenchStep = { name: string; run: () => Promise<void> };

/** Serves a build with the embedded service, and peers beside it, and measures them in turn, round after round. */
export async function measurePortal({
  buildFolder,
  cacheFolder,
  rounds,
  parts,
  log,
}: BenchOptions): Promise<BenchResults> {
  const certificate = readOrCreateCertificate(cacheFolder);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const server = await startBrowser({
      fullBrowser: true,
      extraArgs: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
    });
    closing.push(() => server.close());
    const browser = await chromium.connect(server.wsEndpoint());
    const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, seed: 1 });
    const portal = createPortalServer(buildFolder, store);
    closing.push(portal.close);
    const port = await listenOnFreePort(portal.server);
    const { origin } = await opened(startProxy(port, certificate));

    const loads: Record<string, PageLoad[]> = {};
    const acts: Record<string, InteractionMetrics[]> = {};
    const wants = (part: BenchPart): boolean => parts.includes(part);
    const order: BenchStep[] = [];
    const opens = (name: string, stop: PageTarget, again = false): void => {
      order.push({ name, run: () => recordPageLoad(browser, name, stop, again, loads) });
    };
    const does = (name: string, act: () => Promise<InteractionMetrics>): void => {
      order.push({ name, run: async () => void (acts[name] ??= []).push(await act()) });
    };

    const routes = wants("routes") ? [...(await publicRoutes()).values()] : wants("home") ? ["/home"] : [];
    const limits = new Map<string, string>();
    for (const address of routes) {
      log(`Looking at ${address} for the limit…`);
      limits.set(address, await renderScriptlessPage(browser, origin + address));
    }
    const limit = await opened(startProxy(port, certificate, limits));
    for (const address of routes) {
      opens(scriptlessName(address), {
        url: limit.origin + address,
        readySelector: "main h1",
        waitsForHydration: false,
      });
      opens(address, { url: origin + address, readySelector: "main h1", waitsForHydration: true }, address === "/home");
    }
    if (wants("home"))
      opens("/home, signed in", {
        url: `${origin}/home`,
        readySelector: "main h1",
        waitsForHydration: true,
        get localStorage() {
          return signedInLocalStorage(store, "citizen");
        },
      });

    const benchTarget = { browser, origin, store };
    const mui = wants("peers") || wants("typing") || wants("list") ? await peer("mui") : undefined;
    const reactAdmin = wants("peers") ? await peer("reactAdmin") : undefined;
    for (const [name, front] of Object.entries({ mui, reactAdmin })) {
      if (front === undefined) continue;
      const stop = { url: `${front.origin}/`, readySelector: "tbody tr:nth-child(10)", waitsForHydration: false };
      // Once at full speed, so that everything is compressed before it is measured.
      await warmUp(browser, stop);
      opens(name, stop);
    }
    if (wants("typing")) does("typing", () => typeIntoRegistration(benchTarget));
    if (wants("typing") && mui !== undefined)
      does("plain typing", () => typeIntoPlainForm(benchTarget, `${mui.origin}/?form`));
    if (wants("sidebar")) does("sidebar", () => openSidebar(benchTarget));
    if (wants("language")) does("language", () => switchLanguage(benchTarget));
    if (wants("list")) does("list", () => openList(benchTarget));
    if (wants("flood")) does("flood", () => receiveMessageFlood(benchTarget));

    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, run } of order) {
        log(`Round ${round} of ${rounds}: ${name}`);
        // A visit that a busy machine has spoilt is made once more; a second failure is one of the portal.
        await run().catch(run);
      }
    }
    return {
      measuredAt: new Date().toISOString(),
      chromiumVersion: browser.version(),
      nodeVersion: process.version,
      cpuCores: availableParallelism(),
      rounds,
      initialScriptKB: sizesByKind(await readInitialAssets(buildFolder)).scripts,
      pageLoads: loads,
      interactions: acts,
    };
  } finally {
    for (const close of closing.toReversed()) await close();
  }

  async function opened(opening: Promise<BenchProxy>): Promise<BenchProxy> {
    const front = await opening;
    closing.push(front.close);
    return front;
  }

  async function peer(name: PeerName): Promise<BenchProxy | undefined> {
    const folder = await buildPeer(name, join(cacheFolder, "peers"), log);
    if (folder === undefined) return undefined;
    const server = createPeerServer(folder);
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    return opened(startProxy(await listenOnFreePort(server), certificate));
  }
}

async function recordPageLoad(
  browser: Browser,
  name: string,
  target: PageTarget,
  repeats: boolean,
  loads: Record<string, PageLoad[]>,
): Promise<void> {
  const context = await newBenchContext(browser, target);
  try {
    const cold = await measurePageLoad(context, target);
    const repeated = repeats ? await measurePageLoad(context, target) : undefined;
    (loads[name] ??= []).push(cold);
    if (repeated !== undefined) (loads[`${name}, again`] ??= []).push(repeated);
  } finally {
    await context.close();
  }
}

async function warmUp(browser: Browser, target: PageTarget): Promise<void> {
  const context = await newBenchContext(browser, target);
  const page = await context.newPage();
  await page.goto(target.url);
  await page.locator(target.readySelector).first().waitFor({ state: "attached" });
  await context.close();
}

async function listenOnFreePort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
