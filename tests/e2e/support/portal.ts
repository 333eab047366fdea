import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { buildFolders, type BuildKind } from "../../../deploy/build.ts";
import { serveStatic } from "../../../deploy/serveStatic.ts";
import { putGatewayBefore } from "../../../mocks/gatewayServer.ts";
import { createPortalServer, type ServerHandle } from "../../../mocks/portalServer.ts";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../../../mocks/store/mockStore.ts";
import { languages, type Language } from "../../../src/i18n/language.ts";
import { readMessages } from "../../../codegen/messageFiles.ts";
import type az from "../../../locales/az.json";
import type { MessageId } from "../../../src/generated/messages/ids.ts";
import { portal as portalOfRun } from "../../../src/config/portal.ts";
import type { Settings } from "../../../src/config/settings.ts";
import { launchBrowser } from "../../support/browser.ts";
import { isFullRun, selectCase } from "../../support/selection.ts";
import { startRecording, type Recording } from "./failureReport.ts";
import { signInAtGateway } from "./gatewaySession.ts";
import { signedInLocalStorage } from "./signedInLocalStorage.ts";
import { createReusablePage, type ReusablePage } from "./reusablePage.ts";
import { waitTimeoutMs } from "./waitForExpect.ts";
import { getWorkerBrowser } from "./workerBrowser.ts";

/** The languages of the portal, for tests that run once per language. */
export const testedLanguages: readonly Language[] = languages.map(({ code }) => code);

type TestedMessageId = MessageId | Extract<keyof typeof az, `stub.${string}`>;

/** The messages of each language, to locate elements by their visible names. */
export const messagesByLanguage: Readonly<Record<Language, Readonly<Record<TestedMessageId, string>>>> =
  await readMessages();

/** The portal of one test file: its server, its mock store and its visitors. */
export type PortalUnderTest = {
  /** Without a trailing slash. */
  origin: string;
  /** The mock store. A test may change it: it is reset before each test. */
  backend: MockStore;
  /** Where the portal keeps tokens. */
  tokenStorage: TokenStorageMode;
  /**
   * Creates a visitor with a new browser context, or one that is like new. Console errors fail the test, except those that
   * match `expectedConsoleErrors`.
   */
  newVisitor: (options?: VisitorOptions) => Promise<Visitor>;
  /** Closes every open WebSocket, as a restarting server does. With `refusesNext`, no new one is accepted until `acceptSockets`. */
  breakSockets: (options?: { refusesNext?: boolean }) => void;
  /** Accepts WebSockets again. */
  acceptSockets: () => void;
};

/** Where a portal keeps tokens. */
export type TokenStorageMode = Settings["tokenStorage"];

/** Where the portals of this test project keep tokens; see vitest.config.ts. */
const tokenStorageOfFile = (): TokenStorageMode => (process.env["TOKENS"] === "gateway" ? "gateway" : "browser");

/** Options of a visitor. */
export type VisitorOptions = BrowserContextOptions & {
  /** The language stored on the device and, with `as`, in the account. */
  language?: Language;
  /** The persona that is signed in from the start. */
  as?: PersonaId;
  /** Other `localStorage` entries. */
  localStorage?: Readonly<Record<string, string>>;
  /** Console errors that the test expects, such as the browser's log entry for a 401 response. */
  expectedConsoleErrors?: RegExp;
};

/** A browser context and its first page. */
export type Visitor = { context: BrowserContext; page: Page; newPage: () => Promise<Page> };

export type { ServerHandle };

const defaultViewport = { width: 1280, height: 900 };

/** Options of a visitor that a reused page can have. */
const optionsOfReusablePage = new Set(["language", "as", "localStorage", "expectedConsoleErrors", "viewport"]);
/** A full run, and one that is watched or recorded, has a new browser context for every visitor. */
const canReusePages = !isFullRun && process.env["HEADED"] !== "1" && process.env["TRACE"] !== "1";

/** The build, its mock store (its own or shared with another portal) and its server. */
export type PortalSetup = MockStoreOptions & {
  build?: BuildKind;
  backend?: MockStore;
  /** Starts a separate browser with the back/forward cache enabled. */
  enableBfcache?: boolean;
  /** Replaces the server of the build. */
  serve?: (store: MockStore) => Promise<ServerHandle> | ServerHandle;
  /** Puts a gateway before the server, which keeps the tokens. */
  tokenStorage?: TokenStorageMode;
  /** Gives every visitor a browser context of its own: the tests measure its first load, or have a service worker. */
  usesNewContexts?: boolean;
};

/** Returns the account of a persona. */
export const findAccount = ({ state }: MockStore, id: PersonaId): MockStore["state"]["accounts"][number] =>
  state.accounts.find(({ persona }) => persona === id) ?? expect.fail(`no account of ${id}`);

/** Serves a build to the tests of this file. The default is the portal under test (`npm test -- --portal quality`). */
export function setUpPortal({
  build = portalOfRun,
  backend = undefined,
  enableBfcache = false,
  serve,
  tokenStorage = tokenStorageOfFile(),
  usesNewContexts = enableBfcache || !canReusePages,
  ...options
}: PortalSetup = {}): PortalUnderTest {
  const portal = {
    origin: "",
    backend: backend ?? createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, ...options }),
    tokenStorage,
  } as PortalUnderTest;
  const contexts = new Map<BrowserContext, { recording: Recording; reusablePage: ReusablePage | undefined }>();
  const idlePages: ReusablePage[] = [];
  const consoleErrors: string[] = [];
  const sockets = new Set<Duplex>();
  let refusesSockets = false;
  let browser: Browser;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const running = await startPortal(portal, build, serve);
    running.server.on("upgrade", (_request, socket) => (refusesSockets ? socket.destroy() : sockets.add(socket)));
    portal.origin = running.origin;
    close = running.close;
    browser = await (enableBfcache ? launchBrowser({ enablesBackForwardCache: true }) : getWorkerBrowser());
  });
  beforeEach(() => {
    refusesSockets = false;
    portal.backend.reset();
  });
  afterEach(async ({ task }) => {
    const isFailed = task.result?.state === "fail" || consoleErrors.length > 0;
    for (const [context, { recording, reusablePage }] of contexts) {
      if (context.isClosed()) continue;
      await recording.finish(task.name, isFailed);
      if (!isFailed && reusablePage && (await reusablePage.reset())) idlePages.push(reusablePage);
      else await closeContext(context);
    }
    contexts.clear();
    expect(consoleErrors.splice(0), "console errors").toEqual([]);
  });
  afterAll(async () => {
    for (const { context } of idlePages) await context.close();
    if (enableBfcache) await browser.close();
    await close();
  });

  portal.breakSockets = ({ refusesNext = false } = {}) => {
    refusesSockets = refusesNext;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  portal.acceptSockets = () => {
    refusesSockets = false;
  };
  portal.newVisitor = async (visitorOptions = {}) => {
    const { expectedConsoleErrors, javaScriptEnabled = true, viewport = defaultViewport } = visitorOptions;
    const isReusable = !usesNewContexts && Object.keys(visitorOptions).every((name) => optionsOfReusablePage.has(name));
    const idlePage = isReusable ? idlePages.pop() : undefined;
    const context = idlePage?.context ?? (await createContext(browser, portal.origin, visitorOptions));
    const prepare = (page: Page): Page => {
      collectConsoleErrors(page, consoleErrors, expectedConsoleErrors);
      return page;
    };
    const newPage = async (): Promise<Page> => {
      const page = await context.newPage();
      if (javaScriptEnabled) waitForHydrationOnLoad(page);
      return page;
    };
    const page = idlePage?.page ?? (await newPage());
    const reusablePage = idlePage ?? (isReusable ? await createReusablePage(context, page, portal.origin) : undefined);
    if (idlePage !== undefined && viewport !== null) await page.setViewportSize(viewport);
    await storeVisitor(context, page, portal, visitorOptions);
    contexts.set(context, { recording: await startRecording(context), reusablePage });
    prepare(page);
    reusablePage?.watch();
    return { context, page, newPage: async () => prepare(await newPage()) };
  };
  return portal;
}

/** Starts the server of a build, of the deployed package, or the one that `serve` creates. */
async function startPortal(
  { backend, tokenStorage }: PortalUnderTest,
  build: BuildKind,
  serve: PortalSetup["serve"],
): Promise<ServerHandle & { origin: string }> {
  // Set by `npm run deploy -- check --e2e`: runs the same tests against a deployed package.
  const packageFolder = build === "competition" && serve === undefined ? process.env["E2E_PACKAGE"] : undefined;
  if (packageFolder !== undefined) {
    const { startDeployedPortal } = await import("../../deploy/startDeployedPortal.ts");
    return startDeployedPortal(packageFolder, backend);
  }
  const createHandle =
    serve ??
    (build === "demo" ? createDemoServer : (store: MockStore) => createPortalServer(buildFolder(build), store));
  const handle = await createHandle(backend);
  const { server, close } = tokenStorage === "gateway" ? putGatewayBefore(handle, { now: backend.now }) : handle;
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, close, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}

/**
 * Returns whether the visitors of a test file have reduced motion, which saves a tenth of the time: in two of three files,
 * by turns, and in a full run in none.
 */
const motionOfFile = (): "reduce" | "no-preference" =>
  isFullRun ? "no-preference" : selectCase(["no-preference", "reduce", "reduce"]);

/** Returns the time zone of the visitors of a test file, by turns. The portal shows the times of Baku in each. */
const timezoneOfFile = (): string => selectCase(["Asia/Baku", "Pacific/Kiritimati", "America/Los_Angeles"]);

/** Creates the browser context of a visitor. */
async function createContext(
  browser: Browser,
  origin: string,
  { language: _language, as: _as, localStorage: _values, expectedConsoleErrors: _errors, ...options }: VisitorOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: origin.startsWith("https:"),
    viewport: defaultViewport,
    reducedMotion: motionOfFile(),
    timezoneId: timezoneOfFile(),
    ...options,
  });
  context.setDefaultTimeout(waitTimeoutMs);
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return context;
}

/** Gives the browser of a visitor the stored language and session. */
async function storeVisitor(
  context: BrowserContext,
  page: Page,
  { origin, backend, tokenStorage }: PortalUnderTest,
  { language, as, localStorage: storedValues }: VisitorOptions,
): Promise<void> {
  const browserEntries: Record<string, string> = {
    ...(language !== undefined && { locale: language }),
    ...(as !== undefined && signedInLocalStorage(backend, as, language)),
    ...storedValues,
  };
  const { entries, cookies } =
    tokenStorage === "gateway"
      ? await signInAtGateway(origin, browserEntries)
      : { entries: browserEntries, cookies: [] };
  await context.addCookies([...(language === undefined ? [] : [localeCookie(language)]), ...cookies]);
  await storeOnFirstLoad(context, page, origin, entries);
}

/**
 * Replaces `localStorage` and `sessionStorage` before the first document of an origin runs its scripts. The storage state of a
 * new context would open a page of its own for it, which takes as long as a page load.
 */
async function storeOnFirstLoad(
  context: BrowserContext,
  page: Page,
  origin: string,
  entries: Readonly<Record<string, string>>,
): Promise<void> {
  const initScript = await context.addInitScript(
    ([entryOrigin, values]) => {
      // The name stays when the document navigates before the script is removed.
      if (location.origin !== entryOrigin || window.name === "stored") return;
      window.name = "stored";
      sessionStorage.clear();
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    [origin, entries] as const,
  );
  const removeScript = (openPage: Page): void => {
    if (!openPage.url().startsWith(`${origin}/`)) return;
    openPage.off("domcontentloaded", removeScript);
    initScript.dispose().catch(() => undefined);
  };
  page.on("domcontentloaded", removeScript);
  context.on("page", (otherPage) => otherPage.on("domcontentloaded", removeScript));
}

/** Adds the console errors and uncaught exceptions of a page to `consoleErrors`, except the expected ones. */
function collectConsoleErrors(page: Page, consoleErrors: string[], expectedErrors: RegExp | undefined): void {
  page.on("console", (message) => {
    // The browser reports the status of the page for an unknown address.
    const isUnknownAddress = message.location().url === page.url() && message.text().includes("status of 404");
    if (message.type() === "error" && !isUnknownAddress && !expectedErrors?.test(message.text()))
      consoleErrors.push(`${message.text()} (${page.url()})`);
  });
  page.on("pageerror", (error) => consoleErrors.push(String(error)));
}

/**
 * Makes `page.goto` and `page.reload` wait for hydration, unless they name another event: a prerendered page is visible
 * before it is interactive, and a test acts faster than a user.
 */
function waitForHydrationOnLoad(page: Page): void {
  const [gotoUrl, reloadPage] = [page.goto.bind(page), page.reload.bind(page)];
  const waitForHydration = async (options: { waitUntil?: string } | undefined): Promise<void> => {
    if (options?.waitUntil !== undefined) return;
    // A visitor begins to use the page, so that the home page loads what it holds back until then.
    await page.mouse.move(1, 1);
    await page
      .waitForFunction(() => document.querySelector("[data-pending-hydration]") === null, undefined, {})
      .catch((error: Error) => {
        // The page has already gone on to another one, or the test has closed it.
        if (!/context was destroyed|navigat|closed|detached/i.test(error.message)) throw error;
      });
  };
  page.goto = async (url, options) => {
    const response = await gotoUrl(url, options);
    await waitForHydration(options);
    return response;
  };
  page.reload = async (options) => {
    const response = await reloadPage(options);
    await waitForHydration(options);
    return response;
  };
}

/** Closes the browser context of a visitor. Responses that a route handler still processes are ignored. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const target of [context, ...context.pages()]) await target.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Returns the cookie that a device with a stored language sends. */
const localeCookie = (value: Language) => ({
  name: "locale",
  value,
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
});

const buildFolder = (build: BuildKind): string => join(import.meta.dirname, "../../..", buildFolders[build]);

/** Serves the static files of the demo build, whose mock backend runs in the browser. */
function createDemoServer(): ServerHandle {
  const server = createServer(serveStatic(buildFolder("demo"), { demo: true }));
  return {
    server,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
