import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createDevice, type Device, type Tab } from "./fakeBrowser.ts";
import { atOnce, settled, type Pace } from "./delay.ts";
import { loadProgram, type Program } from "./authModules.ts";
import { createService, type Mood, type Service } from "./fakeAuthServer.ts";
import { often, patience, tried } from "../soak/caseCounts.ts";

const long = patience(60_000);

/** What may happen in a tab, at any moment between anything else. */
type Event =
  | { tab: number; act: "call" | "signOut" | "expire" | Mood }
  | { tab: number; act: "signIn"; user: string }
  | { tab: number; act: "storage"; storage: Tab["storage"] }
  | { tab: number; act: "spoil"; key: string; value: unknown }
  | { tab: number; act: "clock"; seconds: number };

const programs: Program[] = [];
beforeAll(async () => {
  for (let count = 0; count < 5; count += 1) programs.push(await loadProgram());
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How far the device's clock is off, in milliseconds. */
let clock = 0;
const realNow = Date.now.bind(Date);

/** A device on which Aysel is signed in, in so many tabs, and the service behind it. */
async function begin(pace: Pace, tabs: number): Promise<{ device: Device; service: Service; open: Program[] }> {
  clock = 0;
  vi.spyOn(Date, "now").mockImplementation(() => realNow() + clock);
  // The steps of the beginning are of no interest.
  let now: Pace = atOnce;
  const device = createDevice((step) => now(step));
  const service = createService((step) => now(step));
  vi.stubGlobal("fetch", service.fetch);
  vi.stubGlobal("navigator", { locks: device.locks });
  const open = programs.slice(0, tabs);
  for (const [place, program] of open.entries()) {
    await program.start(device);
    await program.session.signOut();
    if (place === 0) await program.session.signInWith(service.open("Aysel"));
  }
  await open[0]?.session.signInWith(service.open("Aysel"));
  await settled();
  now = pace;
  return { device, service, open };
}

const calls = fc.record({ tab: fc.nat(2), act: fc.constant("call" as const) });
const expiries = fc.record({ tab: fc.nat(2), act: fc.constant("expire" as const) });
const moods = fc.record({ tab: fc.nat(2), act: fc.constantFrom<Mood>("well", "refuses", "fails", "unreachable", "overloaded", "talks nonsense") });
const signOuts = fc.record({ tab: fc.nat(2), act: fc.constant("signOut" as const) });
const signIns = fc.record({ tab: fc.nat(2), act: fc.constant("signIn" as const), user: fc.constantFrom("Murad", "Emma") });
const storages = fc.record({ tab: fc.nat(2), act: fc.constant("storage" as const), storage: fc.constantFrom<Tab["storage"]>("keeps", "denies", "full") });
const clocks = fc.record({ tab: fc.nat(2), act: fc.constant("clock" as const), seconds: fc.constantFrom(-86_400, -3600, 6, 28_800, 86_400) });
/** What another program, another release or a broken disk may leave where the portal keeps its tokens. */
const spoilings = fc.record({
  tab: fc.nat(2),
  act: fc.constant("spoil" as const),
  key: fc.constantFrom("current", "accessToken", "refreshToken"),
  value: fc.constantFrom<unknown>(undefined, null, "", "undefined", "null", "{", "ə", 7, {}, { access: 1 }, { access: "undefined", refresh: "", id: "", at: 0 }),
});

/**
 * Lets such events happen in every order and at every moment, in up to three tabs, and holds what is left against `check`.
 * In every case no call is answered in another person's name, no refresh token is spent twice, there is no renewal that no
 * expiry asked for, every call settles, and each tab shows the person in whose name it acts.
 */
async function always(events: readonly fc.Arbitrary<Event>[], check: (device: Device, open: readonly Program[], service: Service) => void): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), fc.array(fc.oneof({ weight: 3, arbitrary: calls }, { weight: 2, arbitrary: expiries }, ...events), { minLength: 1, maxLength: 9 }), async (scheduler, tabs, script) => {
      const { device, service, open } = await begin((step) => scheduler.schedule(Promise.resolve(), step), tabs);
      const happen = async (event: Event): Promise<void> => {
        const place = event.tab % tabs;
        await scheduler.schedule(Promise.resolve(), `${event.act} in tab ${place}`);
        await act(open[place] as Program, device, service, event);
      };
      await scheduler.waitFor(Promise.all(script.map(happen)));
      do {
        await scheduler.waitIdle();
        await settled();
      } while (scheduler.count() > 0);
      const count = (what: Event["act"]): number => script.filter((event) => event.act === what).length;
      expect(service.replays, "refresh tokens that were spent twice").toBe(0);
      expect(service.renewals, "renewals").toBeLessThanOrEqual(count("expire") * (1 + count("signIn")));
      for (const { tokens, session } of open) {
        const { now } = session.sessionStore;
        if ("user" in now) expect(now.user.name, "who is shown").toBe(service.ownerOf(tokens.heldTokens()?.access));
        expect(["anonymous", "ended"].includes(now.state), `${now.state} with or without tokens`).toBe(tokens.heldTokens() === undefined);
      }
      check(device, open, service);
    }),
    { numRuns: often(150) },
  );
  tried("orders of events in several tabs", often(150));
}

/** Stands among the requests where a sign-out was asked for. */
const signOut = "(a sign-out)";

async function act({ session, tokens, call, tab }: Program, device: Device, service: Service, event: Event): Promise<void> {
  if (event.act === "signOut") {
    service.sent.push({ path: signOut, bearer: undefined });
    await session.signOut();
  } else if (event.act === "signIn") await session.signInWith(service.open(event.user));
  else if (event.act === "expire") service.expire();
  else if (event.act === "call") {
    const caller = service.ownerOf(tokens.heldTokens()?.access);
    const answer = await call();
    if (typeof answer === "string") expect(answer, "the name in which a call was answered").toBe(caller);
  } else if (event.act === "storage") tab.storage = event.storage;
  else if (event.act === "clock") clock += event.seconds * 1000;
  else if (event.act === "spoil" && event.key === "current") device.database.set("current", event.value);
  else if (event.act === "spoil") tab.write(event.key, typeof event.value === "string" ? event.value : undefined);
  else service.mood = event.act;
}

/** At rest, database, storage and every tab tell of the same sign-in. */
function agree(device: Device, open: readonly Program[]): void {
  const current = device.database.get("current") as { access: string; refresh: string } | undefined;
  const pair = { access: current?.access, refresh: current?.refresh };
  expect({ access: device.storage.get("accessToken"), refresh: device.storage.get("refreshToken") }, "storage").toEqual(pair);
  for (const { tokens, tab } of open) {
    expect({ access: tab.view.get("accessToken"), refresh: tab.view.get("refreshToken") }, "a tab's view of the storage").toEqual(pair);
    expect(tokens.heldTokens()?.access, "a tab's token").toBe(current?.access);
  }
}

test("while tokens expire and the service has bad days, all tabs agree in the end", long, () => always([moods], agree));

test("a sign-out in any tab leaves nothing of the sign-in in any place, whatever was under way", long, () =>
  always([moods, signOuts], (device, open, service) => {
    agree(device, open);
    const since = service.sent.findIndex(({ path }) => path === signOut);
    if (since < 0) return;
    expect(device.database.get("current")).toBeUndefined();
    // Other tabs have to hear of it first; the tab itself knows at once.
    if (open.length > 1) return;
    const later = service.sent.slice(since).filter(({ path, bearer }) => bearer !== undefined || path.endsWith("/refresh-token"));
    expect(later, "requests with a token after the sign-out").toEqual([]);
  }));

test("of sign-ins in several tabs one is left, the same everywhere", long, () => always([moods, signIns], agree));

test("sign-ins and sign-outs at once never leave a tab with the tokens of one person and the name of another", long, () => always([moods, signIns, signOuts], () => undefined));

test("a clock that is put forward and back changes nothing", long, () => always([moods, clocks], agree));

test("storage that is denied or full keeps nobody signed in under another name", long, () => always([moods, storages, signIns, signOuts], () => undefined));

test("spoilt tokens sign somebody out at worst", long, () => always([moods, spoilings, clocks], () => undefined));

test("nor does everything at once", long, () => always([moods, spoilings, storages, clocks, signIns, signOuts], () => undefined));

test("five tabs with a hundred calls each renew the tokens once for each time they run out", long, async () => {
  const { service, open } = await begin(atOnce, 5);
  const rounds = often(12);
  for (let round = 1; round <= rounds; round += 1) {
    service.expire();
    const answers = await Promise.all(open.flatMap(({ call }) => Array.from({ length: 100 }, () => call())));
    expect(new Set(answers)).toEqual(new Set(["Aysel"]));
    expect(service.renewals).toBe(round);
  }
  expect(service.replays, "refresh tokens that were spent twice").toBe(0);
  tried("crowds of five hundred calls without a good token", rounds);
});
