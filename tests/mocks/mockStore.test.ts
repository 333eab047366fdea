import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createHandlers } from "../../mocks/handlers.ts";
import { withPersistence } from "../../mocks/persistence.ts";
import { dayMs } from "../../mocks/store/calendar.ts";
import { formatMail, type Mail } from "../../mocks/store/mails.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { createSession } from "../../mocks/store/sessions.ts";
import type { State } from "../../mocks/store/state.ts";
import { expectOk, checkResponse, createTestBackend, expectProblem, callHandlers } from "./testBackend.ts";

const noon = (): number => Date.parse("2026-03-20T08:00:00Z");

describe("a mock store", () => {
  it("is deterministic for a seed and a clock", async () => {
    const live = async (seed: number): Promise<string> => {
      const { call, signIn, store } = createTestBackend({ seed });
      await signIn("citizen");
      await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" } });
      return store.exportSnapshot();
    };
    expect(await live(3)).toBe(await live(3));
    expect(await live(3)).not.toBe(await live(4));
  });

  it("exports and imports its complete state", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token, refreshToken } = await signIn("representative");
    await call("chooseLanguage", { token, body: { isoCode: "ru" } });
    store.advanceClock(60);
    store.pushNotification("representative", welcomeNotification);

    const other = createTestBackend();
    other.store.importSnapshot(store.exportSnapshot());
    expect(expectOk(await other.call("readUser", { token })).language.isoCode).toBe("ru");
    expect(expectOk(await other.call("countNotifications", { token }))).toBe(22);
    expect(other.store.now()).toBe(store.now());
    expectOk(await other.call("renewSession", { query: { refreshToken } }));
    expect(() => other.store.importSnapshot('{"version":0,"state":{}}')).toThrow("version");
    expect(() => other.store.importSnapshot("nothing")).toThrow("JSON");
    const { version } = JSON.parse(store.exportSnapshot()) as { version: number };
    for (const state of [undefined, null, [], "x"])
      expect(() => other.store.importSnapshot(JSON.stringify({ version, state }))).toThrow("state");
  });

  it("restores the initial state on reset", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    store.advanceClock(1000);
    store.reset();
    expectProblem(401, await call("readUser", { token }));
    expect(store.now()).toBe(noon());
  });

  it("starts with a different id for each record of a kind", () => {
    const kinds = Object.entries<unknown>(createMockStore().state).flatMap(([kind, records]) => {
      const ids = Array.isArray(records) ? (records as { id?: unknown }[]).flatMap(({ id }) => id ?? []) : [];
      return ids.length === 0 ? [] : [{ kind, ids }];
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["appeals", "documents", "payments"]));
    const repeated = kinds.flatMap(({ kind, ids }) =>
      ids.filter((id, position) => ids.indexOf(id) !== position).map((id) => `${kind} ${String(id)}`),
    );
    expect(repeated).toEqual([]);
  });

  it("creates unique tokens and codes without a seed", () => {
    const { random } = createMockStore();
    const tokens = new Set(Array.from({ length: 1000 }, () => random.token("access")));
    expect(tokens.size).toBe(1000);
    expect([...tokens].every((token) => /^access-[0-9a-f]{32}$/.test(token))).toBe(true);
    expect(Array.from({ length: 100 }, () => random.code()).every((code) => /^\d{6}$/.test(code))).toBe(true);
  });

  it("keeps the last hundred e-mails and formats one as a line with its code", async () => {
    const onMail: string[] = [];
    const { call, store } = createTestBackend({ onMail: (mail) => onMail.push(formatMail(mail)) });
    await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" }, lang: "en" });
    expect(onMail[0]).toMatch(
      /^E-mail to emma\.lindqvist@nordvik\.example: Password reset\. To set a new password, enter this code: \d{6}\./,
    );
    for (const mail of Array(150).fill(store.outbox[0]) as Mail[]) store.addToOutbox(mail);
    expect(store.outbox).toHaveLength(100);
  });
});

describe("a persistent mock store, as in the browser", () => {
  /** Creates storage that several tabs share. */
  function sharedStore() {
    let [snapshot, queue]: [string | undefined, Promise<unknown>] = [undefined, Promise.resolve()];
    return {
      read: () => Promise.resolve(snapshot),
      write: (text: string) => {
        snapshot = text;
        return Promise.resolve();
      },
      withLock: <T>(task: () => Promise<T>): Promise<T> => {
        const mine = queue.then(task);
        queue = mine.catch(() => undefined);
        return mine;
      },
    };
  }
  type Store = ReturnType<typeof sharedStore>;
  const openTab = (store: Store) => {
    const tabStore = createMockStore({ now: noon });
    return createHandlers(tabStore, withPersistence(tabStore, store));
  };
  const identity = (nonce: string) => ({
    query: { code: `citizen-${nonce}`, redirect: "http://localhost/asan-login" },
  });

  it("survives page loads and is shared by all tabs", async () => {
    const store = sharedStore();
    const { token, refreshToken } = expectOk(
      await checkResponse(
        "signInWithIdentity",
        await callHandlers(openTab(store), "signInWithIdentity", identity("0f3a77c1")),
      ),
    );
    const [first, second] = [openTab(store), openTab(store)];
    expect(expectOk(await checkResponse("readUser", await callHandlers(first, "readUser", { token }))).name).toBe(
      "Aysel",
    );
    expectOk(
      await checkResponse("markNotificationsRead", await callHandlers(first, "markNotificationsRead", { token })),
    );
    expect(
      expectOk(await checkResponse("countNotifications", await callHandlers(second, "countNotifications", { token }))),
    ).toBe(0);
    const renewed = expectOk(
      await checkResponse("renewSession", await callHandlers(second, "renewSession", { query: { refreshToken } })),
    );
    expect(
      expectOk(
        await checkResponse("renewSession", await callHandlers(first, "renewSession", { query: { refreshToken } })),
      ),
    ).toEqual(renewed);
  });

  it("loses no update when tabs send requests concurrently", async () => {
    const store = sharedStore();
    const tabs = [openTab(store), openTab(store), openTab(store)];
    const calls = Array.from({ length: 30 }, async (_none, index) =>
      checkResponse(
        "registerPossessor",
        await callHandlers(tabs[index % 3] ?? [], "registerPossessor", {
          body: { name: `Firma ${index}`, address: "Storgatan 1" },
        }),
      ),
    );
    const ids = (await Promise.all(calls)).map((response) => expectOk(response).id ?? "");
    expect(new Set(ids).size).toBe(30);
    for (const id of ids)
      expectOk(
        await checkResponse("readPossessor", await callHandlers(openTab(store), "readPossessor", { path: { id } })),
      );
  });

  it("delays the responses of all tabs at the same time", async () => {
    const store = sharedStore();
    const source = createMockStore({ now: noon });
    source.state.faults = (["listPosts", "listFaq", "listServices"] as const).map((operationId) => ({
      operationId,
      status: 200,
      times: 1,
      delaySeconds: 60,
    }));
    await store.write(source.exportSnapshot());
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const responses = source.state.faults.map(({ operationId }) => callHandlers(openTab(store), operationId));
    await vi.waitUntil(() => vi.getTimerCount() === 3);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
  });

  it.each([
    ["begins anew after two weeks", 15, false, false],
    ["stays for two weeks", 13, false, true],
    ["stays while somebody is signed in", 15, true, true],
  ])("%s", async (_name, days, isSignedIn, isKept) => {
    const store = sharedStore();
    const source = createMockStore({
      now: () => noon() - days * dayMs,
      refreshTokenLifetimeSeconds: 99 * 86_400,
      sessionLifetimeSeconds: 99 * 86_400,
    });
    if (isSignedIn) createSession(source, source.state.accounts[0]!);
    source.state.remarks.push({ page: "/faq", text: "Sual", language: "az" });
    await store.write(source.exportSnapshot());
    await callHandlers(openTab(store), "listPosts");
    const { state } = JSON.parse((await store.read()) ?? "") as { state: State };
    expect([state.remarks.length, state.startedAt]).toEqual(isKept ? [1, source.state.startedAt] : [0, noon()]);
  });

  it("resets on an invalid snapshot and continues when storage fails", async () => {
    const store = sharedStore();
    await store.write("not a snapshot");
    expectOk(await checkResponse("listServices", await callHandlers(openTab(store), "listServices")));
    const failing = {
      ...sharedStore(),
      read: () => Promise.reject(new Error("denied")),
      write: () => Promise.reject(new Error("denied")),
    };
    const tab = openTab(failing);
    const { token } = expectOk(
      await checkResponse("signInWithIdentity", await callHandlers(tab, "signInWithIdentity", identity("1f3a77c1"))),
    );
    expect(expectOk(await checkResponse("readUser", await callHandlers(tab, "readUser", { token }))).name).toBe(
      "Aysel",
    );
  });
});
