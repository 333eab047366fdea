import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createFakeBrowser, type FakeBrowser, type FakeTab } from "./fakeBrowser.ts";
import { noDelay, flushEventLoop, type Delay } from "./delay.ts";
import { loadAuthModules, type AuthModules } from "./authModules.ts";
import { createFakeAuthServer, type RefreshBehaviour, type FakeAuthServer } from "./fakeAuthServer.ts";
import { scaledRuns, scaledTimeout, recordCases } from "../soak/caseCounts.ts";

const longTimeout = scaledTimeout(60_000);

/** What may happen in a tab, at any moment between anything else. */
type TabEvent =
  | { tab: number; act: "call" | "signOut" | "expire" | RefreshBehaviour }
  | { tab: number; act: "signIn"; user: string }
  | { tab: number; act: "storage"; storage: FakeTab["storageMode"] }
  | { tab: number; act: "spoil"; key: string; value: unknown }
  | { tab: number; act: "clock"; seconds: number };

const authModules: AuthModules[] = [];
beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) authModules.push(await loadAuthModules());
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How far the device's clock is off, in milliseconds. */
let clockOffsetMs = 0;
const realNow = Date.now.bind(Date);

/** A device on which Aysel is signed in, in so many tabs, and the service behind it. */
async function setUpTabs(
  delay: Delay,
  tabs: number,
): Promise<{ device: FakeBrowser; service: FakeAuthServer; open: AuthModules[] }> {
  clockOffsetMs = 0;
  vi.spyOn(Date, "now").mockImplementation(() => realNow() + clockOffsetMs);
  // The steps of the beginning are of no interest.
  let now: Delay = noDelay;
  const device = createFakeBrowser((step) => now(step));
  const service = createFakeAuthServer((step) => now(step));
  vi.stubGlobal("fetch", service.fetch);
  vi.stubGlobal("navigator", { locks: device.locks });
  const open = authModules.slice(0, tabs);
  for (const [place, program] of open.entries()) {
    await program.start(device);
    await program.session.signOut();
    if (place === 0) await program.session.signInWith(service.openSession("Aysel"));
  }
  await open[0]?.session.signInWith(service.openSession("Aysel"));
  await flushEventLoop();
  now = delay;
  return { device, service, open };
}

const requestEvents = fc.record({ tab: fc.nat(2), act: fc.constant("call" as const) });
const expiryEvents = fc.record({ tab: fc.nat(2), act: fc.constant("expire" as const) });
const refreshBehaviourEvents = fc.record({
  tab: fc.nat(2),
  act: fc.constantFrom<RefreshBehaviour>("well", "refuses", "fails", "unreachable", "overloaded", "talks nonsense"),
});
const signOutEvents = fc.record({ tab: fc.nat(2), act: fc.constant("signOut" as const) });
const signInEvents = fc.record({
  tab: fc.nat(2),
  act: fc.constant("signIn" as const),
  user: fc.constantFrom("Murad", "Emma"),
});
const storageModeEvents = fc.record({
  tab: fc.nat(2),
  act: fc.constant("storage" as const),
  storage: fc.constantFrom<FakeTab["storageMode"]>("keeps", "denies", "full"),
});
const clockEvents = fc.record({
  tab: fc.nat(2),
  act: fc.constant("clock" as const),
  seconds: fc.constantFrom(-86_400, -3600, 6, 28_800, 86_400),
});
/** What another program, another release or a broken disk may leave where the portal keeps its tokens. */
const corruptionEvents = fc.record({
  tab: fc.nat(2),
  act: fc.constant("spoil" as const),
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
 * Lets such events happen in every order and at every moment, in up to three tabs, and holds what is left against `check`.
 * In every case no call is answered in another person's name, no refresh token is spent twice, there is no renewal that no
 * expiry asked for, every call settles, and each tab shows the person in whose name it acts.
 */
async function checkInterleavings(
  events: readonly fc.Arbitrary<TabEvent>[],
  check: (device: FakeBrowser, open: readonly AuthModules[], service: FakeAuthServer) => void,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.oneof({ weight: 3, arbitrary: requestEvents }, { weight: 2, arbitrary: expiryEvents }, ...events), {
        minLength: 1,
        maxLength: 9,
      }),
      async (scheduler, tabs, script) => {
        const { device, service, open } = await setUpTabs((step) => scheduler.schedule(Promise.resolve(), step), tabs);
        const happen = async (event: TabEvent): Promise<void> => {
          const place = event.tab % tabs;
          await scheduler.schedule(Promise.resolve(), `${event.act} in tab ${place}`);
          await runEvent(open[place] as AuthModules, device, service, event);
        };
        await scheduler.waitFor(Promise.all(script.map(happen)));
        do {
          await scheduler.waitIdle();
          await flushEventLoop();
        } while (scheduler.count() > 0);
        const count = (what: TabEvent["act"]): number => script.filter((event) => event.act === what).length;
        expect(service.reusedRefreshTokenCount, "refresh tokens that were spent twice").toBe(0);
        expect(service.refreshCount, "renewals").toBeLessThanOrEqual(count("expire") * (1 + count("signIn")));
        for (const { tokens, session } of open) {
          const { current } = session.sessionStore;
          if ("user" in current)
            expect(current.user.name, "who is shown").toBe(service.userOfToken(tokens.currentTokens()?.access));
          expect(["anonymous", "ended"].includes(current.state), `${current.state} with or without tokens`).toBe(
            tokens.currentTokens() === undefined,
          );
        }
        check(device, open, service);
      },
    ),
    { numRuns: scaledRuns(150) },
  );
  recordCases("event orders in several tabs", scaledRuns(150));
}

/** Stands among the requests where a sign-out was asked for. */
const signOutMarker = "(a sign-out)";

async function runEvent(
  { session, tokens, request, tab }: AuthModules,
  device: FakeBrowser,
  service: FakeAuthServer,
  event: TabEvent,
): Promise<void> {
  if (event.act === "signOut") {
    service.receivedRequests.push({ path: signOutMarker, bearer: undefined });
    await session.signOut();
  } else if (event.act === "signIn") await session.signInWith(service.openSession(event.user));
  else if (event.act === "expire") service.expireAccessTokens();
  else if (event.act === "call") {
    const caller = service.userOfToken(tokens.currentTokens()?.access);
    const answer = await request();
    if (typeof answer === "string") expect(answer, "the name in which a call was answered").toBe(caller);
  } else if (event.act === "storage") tab.storageMode = event.storage;
  else if (event.act === "clock") clockOffsetMs += event.seconds * 1000;
  else if (event.act === "spoil" && event.key === "current") device.indexedDb.set("current", event.value);
  else if (event.act === "spoil")
    tab.writeLocalStorage(event.key, typeof event.value === "string" ? event.value : undefined);
  else service.refreshBehaviour = event.act;
}

/** At rest, database, storage and every tab tell of the same sign-in. */
function expectConsistentTabs(device: FakeBrowser, open: readonly AuthModules[]): void {
  const current = device.indexedDb.get("current") as { access: string; refresh: string } | undefined;
  const pair = { access: current?.access, refresh: current?.refresh };
  expect(
    { access: device.sharedLocalStorage.get("accessToken"), refresh: device.sharedLocalStorage.get("refreshToken") },
    "storage",
  ).toEqual(pair);
  for (const { tokens, tab } of open) {
    expect(
      { access: tab.localStorage.get("accessToken"), refresh: tab.localStorage.get("refreshToken") },
      "a tab's view of the storage",
    ).toEqual(pair);
    expect(tokens.currentTokens()?.access, "a tab's token").toBe(current?.access);
  }
}

test("while tokens expire and the service has bad days, all tabs agree in the end", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents], expectConsistentTabs),
);

test("a sign-out in any tab leaves nothing of the sign-in in any place, whatever was under way", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, signOutEvents], (device, open, service) => {
    expectConsistentTabs(device, open);
    const since = service.receivedRequests.findIndex(({ path }) => path === signOutMarker);
    if (since < 0) return;
    expect(device.indexedDb.get("current")).toBeUndefined();
    // Other tabs have to hear of it first; the tab itself knows at once.
    if (open.length > 1) return;
    const later = service.receivedRequests
      .slice(since)
      .filter(({ path, bearer }) => bearer !== undefined || path.endsWith("/refresh-token"));
    expect(later, "requests with a token after the sign-out").toEqual([]);
  }),
);

test("of sign-ins in several tabs one is left, the same everywhere", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, signInEvents], expectConsistentTabs),
);

test(
  "sign-ins and sign-outs at once never leave a tab with the tokens of one person and the name of another",
  longTimeout,
  () => checkInterleavings([refreshBehaviourEvents, signInEvents, signOutEvents], () => undefined),
);

test("a clock that is put forward and back changes nothing", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, clockEvents], expectConsistentTabs),
);

test("storage that is denied or full keeps nobody signed in under another name", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, storageModeEvents, signInEvents, signOutEvents], () => undefined),
);

test("spoilt tokens sign somebody out at worst", longTimeout, () =>
  checkInterleavings([refreshBehaviourEvents, corruptionEvents, clockEvents], () => undefined),
);

test("nor does everything at once", longTimeout, () =>
  checkInterleavings(
    [refreshBehaviourEvents, corruptionEvents, storageModeEvents, clockEvents, signInEvents, signOutEvents],
    () => undefined,
  ),
);

test("five tabs with a hundred calls each renew the tokens once for each time they run out", longTimeout, async () => {
  const { service, open } = await setUpTabs(noDelay, 5);
  const rounds = scaledRuns(12);
  for (let round = 1; round <= rounds; round += 1) {
    service.expireAccessTokens();
    const answers = await Promise.all(open.flatMap(({ request }) => Array.from({ length: 100 }, () => request())));
    expect(new Set(answers)).toEqual(new Set(["Aysel"]));
    expect(service.refreshCount).toBe(round);
  }
  expect(service.reusedRefreshTokenCount, "refresh tokens that were spent twice").toBe(0);
  recordCases("bursts of 500 requests with an expired token", rounds);
});
