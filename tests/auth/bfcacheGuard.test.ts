import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { flushEventLoop, noDelay } from "./delay.ts";
import { createFakeAuthServer, type FakeAuthServer } from "./fakeAuthServer.ts";
import { createFakeBrowser, type FakeBrowser } from "./fakeBrowser.ts";

let browser: FakeBrowser;
let authServer: FakeAuthServer;
let portal: AuthModules;
let frames: (() => void)[];

beforeEach(async () => {
  browser = createFakeBrowser(noDelay);
  authServer = createFakeAuthServer(noDelay);
  frames = [];
  vi.stubGlobal("fetch", authServer.fetch);
  vi.stubGlobal("navigator", { locks: browser.locks });
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
  portal = await loadAuthModules();
  await portal.start(browser);
  await portal.session.signInWith(authServer.openSession("Aysel"));
  authServer.receivedRequests = [];
});
afterEach(() => void vi.unstubAllGlobals());

const isVisible = (): boolean => document.documentElement.style.visibility !== "hidden";
const getUserReads = (): (string | undefined)[] =>
  authServer.receivedRequests.filter(({ path }) => path === "/user/details").map(({ bearer }) => bearer);

/** Lets the browser render a frame. */
async function renderFrame(): Promise<void> {
  for (const run of frames.splice(0)) run();
  await flushEventLoop();
}

/** Restores the page from the back/forward cache. Returns whether it was visible at once, and after each frame. */
async function restorePage(): Promise<boolean[]> {
  portal.dispatch("pageshow", { persisted: true });
  await flushEventLoop();
  const visibility = [isVisible()];
  for (let frame = 0; frame < 2; frame += 1) {
    await renderFrame();
    visibility.push(isVisible());
  }
  return visibility;
}

it("hides a page of a signed-in person until the session is up to date and rendered, and reads the user again", async () => {
  portal.dispatch("pagehide", { persisted: true });
  expect(isVisible()).toBe(false);
  expect(await restorePage()).toEqual([false, false, true]);
  expect(getUserReads()).toHaveLength(1);
});

it("shows nobody's page to the person who signed in meanwhile, and reads the user once", async () => {
  portal.dispatch("pagehide", { persisted: true });
  portal.tab.storageListeners = [];
  const other = await loadAuthModules();
  await other.start(browser);
  await other.session.signInWith(authServer.openSession("Murad"));
  await flushEventLoop();
  authServer.receivedRequests = [];
  expect(await restorePageOf(portal)).toMatchObject({ state: "signedIn", user: { name: "Murad" } });
  expect(getUserReads()).toHaveLength(1);
});

it("shows the account that the person has chosen in another tab", async () => {
  portal.dispatch("pagehide", { persisted: true });
  portal.tab.storageListeners = [];
  const other = await loadAuthModules();
  await other.start(browser);
  authServer.userOverrides.set("Aysel", { manufacturers: [{ name: "Xəzər MMC", selected: true }] as never });
  await other.session.applyAccountChoice({ certNumber: "AZ-1" });
  await flushEventLoop();
  const session = await restorePageOf(portal);
  expect(session).toMatchObject({ state: "signedIn", user: { manufacturers: [{ name: "Xəzər MMC" }] } });
  expect(portal.session.isOwnChoice()).toBe(false);
  expect(await portal.request("/whoami", "POST")).toBe("Aysel");
});

it("shows the page of a visitor who signed out in another tab as that of an anonymous one", async () => {
  portal.dispatch("pagehide", { persisted: true });
  portal.tab.localStorage.clear();
  expect(await restorePage()).toEqual([false, false, true]);
  expect(portal.session.sessionStore.current).toEqual({ state: "anonymous", signedOut: true });
  expect(getUserReads()).toEqual([]);
});

it("leaves a page visible that the browser does not keep, or that shows nobody's data", async () => {
  portal.dispatch("pagehide", { persisted: false });
  expect(isVisible()).toBe(true);
  await portal.session.signOut();
  portal.dispatch("pagehide", { persisted: true });
  expect(isVisible()).toBe(true);
});

it("hides the page also when the guard could be installed only with a later read of the user", async () => {
  portal = await loadAuthModules();
  const { document } = globalThis;
  vi.stubGlobal("document", undefined);
  await portal.start(browser);
  expect(portal.session.sessionStore.current).toMatchObject({ state: "signedIn" });
  vi.stubGlobal("document", document);
  await portal.session.reloadUser();
  portal.dispatch("pagehide", { persisted: true });
  expect(isVisible()).toBe(false);
});

it("does nothing when the page was loaded, and not restored", async () => {
  portal.dispatch("pageshow", { persisted: false });
  await flushEventLoop();
  expect([frames, getUserReads()]).toEqual([[], []]);
});

/** Restores the page of a tab whose document another page load has replaced. Returns its session. */
async function restorePageOf(tab: AuthModules): Promise<AuthModules["session"]["sessionStore"]["current"]> {
  tab.dispatch("pageshow", { persisted: true });
  await flushEventLoop();
  await renderFrame();
  await renderFrame();
  return tab.session.sessionStore.current;
}
