import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type Page,
} from "playwright-core";
import { buildFolders, type BuildKind } from "../../../deploy/build.ts";
import { serveStatic } from "../../../deploy/serveStatic.ts";
import { createPortalServer } from "../../../mocks/portalServer.ts";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import { createMockStore, type MockStore, type MockStoreOptions } from "../../../mocks/store/mockStore.ts";
import type { Language } from "../../../src/i18n/language.ts";
import az from "../../../locales/az.json" with { type: "json" };
import en from "../../../locales/en.json" with { type: "json" };
import ru from "../../../locales/ru.json" with { type: "json" };
import { portal as portalOfRun } from "../../../src/config/portal.ts";
import { startBrowser } from "../../support/browser.ts";
import { signedInLocalStorage } from "./signedInLocalStorage.ts";
import { waitTimeoutMs } from "./waitForExpect.ts";

/** The portal's languages, for what has to be seen in each of them. */
export const testedLanguages = ["az", "ru", "en"] as const satisfies readonly Language[];

/** The words of each language, to find things by the names that people see. */
export const messagesByLanguage: Readonly<Record<Language, Readonly<Record<keyof typeof az, string>>>> = { az, ru, en };

/** A portal of one's own for a test file: its server, its world, and visitors to it. */
export type PortalUnderTest = {
  /** Without a slash at the end. */
  origin: string;
  /** The state behind the service; a test may change it at will, and the next one begins with a new world. */
  backend: MockStore;
  /** A new visitor with a browser profile of their own. Any error in the console fails the test, but for `expected` ones. */
  newVisitor: (options?: VisitorOptions) => Promise<Visitor>;
  /** Breaks every live feed that is open, as a restarting server does. */
  breakSockets: () => void;
};

/** What a visitor is like. */
export type VisitorOptions = BrowserContextOptions & {
  /** The language kept on their device, and with `as` in their account. */
  language?: Language;
  /** Whom they are signed in as when they come. */
  as?: PersonaId;
  /** What else their device keeps, by its key. */
  localStorage?: Readonly<Record<string, string>>;
  /** Console errors that belong to what is tested, such as the browser's own note about a 401. */
  expectedConsoleErrors?: RegExp;
};

/** A browser profile and its first page. */
export type Visitor = { context: BrowserContext; page: Page; newPage: () => Promise<Page> };

/** What a portal is made of: a build, with a world of its own or one that it shares with another portal. */
export type PortalSetup = MockStoreOptions & {
  build?: BuildKind;
  backend?: MockStore;
  /** Uses a browser of its own, which shows a page that is gone back to as it was left. */
  enableBfcache?: boolean;
  /** Gives the portal out in another way than the build's own server does. */
  serve?: (world: MockStore) => Promise<ServerHandle> | ServerHandle;
};

/** A server that is not listening yet, and how to be done with it. */
export type ServerHandle = { server: Server; close: () => Promise<void> };

/** Serves a build to the tests of this file: the portal that is tested (`npm test -- --portal quality`), unless they name one. A test waits at most ten seconds for anything that it looks for. */
export function setUpPortal({
  build = portalOfRun,
  backend = undefined,
  enableBfcache = false,
  serve,
  ...options
}: PortalSetup = {}): PortalUnderTest {
  const portal = {
    origin: "",
    backend: backend ?? createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0, ...options }),
  } as PortalUnderTest;
  const contexts: BrowserContext[] = [];
  const complaints: string[] = [];
  const feeds = new Set<Duplex>();
  let browser: Browser;
  let own: BrowserServer | undefined;
  let close: () => Promise<void>;

  beforeAll(async () => {
    // Named by "npm run deploy:check -- --e2e": the same journeys as an operator deploys the portal.
    const packaged = build === "competition" && serve === undefined ? process.env["E2E_PACKAGE"] : undefined;
    if (packaged === undefined) {
      const give =
        serve ?? (build === "demo" ? createDemoServer : (of: MockStore) => createPortalServer(buildFolder(build), of));
      const served = await give(portal.backend);
      served.server.on("upgrade", (_request, socket) => feeds.add(socket));
      await new Promise<void>((resolve) => served.server.listen(0, "127.0.0.1", resolve));
      portal.origin = `http://localhost:${(served.server.address() as AddressInfo).port}`;
      close = served.close;
    } else {
      const { startDeployedPortal } = await import("../../deploy/startDeployedPortal.ts");
      const deployed = await startDeployedPortal(packaged, portal.backend);
      deployed.server.on("upgrade", (_request, socket) => feeds.add(socket));
      portal.origin = deployed.origin;
      close = deployed.close;
    }
    own = enableBfcache ? await startBrowser({ enablesBackForwardCache: enableBfcache }) : undefined;
    browser = await chromium.connect(own?.wsEndpoint() ?? inject("browser"));
  });
  beforeEach(() => portal.backend.reset());
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map(closeContext));
    expect(complaints.splice(0), "errors in the browser's console").toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await own?.close();
    await close();
  });

  portal.breakSockets = () => {
    for (const feed of feeds) feed.destroy();
    feeds.clear();
  };
  portal.newVisitor = async ({ language, as, localStorage: storedValues, expectedConsoleErrors, ...settings } = {}) => {
    const keeps = {
      ...(language !== undefined && { locale: language }),
      ...(as !== undefined && signedInLocalStorage(portal.backend, as, language)),
      ...storedValues,
    };
    const localStorage = Object.entries(keeps).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: portal.origin,
      ignoreHTTPSErrors: portal.origin.startsWith("https:"),
      viewport: { width: 1280, height: 900 },
      storageState: {
        cookies: language === undefined ? [] : [localeCookie(language)],
        origins: [{ origin: portal.origin, localStorage }],
      },
      ...settings,
    });
    contexts.push(context);
    context.setDefaultTimeout(waitTimeoutMs);
    await context.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
        console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`),
      );
    });
    const listen = (page: Page): Page => {
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedConsoleErrors?.test(message.text()))
          complaints.push(`${message.text()} (${page.url()})`);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      // A page drawn in advance is there before it can answer everything; no person is as quick as a test.
      const [open, again] = [page.goto.bind(page), page.reload.bind(page)];
      const awake = async (how: { waitUntil?: string } | undefined): Promise<void> => {
        if (how?.waitUntil === undefined && settings.javaScriptEnabled !== false)
          await page
            .waitForFunction(() => document.querySelector("[data-asleep]") === null, undefined, { timeout: 3000 })
            .catch(() => undefined);
      };
      page.goto = async (url, how) => {
        const answer = await open(url, how);
        await awake(how);
        return answer;
      };
      page.reload = async (how) => {
        const answer = await again(how);
        await awake(how);
        return answer;
      };
      return page;
    };
    const newPage = async (): Promise<Page> => listen(await context.newPage());
    return { context, page: await newPage(), newPage };
  };
  return portal;
}

/** Closes a visitor's browser profile, unless the test has. An answer that a test was still changing for it has nobody left to read it. */
async function closeContext(context: BrowserContext): Promise<void> {
  if (context.isClosed()) return;
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** A device that keeps a language has told it to the server. */
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

/** Files and nothing else: the service is in the build. */
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
