import { vi } from "vitest";
import type * as ApplyAccountChoiceModule from "../../src/auth/applyAccountChoice.ts";
import type * as IdentityLoginModule from "../../src/auth/identityLogin.ts";
import type * as IdentityLoginStoreModule from "../../src/auth/identityLoginStore.ts";
import type * as LoginRedirectModule from "../../src/auth/loginRedirect.ts";
import type * as LoginReturnsModule from "../../src/auth/loginReturns.ts";
import type * as LogoutRedirectModule from "../../src/auth/logoutRedirect.ts";
import type * as SessionModule from "../../src/auth/session.ts";
import type * as SessionStoreModule from "../../src/auth/sessionStore.ts";
import type * as TokenStorageModule from "../../src/auth/tokenStorage.ts";
import type * as TokenStoreModule from "../../src/auth/tokenStore.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { Settings } from "../../src/config/settings.ts";
import type * as Storage from "../../src/config/storage.ts";
import type { FakeBrowser, FakeTab } from "./fakeBrowser.ts";
import { testApiBaseUrl } from "./fakeAuthServer.ts";

/** The auth modules of one page load, bound to a tab of a fake browser. */
export type AuthModules = {
  session: typeof SessionModule & typeof SessionStoreModule & typeof ApplyAccountChoiceModule;
  tokens: typeof TokenStoreModule;
  storage: typeof TokenStorageModule;
  identity: typeof IdentityLoginModule &
    typeof IdentityLoginStoreModule &
    typeof LoginRedirectModule &
    typeof LoginReturnsModule &
    typeof LogoutRedirectModule;
  /** The tab whose storage the modules use. */
  tab: FakeTab;
  /** Opens a tab, or loads a page in `tab`. */
  open: (browser: FakeBrowser, tab?: FakeTab) => void;
  /** Opens a tab, or loads a page in `tab`, and restores the session. */
  start: (browser: FakeBrowser, tab?: FakeTab) => Promise<void>;
  /** Sends an event other than "storage" to the window of the page. */
  dispatch: (type: string, event?: object) => void;
  /**
   * Sends a request as the generated hooks do. Returns the `message` of the response body, or the failure. The default path
   * is outside the contract, so its body is not validated.
   */
  request: (path?: string, method?: string) => Promise<string | Failure>;
};

/** How IndexedDB of a browser behaves. */
type DatabaseBehaviour = "works" | "is missing" | "throws" | "never answers";

/** Loads the auth modules again, as a page load does. */
export async function loadAuthModules({
  database = "works",
  tokenStorage = "browser",
  areSettingsLost = false,
}: {
  database?: DatabaseBehaviour;
  tokenStorage?: Settings["tokenStorage"];
  /** A network sends a page of its own in place of the settings. */
  areSettingsLost?: boolean;
} = {}): Promise<AuthModules> {
  const modules = {} as AuthModules;
  const createStorage = (
    readMap: (tab: FakeTab) => Map<string, string>,
    write: (tab: FakeTab, key: string, value: string | undefined) => void,
  ): globalThis.Storage =>
    ({
      getItem: (key: string) => readMap(accessibleTab()).get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (modules.tab.storageMode === "full") throw new DOMException("Full", "QuotaExceededError");
        write(accessibleTab(), key, String(value));
      },
      removeItem: (key: string) => write(accessibleTab(), key, undefined),
    }) as globalThis.Storage;
  const accessibleTab = (): FakeTab => {
    if (modules.tab.storageMode === "denies") throw new DOMException("Denied", "SecurityError");
    return modules.tab;
  };

  vi.resetModules();
  vi.doMock("../../src/config/storage.ts", async () => {
    const { createStore } = await vi.importActual<typeof Storage>("../../src/config/storage.ts");
    return {
      deviceStore: createStore(() =>
        createStorage(
          (tab) => tab.localStorage,
          (tab, key, value) => tab.writeLocalStorage(key, value),
        ),
      ),
      tabStore: createStore(() =>
        createStorage(
          (tab) => tab.sessionStorage,
          ({ sessionStorage }, key, value) =>
            value === undefined ? sessionStorage.delete(key) : sessionStorage.set(key, value),
        ),
      ),
      clearDrafts: () => {
        const { sessionStorage, storageMode } = modules.tab;
        if (storageMode === "denies") return;
        for (const key of sessionStorage.keys()) if (key.startsWith("draft:")) sessionStorage.delete(key);
      },
      listDraftKeys: () => [...modules.tab.sessionStorage.keys()].filter((key) => key.startsWith("draft:")),
    };
  });
  const runTransaction: FakeTab["runTransaction"] = (run) => {
    if (database === "throws") throw new DOMException("Denied", "SecurityError");
    return database === "never answers" ? new Promise(() => undefined) : modules.tab.runTransaction(run);
  };
  vi.doMock("idb-keyval", () => ({
    createStore: () => "store",
    get: (key: string) => runTransaction((entries) => structuredClone(entries.get(key))),
    set: (key: string, value: unknown) => runTransaction((entries) => void entries.set(key, value)),
    update: (key: string, change: (value: unknown) => unknown) =>
      runTransaction((entries) => void entries.set(key, change(structuredClone(entries.get(key))))),
    del: (key: string) => runTransaction((entries) => void entries.delete(key)),
  }));
  vi.stubGlobal("indexedDB", database === "is missing" ? undefined : {});

  modules.session = {
    ...(await import("../../src/auth/session.ts")),
    ...(await import("../../src/auth/sessionStore.ts")),
    ...(await import("../../src/auth/applyAccountChoice.ts")),
  };
  modules.tokens = await import("../../src/auth/tokenStore.ts");
  modules.storage = await import("../../src/auth/tokenStorage.ts");
  modules.identity = {
    ...(await import("../../src/auth/identityLogin.ts")),
    ...(await import("../../src/auth/identityLoginStore.ts")),
    ...(await import("../../src/auth/loginRedirect.ts")),
    ...(await import("../../src/auth/loginReturns.ts")),
    ...(await import("../../src/auth/logoutRedirect.ts")),
  };
  const { request } = await import("../../src/api/request.ts");
  const { getFailure } = await import("../../src/api/failure.ts");
  const { loadSettings } = await import("../../src/config/settings.ts");
  const apiBaseUrl = tokenStorage === "gateway" ? "/api" : testApiBaseUrl;
  await loadSettings(async () =>
    areSettingsLost
      ? new Response("<!doctype html>", { headers: { "content-type": "text/html" } })
      : Response.json({ tokenStorage, apiBaseUrl }),
  );
  // The session lazy-loads this module. Loading it here makes the tests independent of how fast a file is read.
  vi.stubGlobal("document", createDocument());
  await import("../../src/auth/bfcacheGuard.ts");

  const otherListeners: { type: string; listener: (event: object) => void }[] = [];
  modules.dispatch = (type, event = {}) => {
    for (const other of otherListeners) if (other.type === type) other.listener(event);
  };
  modules.open = (browser, tab = browser.openTab()) => {
    modules.tab = tab;
    tab.storageListeners = [];
    vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => {
      if (type === "storage") modules.tab.storageListeners.push(listener);
      else otherListeners.push({ type, listener });
    });
  };
  modules.start = (browser, tab) => {
    modules.open(browser, tab);
    return modules.session.restoreSession();
  };
  modules.request = async (path = "/whoami", method = "GET") => {
    try {
      return (await request<{ message?: string }>({ url: path, method })).message ?? "";
    } catch (error) {
      const failure = getFailure(error);
      if (failure === undefined) throw error;
      return failure;
    }
  };
  return modules;
}

/** Returns a document whose root element has an inline style. */
function createDocument(): { documentElement: { style: object } } {
  const style: Record<string, unknown> = {
    removeProperty: (name: string) => Reflect.deleteProperty(style, name),
  };
  return { documentElement: { style } };
}
