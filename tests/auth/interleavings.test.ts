import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser, type FakeTab } from "./fakeBrowser.ts";
import { noDelay, flushEventLoop, type Delay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type RefreshBehaviour, type FakeAuthServer } from "./fakeAuthServer.ts";
import { scaleRuns, scaleTimeout, recordCases } from "../soak/caseCounts.ts";

const longTimeout = scaleTimeout(60_000);

/** An event in a tab. Events run in any order and interleave with each other. */
type TabEvent =
  | { tab: number; type: "request" | "signOut" | "expire" | RefreshBehaviour }
  | { tab: number; type: "signIn"; user: string }
  | { tab: number; type: "storage"; storage: FakeTab["storageMode"] }
  | { tab: number; type: "corrupt"; key: string; value: unknown }
  | { tab: number; type: "clock"; seconds: number };

const authModules: AuthModules[] = [];
beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) authModules.push(await loadAuthModules());
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How much the clock of the device is off, in milliseconds. */
let clockOffsetMs = 0;
const realNow = Date.now.bind(Date);

/** Returns a browser in which Aysel is signed in, its tabs and the server. */
async function setUpTabs(
  delay: Delay,
  tabCount: number,
): Promise<{ browser: FakeBrowser; server: FakeAuthServer; tabs: AuthModules[] }> {
  clockOffsetMs = 0;
  vi.spyOn(Date, "now").mockImplementation(() => realNow() + clockOffsetMs);
  // The set-up runs without delays.
  let currentDelay: Delay = noDelay;
  const browser = createFakeBrowser((step) => currentDelay(step));
  const server = createFakeAuthServer((step) => currentDelay(step));
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("navigator", { locks: browser.locks });
  const tabs = authModules.slice(0, tabCount);
  for (const [index, modules] of tabs.entries()) {
    await modules.start(browser);
    await modules.session.signOut();
    if (index === 0) await modules.session.signInWith(server.openSession("Aysel"));
  }
  await tabs[0]?.session.signInWith(server.openSession("Aysel"));
  await flushEventLoop();
  currentDelay = delay;
  return { browser, server, tabs };
}

const requestEvents = fc.record({ tab: fc.nat(2), type: fc.constant("request" as const) });
const expiryEvents = fc.record({ tab: fc.nat(2), type: fc.constant("expire" as const) });
const refreshBehaviourEvents = fc.record({
  tab: fc.nat(2),
  type: fc.constantFrom<RefreshBehaviour>(
    "succeeds",
    "is rejected",
    "gets 502",
    "gets no response",
    "gets 429",
    "gets HTML",
  ),
});
const signOutEvents = fc.record({ tab: fc.nat(2), type: fc.constant("signOut" as const) });
const signInEvents = fc.record({
  tab: fc.nat(2),
  type: fc.constant("signIn" as const),
  user: fc.constantFrom("Murad", "Emma"),
});
const storageModeEvents = fc.record({
  tab: fc.nat(2),
  type: fc.constant("storage" as const),
  storage: fc.constantFrom<FakeTab["storageMode"]>("keeps", "denies", "full"),
});
const clockEvents = fc.record({
  tab: fc.nat(2),
  type: fc.constant("clock" as const),
  seconds: fc.constantFrom(-86_400, -3600, 6, 28_800, 86_400),
});
/** Values that another program, another release or a broken disk may leave in place of the tokens. */
const corruptionEvents = fc.record({
  tab: fc.nat(2),
  type: fc.constant("corrupt" as const),
  key: fc.constantFrom("current", "accessToken", "refreshToken"),
  value: fc.constantFrom<unknown>(
    undefined,
    null,
    "",
    "undefined",
    "null",
    "{",
    "ə",
    7,
    {},
    { access: 1 },
    { access: "undefined", refresh: "", id: "", at: 0 },
  ),
});

/**
 * Runs random events in random order in up to three tabs, and passes the final state to `check`. Asserts for every run: no
 * request is answered as another person, no refresh token is used twice, there is no refresh without an expiry, every
 * request settles, and each tab shows the person whose tokens it uses.
 */
async function checkInterleavings(
  eventArbitraries: readonly fc.Arbitrary<TabEvent>[],
  check: (browser: FakeBrowser, tabs: readonly AuthModules[], server: FakeAuthServer) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      fc.array(
        fc.oneof({ weight: 3, arbitrary: requestEvents }, { weight: 2, arbitrary: expiryEvents }, ...eventArbitraries),
        {
          minLength: 1,
          maxLength: 9,
        },
      ),
      async (scheduler, tabCount, events) => {
        const { browser, server, tabs } = await setUpTabs(
          (step) => scheduler.schedule(Promise.resolve(), step),
          tabCount,
        );
        const run = async (event: TabEvent): Promise<void> => {
          const index = event.tab % tabCount;
          await scheduler.schedule(Promise.resolve(), `${event.type} in tab ${index}`);
          await runEvent(tabs[index] as AuthModules, browser, server, event);
        };
        await scheduler.waitFor(Promise.all(events.map(run)));
        do {
          await scheduler.waitIdle();
          await flushEventLoop();
        } while (scheduler.count() > 0);
        const count = (type: TabEvent["type"]): number => events.filter((event) => event.type === type).length;
        expect(server.reusedRefreshTokenCount, "refresh tokens that were used twice").toBe(0);
        expect(server.refreshCount, "refreshes").toBeLessThanOrEqual(count("expire") * (1 + count("signIn")));
        for (const { tokens, session } of tabs) {
          const { current } = session.sessionStore;
          if ("user" in current)
            expect(current.user.name, "the user that is shown").toBe(
              server.userOfToken(tokens.getCurrentTokens()?.access),
            );
          expect(["anonymous", "ended"].includes(current.state), `${current.state} with or without tokens`).toBe(
            tokens.getCurrentTokens() === undefined,
          );
        }
        check(browser, tabs, server);
      },
    ),
    { numRuns: scaleRuns(150) },
  );
  recordCases("event orders in several tabs", scaleRuns(150));
}

/** Marks in the recorded requests when a sign-out began. */
const signOutMarker = "(sign-out)";

async function runEvent(
  { session, tokens, request, tab }: AuthModules,
  browser: FakeBrowser,
  server: FakeAuthServer,
  event: TabEvent,
): Promise<void> {
  if (event.type === "signOut") {
    server.receivedRequests.push({ path: signOutMarker, bearer: undefined });
    await session.signOut();
  } else if (event.type === "signIn") await session.signInWith(server.openSession(event.user));
  else if (event.type === "expire") server.expireAccessTokens();
  else if (event.type === "request") {
    const caller = server.userOfToken(tokens.getCurrentTokens()?.access);
    const message = await request();
    if (typeof message === "string") expect(message, "the user of the response").toBe(caller);
  } else if (event.type === "storage") tab.storageMode = event.storage;
  else if (event.type === "clock") clockOffsetMs += event.seconds * 1000;
  else if (event.type === "corrupt" && event.key === "current") browser.indexedDb.set("current", event.value);
  else if (event.type === "corrupt")
    tab.writeLocalStorage(event.key, typeof event.value === "string" ? event.value : undefined);
  else server.refreshBehaviour = event.type;
}

/** Expects the same tokens in the database, in localStorage and in every tab. */
function expectConsistentTabs(browser: FakeBrowser, tabs: readonly AuthModules[]): void {
  const current = browser.indexedDb.get("current") as { access: string; refresh: string } | undefined;
  const pair = { access: current?.access, refresh: current?.refresh };
  expect(
    { access: browser.sharedLocalStorage.get("accessToken"), refresh: browser.sharedLocalStorage.get("refreshToken") },
    "localStorage",
  ).toEqual(pair);
  for (const { tokens, tab } of tabs) {
    expect(
      { access: tab.localStorage.get("accessToken"), refresh: tab.localStorage.get("refreshToken") },
      "the localStorage of a tab",
    ).toEqual(pair);
    expect(tokens.getCurrentTokens()?.access, "the access token of a tab").toBe(current?.access);
  }
}

test("all tabs have the same tokens in the end when tokens expire and refreshes fail", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents], expectConsistentTabs),
);

test("a sign-out in any tab removes the session everywhere, whatever is in flight", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, signOutEvents], (browser, tabs, server) => {
    expectConsistentTabs(browser, tabs);
    const signOutIndex = server.receivedRequests.findIndex(({ path }) => path === signOutMarker);
    if (signOutIndex < 0) return;
    expect(browser.indexedDb.get("current")).toBeUndefined();
    // Other tabs get the storage event later.
    if (tabs.length > 1) return;
    const laterRequests = server.receivedRequests
      .slice(signOutIndex)
      .filter(({ path, bearer }) => bearer !== undefined || path.endsWith("/refresh-token"));
    expect(laterRequests, "requests with a token after the sign-out").toEqual([]);
  }),
);

test("after sign-ins in several tabs every tab has the same session", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, signInEvents], expectConsistentTabs),
);

test(
  "concurrent sign-ins and sign-outs never leave a tab with the tokens of one person and the name of another",
  longTimeout,
  () => checkInterleavings([refreshBehaviourEvents, signInEvents, signOutEvents], () => undefined),
);

test("a clock that is set forward and back changes nothing", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, clockEvents], expectConsistentTabs),
);

test("storage that is denied or full never shows one person with the tokens of another", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, storageModeEvents, signInEvents, signOutEvents], () => undefined),
);

test("corrupt tokens sign out at worst", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, corruptionEvents, clockEvents], () => undefined),
);

test("all of these events at once keep the same guarantees", longTimeout, () =>
  checkInterleavings(
    [refreshBehaviourEvents, corruptionEvents, storageModeEvents, clockEvents, signInEvents, signOutEvents],
    () => undefined,
  ),
);

test("five tabs with a hundred requests each refresh once for each expiry", longTimeout, async () => {
  const { server, tabs } = await setUpTabs(noDelay, 5);
  const rounds = scaleRuns(12);
  for (let round = 1; round <= rounds; round += 1) {
    server.expireAccessTokens();
    const messages = await Promise.all(tabs.flatMap(({ request }) => Array.from({ length: 100 }, () => request())));
    expect(new Set(messages)).toEqual(new Set(["Aysel"]));
    expect(server.refreshCount).toBe(round);
  }
  expect(server.reusedRefreshTokenCount, "refresh tokens that were used twice").toBe(0);
  recordCases("bursts of 500 requests with an expired token", rounds);
});
