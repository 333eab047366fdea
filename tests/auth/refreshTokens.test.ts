import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDevice, type Device } from "./fakeBrowser.ts";
import { createHeld, settled, type Held } from "./delay.ts";
import { loadProgram, type Program } from "./authModules.ts";
import { createService, type Mood, type Service } from "./fakeAuthServer.ts";

let device: Device;
let service: Service;
let portal: Program;
let hold: Held["hold"];

beforeEach(async () => {
  const held = createHeld();
  hold = held.hold;
  device = createDevice(held.pace);
  service = createService(held.pace);
  vi.stubGlobal("fetch", service.fetch);
  vi.stubGlobal("navigator", { locks: device.locks });
  portal = await loadProgram();
  await portal.start(device);
});
afterEach(() => vi.unstubAllGlobals());

const fifty = (): Promise<unknown[]> => Promise.all(Array.from({ length: 50 }, () => portal.call()));
const signIn = (user: string): Promise<void> => portal.session.signInWith(service.open(user));
const kept = (): object => ({ access: portal.tab.view.get("accessToken"), refresh: portal.tab.view.get("refreshToken") });

const renewalsSent = (): number => service.sent.filter(({ path }) => path.endsWith("/refresh-token")).length;

describe("a renewal", () => {
  beforeEach(() => signIn("Aysel"));

  it("is one, however many calls are refused at once, and all of them are repeated", async () => {
    service.expire();
    expect(new Set(await fifty())).toEqual(new Set(["Aysel"]));
    expect(renewalsSent()).toBe(1);
    expect(kept()).toEqual({ access: "access-2", refresh: "refresh-2" });
  });

  it("is not made again for a call that was refused before it and is told so after it", async () => {
    const tellLate = hold(/late is answered/);
    service.expire();
    const late = portal.call("/late");
    await settled();
    expect(await portal.call()).toBe("Aysel");
    tellLate();
    expect(await late).toBe("Aysel");
    expect(service.renewals).toBe(1);
  });

  it("that went well does not repeat a call in the name of somebody who signed in before the call was told so", async () => {
    const { promise: told, resolve: tell } = Promise.withResolvers<void>();
    // The browser is slow to say that the lock is free again, and that is what the call waits for.
    const locks: Device["locks"] = {
      request: async (name, task) => {
        const done = await device.locks.request(name, task);
        await told;
        return done;
      },
    };
    vi.stubGlobal("navigator", { locks });
    service.expire();
    const call = portal.call("/of-aysel");
    await settled();
    expect(service.renewals).toBe(1);
    await signIn("Murad");
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    expect(service.sent.filter(({ path }) => path === "/of-aysel").map(({ bearer }) => service.ownerOf(bearer))).toEqual(["Aysel"]);
  });

  it("lets the user be read again", async () => {
    service.users.set("Aysel", { surname: "Quliyeva" });
    service.expire();
    await portal.call();
    await settled();
    expect(portal.session.sessionStore.now).toMatchObject({ state: "signedIn", user: { surname: "Quliyeva" } });
  });

  it("that the server refuses ends the session: every call is refused, and nothing is kept", async () => {
    service.mood = "refuses";
    service.expire();
    expect(new Set((await fifty()).map((failure) => (failure as { kind: string }).kind))).toEqual(new Set(["unauthorized"]));
    await settled();
    expect(portal.session.sessionStore.now).toEqual({ state: "ended" });
    // Nothing but the fact that it ended, for the other tabs.
    expect([...device.database.values()]).toEqual([{ ended: expect.stringMatching(/^[\da-f-]{36}$/) as unknown }]);
    expect(portal.tab.view.size).toBe(0);
    portal.session.acknowledgeEnd();
    expect(portal.session.sessionStore.now).toEqual({ state: "anonymous" });
  });

  it.each<[Mood, object]>([
    ["fails", { kind: "unavailable", status: 502 }],
    ["unreachable", { kind: "offline" }],
    ["overloaded", { kind: "refused", status: 429, message: "Wait", retryAfter: 9 }],
    ["talks nonsense", { kind: "protocol", status: 200 }],
  ])("that %s keeps the session: the calls fail as the renewal did, and the next one tries again", async (mood, failure) => {
    service.mood = mood;
    service.expire();
    expect(await portal.call()).toEqual(failure);
    expect(portal.session.sessionStore.now.state).toBe("signedIn");
    expect(kept()).toEqual({ access: "access-1", refresh: "refresh-1" });
    service.mood = "well";
    expect(await portal.call()).toBe("Aysel");
  });

  it.each<Mood>(["forgets a token", "swaps the names"])("whose answer %s ends the session and keeps no text in place of a token", async (mood) => {
    service.mood = mood;
    service.expire();
    expect(await portal.call()).toMatchObject({ kind: "unauthorized" });
    await settled();
    expect(portal.session.sessionStore.now.state).toBe("ended");
    expect([...portal.tab.view.values()]).toEqual([]);
  });

  /** After a sign-out: nobody is here, and nothing is kept. */
  async function expectNobody(): Promise<void> {
    await settled();
    expect(portal.session.sessionStore.now).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.heldTokens()).toBeUndefined();
    expect([portal.tab.view.size, device.storage.size, device.database.get("current")]).toEqual([0, 0, undefined]);
  }

  it.each([/uses the database/, /database answers/])("is not sent after a sign-out (%s)", async (step) => {
    service.expire();
    const tell = hold(step);
    const call = portal.call();
    await settled();
    const signedOut = portal.session.signOut();
    tell();
    await signedOut;
    expect(await call).toMatchObject({ kind: "unauthorized" });
    expect(renewalsSent()).toBe(0);
    await expectNobody();
  });

  it.each([/uses the database/, /database answers/])("that is answered before a sign-out and kept after it brings nothing back (%s)", async (step) => {
    service.expire();
    const tell = hold(/refresh-token is answered/);
    const call = portal.call();
    await settled();
    const keep = hold(step);
    tell();
    await settled();
    const signedOut = portal.session.signOut();
    keep();
    await signedOut;
    expect(await call).toMatchObject({ kind: "unauthorized" });
    await expectNobody();
  });

  it("that is answered after a sign-out brings nothing back", async () => {
    service.expire();
    const tell = hold(/refresh-token is answered/);
    const call = portal.call();
    await settled();
    await portal.session.signOut();
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    await expectNobody();
  });

  it("that is answered after a sign-out in another tab is void, even before this tab has heard of it", async () => {
    const other = await loadProgram();
    await other.start(device);
    service.expire();
    const tell = hold(/refresh-token is answered/);
    const hear = hold(/tab 0 sees/);
    const call = portal.call();
    await settled();
    await other.session.signOut();
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    hear();
    await expectNobody();
  });

  it("that is kept while another tab signs out goes with it", async () => {
    const other = await loadProgram();
    await other.start(device);
    service.expire();
    const hear = hold(/tab 0 sees/);
    const remove = hold(/tab 1 uses the database/);
    const signedOut = other.session.signOut();
    expect(await portal.call()).toBe("Aysel");
    hear();
    await settled();
    remove();
    await signedOut;
    await expectNobody();
  });

  it("in another tab, heard of while this one signs out, brings nothing back", async () => {
    const other = await loadProgram();
    await other.start(device);
    service.expire();
    const hear = hold(/database answers tab 0/);
    await other.call();
    await settled();
    const signedOut = portal.session.signOut();
    hear();
    await signedOut;
    await expectNobody();
  });

  it("never lets a call of one person be repeated in the name of another", async () => {
    service.expire();
    const tell = hold(/refresh-token is answered/);
    const waiting = [portal.call(), portal.call("/user/pass-validation")];
    await settled();
    await signIn("Murad");
    tell();
    for (const answer of await Promise.all(waiting)) expect(answer).toMatchObject({ kind: "unauthorized" });
    const asMurad = service.sent.filter(({ bearer }) => service.ownerOf(bearer) === "Murad");
    expect(asMurad.map(({ path }) => path)).toEqual(["/user/details"]);
    expect(portal.session.sessionStore.now).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
    expect(await portal.call()).toBe("Murad");
  });

  it("for one person does not stand in the way of one for the next", async () => {
    service.expire();
    const tell = hold(/refresh-token is answered/);
    const waiting = portal.call();
    await settled();
    await signIn("Murad");
    service.expire();
    const next = portal.call();
    await settled();
    tell();
    expect(await waiting).toMatchObject({ kind: "unauthorized" });
    expect(await next).toBe("Murad");
  });

  it("is not asked for when somebody cannot sign in, and the session stands", async () => {
    expect(await portal.call("/public/auth/login")).toBe("");
    const refuse = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ message: "Wrong password" }, { status: 401 })));
    vi.stubGlobal("fetch", refuse);
    expect(await portal.call("/public/auth/login")).toEqual({ kind: "unauthorized", message: "Wrong password" });
    expect(refuse).toHaveBeenCalledOnce();
    expect(portal.session.sessionStore.now.state).toBe("signedIn");
  });

  it("happens at most once for a call: a service that refuses for ever is not asked for ever", async () => {
    vi.stubGlobal("fetch", async (input: Request) => (input.url.includes("refresh-token") ? service.fetch(input) : Response.json({}, { status: 401 })));
    expect(await portal.call()).toEqual({ kind: "unauthorized" });
    await settled();
    expect(service.renewals).toBeLessThanOrEqual(2);
  });
});

describe("without locks", () => {
  beforeEach(async () => {
    vi.stubGlobal("navigator", {});
    await signIn("Aysel");
  });

  it("fifty refused calls still lead to one renewal", async () => {
    service.expire();
    expect(new Set(await fifty())).toEqual(new Set(["Aysel"]));
    expect(renewalsSent()).toBe(1);
  });

  it("a tab that was refused because another one was quicker takes over what that one got", async () => {
    service.expire();
    const call = portal.call();
    service.mood = "refuses";
    await settled();
    const current = device.database.get("current") as object;
    device.database.set("current", { ...current, ...service.open("Aysel") });
    expect(await call).toBe("Aysel");
    expect(portal.session.sessionStore.now.state).toBe("signedIn");
  });
});

describe("where the browser denies locks", () => {
  it("the session starts all the same", async () => {
    vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) } });
    await signIn("Aysel");
    service.expire();
    expect(await portal.call()).toBe("Aysel");
  });
});

describe("without a database", () => {
  beforeEach(async () => {
    portal = await loadProgram({ database: false });
    await portal.start(device);
    await signIn("Aysel");
  });

  it("a renewal repeats the calls that waited for it", async () => {
    service.expire();
    expect(new Set(await fifty())).toEqual(new Set(["Aysel"]));
    expect(service.renewals).toBe(1);
  });

  it("a call is not repeated with tokens that another tab has put there: they may be another person's", async () => {
    const other = await loadProgram({ database: false });
    await other.start(device);
    service.expire();
    const tell = hold(/notification\/count is answered|sees/);
    const call = portal.call();
    await settled();
    await other.session.signInWith(service.open("Murad"));
    tell();
    expect(await call).toMatchObject({ kind: "unauthorized" });
    await settled();
    expect(portal.session.sessionStore.now).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });
});
