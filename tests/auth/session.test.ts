import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDevice, type Device } from "./fakeBrowser.ts";
import { createHeld, settled, type Held } from "./delay.ts";
import { loadProgram, type Program } from "./authModules.ts";
import { createService, type Service } from "./fakeAuthServer.ts";

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
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = (program = portal): Program["session"]["sessionStore"]["now"] => program.session.sessionStore.now;
const organisation = { id: 3, name: "Bazar MMC", voen: "1700000011", positionName: "Direktor", selectedCertNumber: "AZ-1", selected: false };

/** Opens another tab of the device, as a page load does. */
async function anotherTab(): Promise<Program> {
  const program = await loadProgram();
  await program.start(device);
  return program;
}

describe("a start", () => {
  it("without anything kept is anonymous, and asks for nothing", async () => {
    expect(session()).toEqual({ state: "unknown" });
    await portal.start(device);
    expect(session()).toEqual({ state: "anonymous" });
    expect(service.sent).toEqual([]);
  });

  it("reads who is signed in, once", async () => {
    await portal.start(device);
    await portal.session.signInWith(service.open("Aysel"));
    service.sent = [];
    const reloaded = await anotherTab();
    expect(session(reloaded)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(service.sent.map(({ path }) => path)).toEqual(["/user/details"]);
  });

  it("with a pair that another page of the service put there signs in with it", async () => {
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device);
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    expect(device.database.get("current")).toMatchObject({ access, refresh });
  });

  it("after the storage was cleared is a sign-out", async () => {
    device.database.set("current", { ...service.open("Aysel"), id: "x", at: Date.now() - 60_000 });
    await portal.start(device);
    expect(session()).toEqual({ state: "anonymous" });
    expect(device.database.size).toBe(0);
  });

  it("with a clock that was put back is a sign-out too", async () => {
    device.database.set("current", { ...service.open("Aysel"), id: "x", at: Date.now() + 86_400_000 });
    await portal.start(device);
    expect(session()).toEqual({ state: "anonymous" });
  });

  it.each(["", "undefined", "null", "two words", "line\nbreak", "имя", "\u0000", "😀"])("with %j in place of a token is anonymous", async (text) => {
    device.storage.set("accessToken", text).set("refreshToken", text);
    await portal.start(device);
    expect(session()).toEqual({ state: "anonymous" });
    expect(await portal.call("/public/posts")).toBe("");
  });

  it.each([7, "text", null, [], { access: 5 }, { access: "a", refresh: "b" }])("with %j in the database starts from the storage", async (kept) => {
    const { access, refresh } = service.open("Aysel");
    device.database.set("current", kept);
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device);
    expect(session()).toMatchObject({ state: "signedIn" });
  });

  it("that cannot reach the server waits, says why, and reads again when asked", async () => {
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await portal.start(device);
    expect(session()).toEqual({ state: "unknown", failure: { kind: "offline" } });
    vi.stubGlobal("fetch", service.fetch);
    await portal.session.readUser();
    expect(session()).toMatchObject({ state: "signedIn" });
  });

  it("takes a user from whom a server leaves out what is empty", async () => {
    service.users.set("Aysel", { roles: undefined, manufacturers: undefined, language: undefined } as never);
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device);
    expect(session()).toMatchObject({ state: "signedIn", user: { roles: [], manufacturers: [], language: { isoCode: "az" } } });
  });

  it.each([{ name: { text: "Aysel" } }, { id: "1" }, { roles: "ADMIN" }, { manufacturers: {} }, { language: 7 }])("takes no user that none could be shown from, keeps the sign-in and can ask again: %j", async (fault) => {
    service.users.set("Aysel", fault as never);
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device);
    expect(session()).toEqual({ state: "unknown", failure: { kind: "protocol", status: 200 } });
    service.users.delete("Aysel");
    await portal.session.readUser();
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });

  it("gives nobody a role that is none, and leaves out what may be absent", async () => {
    service.users.set("Aysel", { roles: [{ authority: 7 }, "ADMIN", null], email: { at: "x" } } as never);
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device);
    const { user } = session() as { user: object };
    expect(user).toMatchObject({ roles: [] });
    expect(user).not.toHaveProperty("email");
  });
});

describe("a hand-over from the other portal", () => {
  it("signs a visitor in", async () => {
    await portal.start(device, service.open("Murad"));
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("does not turn whoever is signed in into somebody else", async () => {
    const { access, refresh } = service.open("Aysel");
    device.storage.set("accessToken", access).set("refreshToken", refresh);
    await portal.start(device, service.open("Murad"));
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
  });

  it("takes the place of a sign-in that has ended", async () => {
    device.storage.set("accessToken", "old").set("refreshToken", "older");
    await portal.start(device, service.open("Murad"));
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is taken out of the address at once, and only when it is whole", async () => {
    const { handOverAddress, takeHandOver } = await import("../../src/auth/crossPortalSignIn.ts");
    const { loadSettings } = await import("../../src/config/settings.ts");
    await loadSettings(() => Promise.resolve(Response.json({ otherPortalUrl: "https://quality.example/start?x=1" })));
    const { hash, search } = new URL(handOverAddress({ access: "a+b/c=", refresh: "r&s" }));
    expect(search).toBe("?x=1");

    const replaceState = vi.fn<History["replaceState"]>();
    vi.stubGlobal("history", { state: null, replaceState });
    vi.stubGlobal("location", { hash, pathname: "/start", search });
    expect(takeHandOver()).toEqual({ access: "a+b/c=", refresh: "r&s" });
    expect(replaceState).toHaveBeenCalledWith(null, "", "/start?x=1");
    for (const partial of ["", "#token=a", "#refreshToken=a", "#token=&refreshToken=r", "#token=undefined&refreshToken=r", "#faq-7"]) {
      vi.stubGlobal("location", { hash: partial, pathname: "/start", search: "" });
      expect(takeHandOver()).toBeUndefined();
    }
  });
});

describe("a sign-in", () => {
  beforeEach(() => portal.start(device));

  it.each([
    { access: undefined, refresh: "r" },
    { access: "a", refresh: undefined },
    { access: "", refresh: "r" },
    { access: "undefined", refresh: "r" },
    { access: 7, refresh: "r" },
    { access: "a\nb", refresh: "r" },
  ])("with %j instead of two tokens fails and keeps nothing", async (pair) => {
    await expect(portal.session.signInWith(pair as never)).rejects.toThrow("protocol 200");
    expect(session()).toEqual({ state: "anonymous" });
    expect([portal.tab.view.size, device.database.size]).toEqual([0, 0]);
  });

  it("is seen by the other tabs", async () => {
    const other = await anotherTab();
    await portal.session.signInWith(service.open("Aysel"));
    await settled();
    expect(session(other)).toMatchObject({ state: "signedIn", user: { name: "Aysel" } });
    await other.session.signInWith(service.open("Murad"));
    await settled();
    expect(session()).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  });

  it("is not read again in other tabs when its tokens are only renewed", async () => {
    const other = await anotherTab();
    await portal.session.signInWith(service.open("Aysel"));
    await settled();
    service.sent = [];
    service.expire();
    await portal.call();
    await settled();
    expect(service.sent.filter(({ path }) => path === "/user/details")).toHaveLength(1);
    expect(other.tokens.heldTokens()?.access).toBe(portal.tokens.heldTokens()?.access);
    expect(session(other)).toMatchObject({ state: "signedIn" });
  });
});

describe("an end by the server", () => {
  beforeEach(() => portal.start(device));

  it("is told as such in the other tabs too: nobody signed out there", async () => {
    const other = await anotherTab();
    await portal.session.signInWith(service.open("Aysel"));
    await settled();
    service.expire();
    service.mood = "refuses";
    await portal.call();
    await settled();
    expect([session(), session(other)]).toEqual([{ state: "ended" }, { state: "ended" }]);
    expect(device.storage.size).toBe(0);
    await portal.session.signInWith(service.open("Murad"));
    await settled();
    await other.session.signOut();
    await settled();
    expect([session(), session(other)]).toEqual([{ state: "anonymous", signedOut: true }, { state: "anonymous", signedOut: true }]);
    expect([...device.database.values()].filter((value) => value !== undefined)).toEqual([]);
  });

  it("comes before its time to whoever asks to stay and may not", async () => {
    const { stayIn } = await import("../../src/auth/sendAuthorized.ts");
    await portal.session.signInWith(service.open("Aysel"));
    expect(await stayIn()).toEqual({ outcome: "renewed" });
    expect([service.renewals, session()]).toEqual([1, expect.objectContaining({ state: "signedIn" })]);
    service.mood = "fails";
    expect(await stayIn()).toMatchObject({ outcome: "later" });
    expect(session()).toMatchObject({ state: "signedIn" });
    service.mood = "refuses";
    expect(await stayIn()).toEqual({ outcome: "ended" });
    expect(session()).toEqual({ state: "ended" });
    expect(await stayIn()).toEqual({ outcome: "gone" });
  });
});

describe("a sign-out", () => {
  beforeEach(() => portal.start(device));

  it("removes everything of the sign-in, and leaves language and preferences", async () => {
    for (const key of ["locale", "websitePreferences", "asanToken", "messengerToken", "messengerRefreshToken"]) portal.tab.write(key, "kept");
    await portal.session.signInWith(service.open("Aysel"), "from-identity");
    expect(portal.tab.view.get("asanLoginId")).toBe("from-identity");
    expect(await portal.session.signOut()).toEqual({ viaIdentity: true });
    expect(Object.fromEntries(portal.tab.view)).toEqual({ locale: "kept", websitePreferences: "kept" });
    expect([device.database.size, portal.tab.own.size]).toEqual([0, 0]);
  });

  it("of somebody who came with a password does not lead to the state identity, even after a sign-in there was begun and left", async () => {
    portal.tab.write("asanLoginId", "begun-and-left");
    await portal.session.signInWith(service.open("Emma"));
    expect(await portal.session.signOut()).toEqual({ viaIdentity: false });
  });

  it("needs no network and no database", async () => {
    await portal.session.signInWith(service.open("Aysel"));
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    portal.tab.transact = () => Promise.reject(new DOMException("broken", "UnknownError"));
    await portal.session.signOut();
    expect(session()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tab.view.size).toBe(0);
  });

  it("signs out every tab", async () => {
    await portal.session.signInWith(service.open("Aysel"));
    const other = await anotherTab();
    await portal.session.signOut();
    await settled();
    expect(session(other)).toEqual({ state: "anonymous", signedOut: true });
    expect(other.tokens.heldTokens()).toBeUndefined();
    expect(await other.call()).toMatchObject({ kind: "unauthorized" });
    expect(service.sent.at(-1)?.bearer).toBeUndefined();
  });

  it("while the user is being read leaves nobody behind", async () => {
    const reading = portal.session.signInWith(service.open("Aysel"));
    await portal.session.signOut();
    await reading;
    await settled();
    expect(session()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.heldTokens()).toBeUndefined();
    expect(portal.tab.view.size).toBe(0);
  });
});

describe("a personal call of nobody", () => {
  it("tells the session, and a public one does not", async () => {
    await portal.start(device);
    await portal.session.signInWith(service.open("Aysel"));
    await portal.session.signOut();
    await portal.call("/posts/public");
    expect(session()).toEqual({ state: "anonymous", signedOut: true });
    expect(await portal.call()).toMatchObject({ kind: "unauthorized" });
    expect(session()).toEqual({ state: "anonymous" });
    expect(service.renewals).toBe(0);
  });
});

describe("the choice of an account", () => {
  beforeEach(async () => {
    service.users.set("Aysel", { id: 42, manufacturers: [organisation] as never });
    await portal.start(device);
    await portal.session.signInWith(service.open("Aysel"));
  });

  it("is asked for when a representative has not made it", () => {
    expect(session()).toMatchObject({ state: "choosingAccount", user: { name: "Aysel" } });
  });

  it("as a citizen is remembered for this tab, and asked for in the next one", async () => {
    await portal.session.accountChosen({ asCitizen: true });
    expect(session()).toMatchObject({ state: "signedIn" });
    await portal.session.readUser();
    expect(session()).toMatchObject({ state: "signedIn" });
    expect(session(await anotherTab())).toMatchObject({ state: "choosingAccount" });
  });

  it("as a citizen does not count for the next person", async () => {
    await portal.session.accountChosen({ asCitizen: true });
    service.users.set("Murad", { id: 43, manufacturers: [organisation] as never });
    await portal.session.signInWith(service.open("Murad"));
    expect(session()).toMatchObject({ state: "choosingAccount", user: { name: "Murad" } });
  });

  it("for an organisation takes over the tokens that come with it", async () => {
    service.users.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const { access, refresh } = service.open("Aysel");
    await portal.session.accountChosen({ asCitizen: false, tokens: { access, refresh } });
    expect(session()).toMatchObject({ state: "signedIn" });
    expect(portal.tab.view.get("accessToken")).toBe(access);
  });

  it("is not judged by a user that was asked for before it", async () => {
    const tell = hold(/details is answered/);
    const before = portal.session.readUser();
    await settled();
    service.users.set("Aysel", { id: 42, manufacturers: [{ ...organisation, selected: true }] as never });
    const chosen = portal.session.accountChosen({ asCitizen: false });
    tell();
    await Promise.all([before, chosen]);
    expect(session()).toMatchObject({ state: "signedIn", user: { manufacturers: [{ selected: true }] } });
  });

  it("that the service confirms after a sign-out signs nobody in", async () => {
    await portal.session.signOut();
    await portal.session.accountChosen({ asCitizen: false, tokens: service.open("Aysel") });
    expect(session()).toEqual({ state: "anonymous", signedOut: true });
    expect(portal.tokens.heldTokens()).toBeUndefined();
  });
});
