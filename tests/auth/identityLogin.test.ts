import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDevice } from "./fakeBrowser.ts";
import { atOnce } from "./delay.ts";
import { loadProgram, type Program } from "./authModules.ts";
import { createService, type Service } from "./fakeAuthServer.ts";

const origin = "http://portal.test";
const minute = 60_000;

let service: Service;
let portal: Program;
let exchanges: URL[];
let answer: () => Response;
let went: URL | undefined;
let address: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-20T08:00:00Z") });
  service = createService(atOnce);
  exchanges = [];
  went = undefined;
  const { access, refresh } = service.open("Aysel");
  answer = () => Response.json({ token: access, refreshToken: refresh, asanToken: "state-login", messengerToken: "chat", messengerRefreshToken: "chat-refresh" });
  vi.stubGlobal("fetch", (request: Request, init: RequestInit) => {
    const url = new URL(request.url);
    if (!url.pathname.endsWith("/login/asan")) return service.fetch(request, init);
    exchanges.push(url);
    return Promise.resolve(answer());
  });
  visit("/home");
  const device = createDevice(atOnce);
  vi.stubGlobal("navigator", { locks: device.locks });
  portal = await loadProgram();
  await portal.start(device);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Stands at an address of the portal. */
function visit(path: string): void {
  address = path;
  const { pathname, search } = new URL(path, origin);
  vi.stubGlobal("location", { origin, pathname, search, assign: (to: string) => (went = new URL(to)) });
  vi.stubGlobal("history", { state: null, replaceState: (_state: unknown, _title: string, to: string) => visit(to) });
}

/** Leaves for the identity login and answers the state that the portal gave it. */
async function leave(): Promise<string> {
  await portal.identity.leaveForIdentity();
  return went?.searchParams.get("state") ?? "";
}

async function returnWith(query: Record<string, string>): Promise<Program["identity"]["identityStore"]["now"]> {
  visit(`/asan-login?${new URLSearchParams(query).toString()}`);
  await portal.identity.takeIdentityReturn();
  return portal.identity.identityStore.now;
}

describe("leaving for the identity login", () => {
  it("names the way back, the language, and a state that nobody can guess", async () => {
    const states = new Set<string>();
    for (let time = 0; time < 20; time += 1) states.add(await leave());
    expect(states.size).toBe(20);
    for (const state of states) expect(state).toMatch(/^[\w-]{43}$/);
    expect(went?.pathname).toBe("/identity/");
    expect(went?.searchParams.get("redirect")).toBe(`${origin}/asan-login`);
    expect(went?.searchParams.get("lang")).toBe("az");
  });

  it("happens of its own accord at most once a minute", () => {
    expect(portal.identity.leaveForIdentityOnce()).toBe(true);
    vi.advanceTimersByTime(minute - 1);
    expect(portal.identity.leaveForIdentityOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(portal.identity.leaveForIdentityOnce()).toBe(true);
  });

  it("happens although what the tab remembers of the last time cannot be read", () => {
    portal.tab.own.set("automaticSignIn", "yesterday");
    expect(portal.identity.leaveForIdentityOnce()).toBe(true);
  });
});

describe("a return from the identity login", () => {
  it("with the right state exchanges its code, and signs in", async () => {
    const state = await leave();
    expect(await returnWith({ code: "citizen-1", state })).toEqual({ state: "signedIn" });
    expect(exchanges.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([{ code: "citizen-1", redirect: `${origin}/asan-login`, lang: "az" }]);
    expect(portal.session.sessionStore.now).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(Object.fromEntries(portal.tab.view)).toMatchObject({ asanLoginId: state, asanToken: "state-login", messengerToken: "chat", messengerRefreshToken: "chat-refresh" });
  });

  it("leaves no code in the address, whatever it was", async () => {
    await returnWith({ code: "citizen-1", state: await leave() });
    expect(address).toBe("/asan-login");
    await returnWith({ code: "citizen-2", state: "unasked" });
    expect(address).toBe("/asan-login");
  });

  it("hands over the chat token that the device has", async () => {
    portal.tab.write("messengerToken", "earlier");
    await returnWith({ code: "citizen-1", state: await leave() });
    expect(exchanges[0]?.searchParams.get("messengerToken")).toBe("earlier");
  });

  it("is taken once, however often the page asks for it", async () => {
    const state = await leave();
    visit(`/asan-login?${new URLSearchParams({ code: "citizen-1", state }).toString()}`);
    await Promise.all([portal.identity.takeIdentityReturn(), portal.identity.takeIdentityReturn()]);
    await portal.identity.takeIdentityReturn();
    expect(exchanges).toHaveLength(1);
    expect(portal.identity.identityStore.now).toEqual({ state: "signedIn" });
  });

  it.each<[string, () => Record<string, string> | Promise<Record<string, string>>]>([
    ["that nobody asked for", () => ({ code: "citizen-1", state: "x".repeat(43) })],
    ["with another state", async () => ({ code: "citizen-1", state: `${await leave()}x` })],
    ["without a state", async () => (await leave(), { code: "citizen-1" })],
    ["with the state of an earlier leaving", async () => ({ code: "citizen-1", state: [await leave(), await leave()][0] ?? "" })],
    ["after more than ten minutes", async () => {
      const state = await leave();
      vi.advanceTimersByTime(10 * minute);
      return { code: "citizen-1", state };
    }],
    ["to a tab that remembers nonsense", async () => {
      const state = await leave();
      portal.tab.own.set("pendingSignIn", '{"state":7}');
      return { code: "citizen-1", state };
    }],
  ])("%s sends nothing and signs nobody in", async (_name, query) => {
    expect(await returnWith(await query())).toEqual({ state: "strange" });
    expect(exchanges).toEqual([]);
    expect(portal.tab.view.get("asanLoginId")).toBeUndefined();
    expect(portal.session.sessionStore.now).toEqual({ state: "anonymous" });
  });

  it("with a state that was used sends nothing the second time", async () => {
    const state = await leave();
    await returnWith({ code: "citizen-1", state });
    expect(await returnWith({ code: "citizen-2", state })).toEqual({ state: "strange" });
    expect(exchanges).toHaveLength(1);
    expect(portal.session.sessionStore.now).toMatchObject({ state: "signedIn" });
  });

  it("that does not work out leaves an earlier sign-in as it was", async () => {
    await returnWith({ code: "citizen-1", state: await leave() });
    expect(await returnWith({ error: "access_denied", state: await leave() })).toEqual({ state: "cancelled" });
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
  });

  it("within ten minutes is good", async () => {
    const state = await leave();
    vi.advanceTimersByTime(10 * minute - 1);
    expect(await returnWith({ code: "citizen-1", state })).toEqual({ state: "signedIn" });
  });

  it("without a code is the visitor's own refusal", async () => {
    expect(await returnWith({ error: "access_denied", state: await leave() })).toEqual({ state: "cancelled" });
    expect(exchanges).toEqual([]);
    expect(portal.tab.view.size).toBe(0);
  });

  it("whose code the service refuses says why", async () => {
    answer = () => Response.json({ message: "Kod yanlışdır" }, { status: 401 });
    expect(await returnWith({ code: "wrong", state: await leave() })).toEqual({ state: "refused", failure: { kind: "unauthorized", message: "Kod yanlışdır" } });
    expect(portal.tab.view.size).toBe(0);
  });

  it("that is answered without two tokens keeps nothing", async () => {
    answer = () => Response.json({ accessToken: "a", refreshToken: "r", asanToken: "x" });
    expect(await returnWith({ code: "citizen-1", state: await leave() })).toEqual({ state: "refused", failure: { kind: "protocol", status: 200 } });
    expect(portal.tab.view.size).toBe(0);
  });

  it("is nothing at all at other addresses", async () => {
    const state = await leave();
    visit(`/home?code=citizen-1&state=${state}`);
    await portal.identity.takeIdentityReturn();
    visit("/asan-login");
    await portal.identity.takeIdentityReturn();
    expect(portal.identity.identityStore.now).toEqual({ state: "none" });
    expect(exchanges).toEqual([]);
  });
});

describe("leaving the identity", () => {
  it("comes back to the home page", () => {
    portal.identity.leaveIdentity();
    expect(went?.href).toBe(`${origin}/identity/?leave=&redirect=${encodeURIComponent(`${origin}/home`)}&lang=az`);
  });
});
