import { describe, expect, it } from "vitest";
import { createHandlers } from "../../mocks/handlers.ts";
import { keepWorld } from "../../mocks/persistence.ts";
import { mailLine, type Mail } from "../../mocks/store/mails.ts";
import { welcome } from "../../mocks/store/notifications.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { good, judged, openService, refused, send } from "./testBackend.ts";

const noon = (): number => Date.parse("2026-03-20T08:00:00Z");

describe("a world", () => {
  it("is the same for the same seed and clock, and another for another seed", async () => {
    const live = async (seed: number): Promise<string> => {
      const { call, signIn, world } = openService({ seed });
      await signIn("citizen");
      await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" } });
      return world.export();
    };
    expect(await live(3)).toBe(await live(3));
    expect(await live(3)).not.toBe(await live(4));
  });

  it("is carried over as text, with everything in it", async () => {
    const { call, signIn, world } = openService();
    const { token, refreshToken } = await signIn("representative");
    await call("chooseLanguage", { token, body: { isoCode: "ru" } });
    world.advance(60);
    world.push("representative", welcome);

    const other = openService();
    other.world.import(world.export());
    expect(good(await other.call("readUser", { token })).language.isoCode).toBe("ru");
    expect(good(await other.call("countNotifications", { token }))).toBe(22);
    expect(other.world.now()).toBe(world.now());
    good(await other.call("renewSession", { query: { refreshToken } }));
    expect(() => other.world.import('{"edition":0,"state":{}}')).toThrow("edition");
    expect(() => other.world.import("nothing")).toThrow("JSON");
  });

  it("begins again at a reset", async () => {
    const { call, signIn, world } = openService();
    const { token } = await signIn("citizen");
    world.advance(1000);
    world.reset();
    refused(401, await call("readUser", { token }));
    expect(world.now()).toBe(noon());
  });

  it("keeps real secrets apart: no two tokens or codes alike", () => {
    const { chance } = createWorld();
    const tokens = new Set(Array.from({ length: 1000 }, () => chance.token("access")));
    expect(tokens.size).toBe(1000);
    expect([...tokens].every((token) => /^access-[0-9a-f]{32}$/.test(token))).toBe(true);
    expect(Array.from({ length: 100 }, () => chance.code()).every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it("keeps a hundred e-mails, and shows one as a line with its code", async () => {
    const told: string[] = [];
    const { call, world } = openService({ onMail: (mail) => told.push(mailLine(mail)) });
    await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" }, lang: "en" });
    expect(told[0]).toMatch(/^E-mail to emma\.lindqvist@nordvik\.example: Password reset\. To set a new password, enter this code: \d{6}\./);
    for (const mail of Array(150).fill(world.outbox[0]) as Mail[]) world.post(mail);
    expect(world.outbox).toHaveLength(100);
  });
});

describe("a kept world, as the browser door has it", () => {
  /** Storage that several tabs share. */
  function sharedStore() {
    let [snapshot, turn]: [string | undefined, Promise<unknown>] = [undefined, Promise.resolve()];
    return {
      read: () => Promise.resolve(snapshot),
      write: (text: string) => {
        snapshot = text;
        return Promise.resolve();
      },
      alone: <T>(task: () => Promise<T>): Promise<T> => {
        const mine = turn.then(task);
        turn = mine.catch(() => undefined);
        return mine;
      },
    };
  }
  type Store = ReturnType<typeof sharedStore>;
  const openTab = (store: Store) => {
    const world = createWorld({ now: noon });
    return createHandlers(world, keepWorld(world, store));
  };
  const identity = (nonce: string) => ({ query: { code: `citizen-${nonce}`, redirect: "http://localhost/asan-login" } });

  it("outlives the page, and is one for all tabs", async () => {
    const store = sharedStore();
    const { token, refreshToken } = good(await judged("signInWithIdentity", await send(openTab(store), "signInWithIdentity", identity("0f3a77c1"))));
    const [first, second] = [openTab(store), openTab(store)];
    expect(good(await judged("readUser", await send(first, "readUser", { token }))).name).toBe("Aysel");
    good(await judged("markNotificationsRead", await send(first, "markNotificationsRead", { token })));
    expect(good(await judged("countNotifications", await send(second, "countNotifications", { token })))).toBe(0);
    good(await judged("renewSession", await send(second, "renewSession", { query: { refreshToken } })));
    refused(401, await judged("renewSession", await send(first, "renewSession", { query: { refreshToken } })));
  });

  it("loses nothing when tabs call at the same time", async () => {
    const store = sharedStore();
    const tabs = [openTab(store), openTab(store), openTab(store)];
    const calls = Array.from({ length: 30 }, async (_none, place) => judged("registerPossessor", await send(tabs[place % 3] ?? [], "registerPossessor", { body: { name: `Firma ${place}`, address: "Storgatan 1" } })));
    const ids = (await Promise.all(calls)).map((answered) => good(answered).id);
    expect(new Set(ids).size).toBe(30);
    for (const id of ids) good(await judged("readPossessor", await send(openTab(store), "readPossessor", { path: { id } })));
  });

  it("begins anew when what was kept is from another edition, and goes on when the store fails", async () => {
    const store = sharedStore();
    await store.write("not a world");
    good(await judged("listServices", await send(openTab(store), "listServices")));
    const failing = { ...sharedStore(), read: () => Promise.reject(new Error("denied")), write: () => Promise.reject(new Error("denied")) };
    const tab = openTab(failing);
    const { token } = good(await judged("signInWithIdentity", await send(tab, "signInWithIdentity", identity("1f3a77c1"))));
    expect(good(await judged("readUser", await send(tab, "readUser", { token }))).name).toBe("Aysel");
  });
});
