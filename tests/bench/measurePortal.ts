import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { createMockStore, type MockStore } from "../../mocks/store/mockStore.ts";
import { listenOnFreePort } from "../../openapi/kit/verify/embeddedBackend.ts";
import { launchBrowser } from "../support/browser.ts";
import { signedInLocalStorage } from "../e2e/support/signedInLocalStorage.ts";
import { readInitialAssets, measureSizesByKind } from "../support/initialLoad.ts";
import {
  receiveMessageFlood,
  openList,
  openMenu,
  openPages,
  switchLanguage,
  typeIntoPlainForm,
  typeIntoRegistration,
  type InteractionMetrics,
} from "./interactions.ts";
import { benchDialogs, openDialog } from "./dialogs.ts";
import { longLists, scrollLongList } from "./longLists.ts";
import { maxOtherCores, waitForOtherProcesses, watchOtherProcesses } from "./otherProcesses.ts";
import { readOrCreateCertificate, type Certificate } from "./certificate.ts";
import { startProxy, type BenchProxy } from "./proxy.ts";
import { renderScriptlessPage } from "./scriptlessPage.ts";
import { buildPeer, createPeerServer, peers, type PeerName } from "./peers.ts";
import {
  getDialogName,
  getRenderedName,
  getScriptlessName,
  getScrollName,
  homeWithStay,
  listMeasurementsToRepeat,
  recordPage,
  type BenchResults,
} from "./results.ts";
import { listPublicPages, type PublicPage } from "./publicPages.ts";
import { measurePageLoad, newBenchContext, type PageLoad, type PageTarget } from "./pageLoad.ts";

/** The groups of measurements that can be selected. */
export const benchParts = [
  "home",
  "routes",
  "peers",
  "typing",
  "menu",
  "dialogs",
  "language",
  "list",
  "pages",
  "scrolling",
  "flood",
] as const;
export type BenchPart = (typeof benchParts)[number];

/** Options of a run. */
export type BenchOptions = {
  buildFolder: string;
  cacheFolder: string;
  rounds: number;
  parts: readonly BenchPart[];
  log: (line: string) => void;
};

/** The servers and the browser of a run; `closers` stop them. */
type BenchEnvironment = BenchOptions & {
  browser: Browser;
  store: MockStore;
  certificate: Certificate;
  port: number;
  origin: string;
  /** The portal with a renderer of the pages of single records. */
  renderedOrigin: string;
  closers: (() => Promise<unknown>)[];
};

/** How often ratios that vary too much are measured again, after the rounds of all. */
const maxExtraRounds = 6;

/** How often a measurement is repeated at once when other processes have disturbed it. */
const maxRepetitions = 2;

/** What one step has measured, by name. */
type Measured = { pageLoads?: Record<string, PageLoad>; interactions?: Record<string, InteractionMetrics> };
type BenchStep = { name: string; run: () => Promise<Measured> };
type Measurements = {
  pageLoads: Record<string, PageLoad[]>;
  interactions: Record<string, InteractionMetrics[]>;
  disturbedRounds: Record<string, number>;
};

/** Measures a build and its peers in turn, round after round. */
export async function measurePortal(options: BenchOptions): Promise<BenchResults> {
  const { buildFolder, rounds, log } = options;
  const closers: BenchEnvironment["closers"] = [];
  try {
    const environment = await startEnvironment(options, closers);
    const measurements: Measurements = { pageLoads: {}, interactions: {}, disturbedRounds: {} };
    const initialScriptKB = measureSizesByKind(await readInitialAssets(buildFolder)).scripts;
    const publicPages = await listPublicPages();
    const steps = [...(await routeSteps(environment, publicPages)), ...(await peerAndInteractionSteps(environment))];
    const getResults = (): BenchResults => ({
      measuredAt: new Date().toISOString(),
      chromiumVersion: environment.browser.version(),
      nodeVersion: process.version,
      cpuCores: availableParallelism(),
      rounds,
      initialScriptKB,
      prerenderedPaths: publicPages.flatMap(({ path, isPrerendered }) => (isPrerendered ? [path] : [])),
      ...measurements,
    });
    for (let round = 1; round <= rounds + maxExtraRounds; round += 1) {
      const repeated = listMeasurementsToRepeat(getResults());
      const isExtra = round > rounds;
      if (isExtra && repeated.size === 0) break;
      for (const step of steps.filter(({ name }) => !isExtra || repeated.has(name))) {
        log(
          isExtra
            ? `Extra round ${round - rounds}, for ratios that vary and the worst page: ${step.name}`
            : `Round ${round} of ${rounds}: ${step.name}`,
        );
        await runStep(step, measurements, log);
      }
    }
    return getResults();
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

/** Runs a step, once more when it fails or other processes have disturbed it, and adds what it has measured. */
async function runStep(step: BenchStep, measurements: Measurements, log: BenchOptions["log"]): Promise<void> {
  const run = async (): Promise<Measured> => {
    try {
      return await step.run();
    } catch (error) {
      log(`${step.name} has failed, and is measured once more: ${String(error)}`);
      return step.run();
    }
  };
  for (let repetition = 0; ; repetition += 1) {
    await waitForOtherProcesses();
    const { result, otherCores } = await watchOtherProcesses(run);
    const isDisturbed = otherCores > maxOtherCores;
    if (isDisturbed) log(`${step.name} was disturbed: other processes have used ${otherCores.toFixed(1)} cores.`);
    if (isDisturbed && repetition < maxRepetitions) continue;
    addMeasured(measurements, result, isDisturbed);
    return;
  }
}

function addMeasured(measurements: Measurements, measured: Measured, isDisturbed: boolean): void {
  for (const [name, load] of Object.entries(measured.pageLoads ?? {})) (measurements.pageLoads[name] ??= []).push(load);
  for (const [name, metrics] of Object.entries(measured.interactions ?? {}))
    (measurements.interactions[name] ??= []).push(metrics);
  if (!isDisturbed) return;
  for (const name of Object.keys({ ...measured.pageLoads, ...measured.interactions }))
    measurements.disturbedRounds[name] = (measurements.disturbedRounds[name] ?? 0) + 1;
}

async function startEnvironment(
  options: BenchOptions,
  closers: BenchEnvironment["closers"],
): Promise<BenchEnvironment> {
  const certificate = readOrCreateCertificate(options.cacheFolder);
  const browser = await launchBrowser({
    fullBrowser: true,
    extraArgs: [`--ignore-certificate-errors-spki-list=${certificate.fingerprint}`],
  });
  closers.push(() => browser.close());
  const store = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, seed: 1 });
  const portal = createPortalServer(options.buildFolder, store);
  closers.push(portal.close);
  const port = await listenOnFreePort(portal.server);
  const { origin, close } = await startProxy(port, certificate);
  closers.push(close);
  const renderingPortal = createPortalServer(options.buildFolder, store, { rendersRecords: true });
  closers.push(renderingPortal.close);
  const rendered = await startProxy(await listenOnFreePort(renderingPortal.server), certificate);
  closers.push(rendered.close);
  return { ...options, browser, store, certificate, port, origin, renderedOrigin: rendered.origin, closers };
}

/** Returns a page of the portal, with its scripts. */
const toTarget = (url: string): PageTarget => ({ url, readySelector: "main h1", waitsForHydration: true });

/** Page loads of the portal: the selected routes, each with the same page without scripts; one record with a renderer; home signed in. */
async function routeSteps(environment: BenchEnvironment, publicPages: readonly PublicPage[]): Promise<BenchStep[]> {
  const { browser, store, certificate, port, origin, renderedOrigin, closers, parts, log } = environment;
  const homeOnly = parts.includes("home") ? ["/home"] : [];
  const urls = parts.includes("routes") ? publicPages.map(({ path }) => path) : homeOnly;
  const scriptlessPages = new Map<string, string>();
  for (const url of urls) {
    log(`Rendering ${url} without scripts…`);
    scriptlessPages.set(url, await renderScriptlessPage(browser, origin + url));
  }
  const limit = await startProxy(port, certificate, scriptlessPages);
  closers.push(limit.close);
  const steps = urls.flatMap((url) => {
    const withoutScripts = { ...toTarget(limit.origin + url), waitsForHydration: false };
    return [
      pageLoadStep(browser, getScriptlessName(url), withoutScripts),
      pageLoadStep(browser, url, toTarget(origin + url), { repeats: url === "/home" }),
    ];
  });
  if (parts.includes("routes")) {
    const target = toTarget(renderedOrigin + recordPage);
    // The renderer loads its modules at the first page.
    await warmUp(browser, target);
    steps.push(pageLoadStep(browser, getRenderedName(recordPage), target));
  }
  if (!parts.includes("home")) return steps;
  const withStay = { ...toTarget(`${origin}/home`), stayMs: 10_000 };
  steps.push(pageLoadStep(browser, homeWithStay, withStay));
  const signedIn: PageTarget = {
    ...toTarget(`${origin}/home`),
    // A new session for each round.
    get localStorage() {
      return signedInLocalStorage(store, "citizen");
    },
  };
  return [...steps, pageLoadStep(browser, "/home, signed in", signedIn)];
}

/** Page loads of the peers, and interactions with the portal and the MUI peer. */
async function peerAndInteractionSteps(environment: BenchEnvironment): Promise<BenchStep[]> {
  const { browser, parts } = environment;
  const needs = (...names: readonly BenchPart[]): boolean => names.some((name) => parts.includes(name));
  const steps: BenchStep[] = [];
  let mui: BenchProxy | undefined;
  for (const name of Object.keys(peers) as PeerName[]) {
    if (!(name === "mui" ? needs("home", "routes", "peers", "typing", "list") : needs("peers"))) continue;
    const peer = await startPeer(environment, name);
    if (peer === undefined) continue;
    if (name === "mui") mui = peer;
    const { path, readySelector } = peers[name];
    const target = { url: peer.origin + path, readySelector, waitsForHydration: false };
    // The proxy compresses all files at the first load.
    await warmUp(browser, target);
    steps.push(pageLoadStep(browser, name, target));
  }
  const addInteraction = (name: string, interact: () => Promise<InteractionMetrics>): void => {
    steps.push({ name, run: async () => ({ interactions: { [name]: await interact() } }) });
  };
  if (needs("typing")) addInteraction("typing", () => typeIntoRegistration(environment));
  if (needs("typing") && mui !== undefined)
    addInteraction("plain typing", () => typeIntoPlainForm(environment, `${mui.origin}/?form`));
  if (needs("menu")) addInteraction("menu", () => openMenu(environment));
  if (needs("dialogs"))
    for (const name of benchDialogs) addInteraction(getDialogName(name), () => openDialog(environment, name));
  if (needs("language")) addInteraction("language", () => switchLanguage(environment));
  if (needs("list")) addInteraction("list", () => openList(environment));
  if (needs("pages")) addInteraction("pages", () => openPages(environment));
  if (needs("scrolling"))
    for (const name of longLists) addInteraction(getScrollName(name), () => scrollLongList(environment, name));
  if (needs("flood")) addInteraction("flood", () => receiveMessageFlood(environment));
  return steps;
}

/** Builds a peer and starts a server and a proxy for it; `undefined` when it cannot be built. */
async function startPeer(
  { cacheFolder, certificate, closers, log }: BenchEnvironment,
  name: PeerName,
): Promise<BenchProxy | undefined> {
  const folder = await buildPeer(name, join(cacheFolder, "peers"), log);
  if (folder === undefined) return undefined;
  const server = await createPeerServer(name, folder);
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  const proxy = await startProxy(await listenOnFreePort(server), certificate);
  closers.push(proxy.close);
  return proxy;
}

/** A step that loads a page with an empty cache; with `repeats` also a second time, with a warm cache. */
const pageLoadStep = (
  browser: Browser,
  name: string,
  target: PageTarget,
  { repeats = false }: { repeats?: boolean } = {},
): BenchStep => ({
  name,
  run: async () => {
    const context = await newBenchContext(browser, target);
    try {
      const first = await measurePageLoad(context, target);
      return {
        pageLoads: {
          [name]: first,
          ...(repeats && { [`${name}, again`]: await measurePageLoad(context, target) }),
        },
      };
    } finally {
      await context.close();
    }
  },
});

/** Loads a page once without throttling. */
async function warmUp(browser: Browser, target: PageTarget): Promise<void> {
  const context = await newBenchContext(browser, target);
  const page = await context.newPage();
  await page.goto(target.url);
  await page.locator(target.readySelector).first().waitFor({ state: "attached" });
  await context.close();
}
