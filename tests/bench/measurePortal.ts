import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { chromium, type Browser } from "playwright-core";
import { portalServer } from "../../mocks/portalServer.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { startBrowser } from "../support/browser.ts";
import { signedIn } from "../e2e/support/signedInLocalStorage.ts";
import { firstView, sizesOf } from "../support/initialLoad.ts";
import { flood, openList, openSidebar, switchLanguage, typeIntoPlainForm, typeIntoRegistration, type Figures } from "./interactions.ts";
import { certificateOf } from "./certificate.ts";
import { openFront, type Front } from "./proxy.ts";
import { limitOf } from "./scriptlessPage.ts";
import { buildPeer, peerServer, type PeerName } from "./peers.ts";
import { limitName, type Results } from "./results.ts";
import { publicRoutes } from "./publicRoutes.ts";
import { load, profile, type Load, type Stop } from "./pageLoad.ts";

/** What can be measured by itself. */
export const parts = ["home", "routes", "peers", "typing", "sidebar", "language", "list", "flood"] as const;
export type Part = (typeof parts)[number];

/** What a run is to measure. */
export type Order = { build: string; cache: string; rounds: number; only: readonly Part[]; tell: (line: string) => void };

type Measured = { name: string; take: () => Promise<void> };

/** Serves a build with the embedded service, and peers beside it, and measures them in turn, round after round. */
export async function measureView({ build, cache, rounds, only, tell }: Order): Promise<Results> {
  const certificate = certificateOf(cache);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const server = await startBrowser({ people: true, more: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`] });
    closing.push(() => server.close());
    const browser = await chromium.connect(server.wsEndpoint());
    const world = createWorld({ welcomeAfter: 0, questionAfter: 0, seed: 1 });
    const portal = portalServer(build, world);
    closing.push(portal.close);
    const port = await listen(portal.server);
    const { origin } = await opened(openFront(port, certificate));

    const loads: Record<string, Load[]> = {};
    const acts: Record<string, Figures[]> = {};
    const wants = (part: Part): boolean => only.includes(part);
    const order: Measured[] = [];
    const opens = (name: string, stop: Stop, again = false): void => {
      order.push({ name, take: () => takeLoad(browser, name, stop, again, loads) });
    };
    const does = (name: string, act: () => Promise<Figures>): void => {
      order.push({ name, take: async () => void (acts[name] ??= []).push(await act()) });
    };

    const routes = wants("routes") ? [...(await publicRoutes()).values()] : wants("home") ? ["/home"] : [];
    const limits = new Map<string, string>();
    for (const address of routes) {
      tell(`Looking at ${address} for the limit…`);
      limits.set(address, await limitOf(browser, origin + address));
    }
    const limit = await opened(openFront(port, certificate, limits));
    for (const address of routes) {
      opens(limitName(address), { url: limit.origin + address, ready: "main h1", alive: false });
      opens(address, { url: origin + address, ready: "main h1", alive: true }, address === "/home");
    }
    if (wants("home")) opens("/home, signed in", { url: `${origin}/home`, ready: "main h1", alive: true, get kept() { return signedIn(world, "citizen"); } });

    const place = { browser, origin, world };
    const mui = wants("peers") || wants("typing") || wants("list") ? await peer("mui") : undefined;
    const reactAdmin = wants("peers") ? await peer("reactAdmin") : undefined;
    for (const [name, front] of Object.entries({ mui, reactAdmin })) {
      if (front === undefined) continue;
      const stop = { url: `${front.origin}/`, ready: "tbody tr:nth-child(10)", alive: false };
      // Once at full speed, so that everything is compressed before it is measured.
      await warm(browser, stop);
      opens(name, stop);
    }
    if (wants("typing")) does("typing", () => typeIntoRegistration(place));
    if (wants("typing") && mui !== undefined) does("plain typing", () => typeIntoPlainForm(place, `${mui.origin}/?form`));
    if (wants("sidebar")) does("sidebar", () => openSidebar(place));
    if (wants("language")) does("language", () => switchLanguage(place));
    if (wants("list")) does("list", () => openList(place));
    if (wants("flood")) does("flood", () => flood(place));

    for (let round = 1; round <= rounds; round += 1) {
      for (const { name, take } of order) {
        tell(`Round ${round} of ${rounds}: ${name}`);
        // A visit that a busy machine has spoilt is made once more; a second failure is one of the portal.
        await take().catch(take);
      }
    }
    return { when: new Date().toISOString(), chromium: browser.version(), node: process.version, cores: availableParallelism(), rounds, firstView: sizesOf(await firstView(build)).scripts, loads, acts };
  } finally {
    for (const close of closing.toReversed()) await close();
  }

  async function opened(opening: Promise<Front>): Promise<Front> {
    const front = await opening;
    closing.push(front.close);
    return front;
  }

  async function peer(name: PeerName): Promise<Front | undefined> {
    const folder = await buildPeer(name, join(cache, "peers"), tell);
    if (folder === undefined) return undefined;
    const server = peerServer(folder);
    closing.push(() => new Promise((resolve) => server.close(resolve)));
    return opened(openFront(await listen(server), certificate));
  }
}

async function takeLoad(browser: Browser, name: string, stop: Stop, again: boolean, loads: Record<string, Load[]>): Promise<void> {
  const context = await profile(browser, stop);
  try {
    const cold = await load(context, stop);
    const repeated = again ? await load(context, stop) : undefined;
    (loads[name] ??= []).push(cold);
    if (repeated !== undefined) (loads[`${name}, again`] ??= []).push(repeated);
  } finally {
    await context.close();
  }
}

async function warm(browser: Browser, stop: Stop): Promise<void> {
  const context = await profile(browser, stop);
  const page = await context.newPage();
  await page.goto(stop.url);
  await page.locator(stop.ready).first().waitFor({ state: "attached" });
  await context.close();
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
