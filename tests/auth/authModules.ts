import { vi } from "vitest";
import type * as AuthorizedRoom from "../../src/auth/sendAuthorized.ts";
import type * as IdentityRoom from "../../src/auth/identityLogin.ts";
import type * as LeaveRoom from "../../src/auth/loginRedirect.ts";
import type * as SessionRoom from "../../src/auth/session.ts";
import type * as WhoRoom from "../../src/auth/sessionStore.ts";
import type * as TokensRoom from "../../src/auth/tokenStore.ts";
import type { Failure } from "../../src/api/failure.ts";
import type { TokenPair } from "../../src/auth/tokenPair.ts";
import type * as Storage from "../../src/config/storage.ts";
import type { FakeBrowser, FakeTab } from "./fakeBrowser.ts";
import { testApiBaseUrl } from "./fakeAuthServer.ts";

/** The portal's session as one tab runs it: modules of its own, over whichever tab it is bound to. */
export type AuthModules = {
  session: typeof SessionRoom & typeof WhoRoom;
  tokens: typeof TokensRoom;
  identity: typeof IdentityRoom & typeof LeaveRoom;
  /** The tab that it runs in now. */
  tab: FakeTab;
  /** Starts the session in a tab of a device. */
  start: (device: FakeBrowser, handedOver?: TokenPair) => Promise<void>;
  /** Makes a call as the api room does: whose name it was answered in, or the failure. */
  request: (path?: string) => Promise<string | Failure>;
};

/** Loads the session's modules anew, as a page load does. Without `database` the browser has no IndexedDB. */
export async function loadAuthModules({ database = true }: { database?: boolean } = {}): Promise<AuthModules> {
  const program = {} as AuthModules;
  const inTab = (
    map: (tab: FakeTab) => Map<string, string>,
    set: (tab: FakeTab, key: string, value: string | undefined) => void,
  ): globalThis.Storage =>
    ({
      getItem: (key: string) => map(usable()).get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (program.tab.storageMode === "full") throw new DOMException("No room", "QuotaExceededError");
        set(usable(), key, String(value));
      },
      removeItem: (key: string) => set(usable(), key, undefined),
    }) as globalThis.Storage;
  const usable = (): FakeTab => {
    if (program.tab.storageMode === "denies") throw new DOMException("Denied", "SecurityError");
    return program.tab;
  };

  vi.resetModules();
  vi.doMock("../../src/config/storage.ts", async () => {
    const { createStore } = await vi.importActual<typeof Storage>("../../src/config/storage.ts");
    return {
      deviceStore: createStore(() =>
        inTab(
          (tab) => tab.localStorage,
          (tab, key, value) => tab.writeLocalStorage(key, value),
        ),
      ),
      tabStore: createStore(() =>
        inTab(
          (tab) => tab.sessionStorage,
          ({ sessionStorage }, key, value) =>
            value === undefined ? sessionStorage.delete(key) : sessionStorage.set(key, value),
        ),
      ),
      clearDrafts: () => undefined,
    };
  });
  vi.doMock("idb-keyval", () => ({
    createStore: () => "store",
    get: (key: string) => program.tab.runTransaction((kept) => structuredClone(kept.get(key))),
    set: (key: string, value: unknown) => program.tab.runTransaction((kept) => void kept.set(key, value)),
    update: (key: string, change: (value: unknown) => unknown) =>
      program.tab.runTransaction((kept) => void kept.set(key, change(structuredClone(kept.get(key))))),
    del: (key: string) => program.tab.runTransaction((kept) => void kept.delete(key)),
  }));
  vi.stubGlobal("indexedDB", database ? {} : undefined);

  program.session = {
    ...(await import("../../src/auth/session.ts")),
    ...(await import("../../src/auth/sessionStore.ts")),
  };
  program.tokens = await import("../../src/auth/tokenStore.ts");
  program.identity = {
    ...(await import("../../src/auth/identityLogin.ts")),
    ...(await import("../../src/auth/loginRedirect.ts")),
  };
  const { sendAuthorized }: typeof AuthorizedRoom = await import("../../src/auth/sendAuthorized.ts");
  const { failureOf } = await import("../../src/api/failure.ts");
  const { loadSettings } = await import("../../src/config/settings.ts");
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: testApiBaseUrl })));
  // The session fetches these parts when it needs them; here they are there already, so that nothing depends on how fast a file is read.
  vi.stubGlobal("document", { documentElement: { style: {} } });
  await import("../../src/auth/bfcacheGuard.ts");
  await import("../../src/api/validateResponse.ts");

  program.start = (device, handedOver) => {
    program.tab = device.openTab();
    vi.stubGlobal("addEventListener", (_type: string, listener: FakeTab["storageListeners"][number]) =>
      program.tab.storageListeners.push(listener),
    );
    return program.session.restoreSession(handedOver);
  };
  program.request = async (path = "/notification/count") => {
    try {
      const { message } = (await (await sendAuthorized(new Request(testApiBaseUrl + path))).json()) as {
        message?: string;
      };
      return message ?? "";
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return failure;
    }
  };
  return program;
}
