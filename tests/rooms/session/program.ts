import { vi } from "vitest";
import type * as AuthorizedRoom from "../../../src/session/authorized.ts";
import type * as IdentityRoom from "../../../src/session/identity.ts";
import type * as LeaveRoom from "../../../src/session/leave.ts";
import type * as SessionRoom from "../../../src/session/session.ts";
import type * as WhoRoom from "../../../src/session/who.ts";
import type * as TokensRoom from "../../../src/session/tokens.ts";
import type { Failure } from "../../../src/http/failure.ts";
import type { TokenPair } from "../../../src/session/pair.ts";
import type * as Storage from "../../../src/storage.ts";
import type { Device, Tab } from "./device.ts";
import { base } from "./service.ts";

/** The portal's session as one tab runs it: modules of its own, over whichever tab it is bound to. */
export type Program = {
  session: typeof SessionRoom & typeof WhoRoom;
  tokens: typeof TokensRoom;
  identity: typeof IdentityRoom & typeof LeaveRoom;
  /** The tab that it runs in now. */
  tab: Tab;
  /** Starts the session in a tab of a device. */
  start: (device: Device, handedOver?: TokenPair) => Promise<void>;
  /** Makes a call as the api room does: whose name it was answered in, or the failure. */
  call: (path?: string) => Promise<string | Failure>;
};

/** Loads the session's modules anew, as a page load does. Without `database` the browser has no IndexedDB. */
export async function loadProgram({ database = true }: { database?: boolean } = {}): Promise<Program> {
  const program = {} as Program;
  const inTab = (map: (tab: Tab) => Map<string, string>, set: (tab: Tab, key: string, value: string | undefined) => void): globalThis.Storage =>
    ({
      getItem: (key: string) => map(usable()).get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (program.tab.storage === "full") throw new DOMException("No room", "QuotaExceededError");
        set(usable(), key, String(value));
      },
      removeItem: (key: string) => set(usable(), key, undefined),
    }) as globalThis.Storage;
  const usable = (): Tab => {
    if (program.tab.storage === "denies") throw new DOMException("Denied", "SecurityError");
    return program.tab;
  };

  vi.resetModules();
  vi.doMock("../../../src/storage.ts", async () => {
    const { openStore } = await vi.importActual<typeof Storage>("../../../src/storage.ts");
    return {
      deviceStore: openStore(() => inTab((tab) => tab.view, (tab, key, value) => tab.write(key, value))),
      tabStore: openStore(() => inTab((tab) => tab.own, ({ own }, key, value) => (value === undefined ? own.delete(key) : own.set(key, value)))),
      forgetDrafts: () => undefined,
    };
  });
  vi.doMock("idb-keyval", () => ({
    createStore: () => "store",
    get: (key: string) => program.tab.transact((kept) => structuredClone(kept.get(key))),
    set: (key: string, value: unknown) => program.tab.transact((kept) => void kept.set(key, value)),
    update: (key: string, change: (value: unknown) => unknown) => program.tab.transact((kept) => void kept.set(key, change(structuredClone(kept.get(key))))),
    del: (key: string) => program.tab.transact((kept) => void kept.delete(key)),
  }));
  vi.stubGlobal("indexedDB", database ? {} : undefined);

  program.session = { ...(await import("../../../src/session/session.ts")), ...(await import("../../../src/session/who.ts")) };
  program.tokens = await import("../../../src/session/tokens.ts");
  program.identity = { ...(await import("../../../src/session/identity.ts")), ...(await import("../../../src/session/leave.ts")) };
  const { authorized }: typeof AuthorizedRoom = await import("../../../src/session/authorized.ts");
  const { failureOf } = await import("../../../src/http/failure.ts");
  const { loadSettings } = await import("../../../src/settings.ts");
  await loadSettings(() => Promise.resolve(Response.json({ apiBaseUrl: base })));
  // The session fetches these parts when it needs them; here they are there already, so that nothing depends on how fast a file is read.
  vi.stubGlobal("document", { documentElement: { style: {} } });
  await import("../../../src/session/returning.ts");
  await import("../../../src/http/agreed.ts");

  program.start = (device, handedOver) => {
    program.tab = device.open();
    vi.stubGlobal("addEventListener", (_type: string, listener: Tab["listeners"][number]) => program.tab.listeners.push(listener));
    return program.session.startSession(handedOver);
  };
  program.call = async (path = "/notification/count") => {
    try {
      const { message } = (await (await authorized(new Request(base + path))).json()) as { message?: string };
      return message ?? "";
    } catch (error) {
      const failure = failureOf(error);
      if (failure === undefined) throw error;
      return failure;
    }
  };
  return program;
}
