import { describe, expect, it } from "vitest";
import { questionNotification, welcomeNotification } from "../../mocks/store/notifications.ts";
import { expectOk, createTestBackend } from "./testBackend.ts";

describe("notifications", () => {
  it.each([
    ["admin", 0],
    ["foreign", 1],
    ["citizen", 2],
    ["director", 5],
    ["representative", 21],
  ] as const)("of the %s: %i unread, newest first, in the requested language", async (persona, unread) => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn(persona);
    expect(expectOk(await call("countNotifications", { token }))).toBe(unread);
    const [az, ru] = [
      expectOk(await call("readNotifications", { token, lang: "az" })),
      expectOk(await call("readNotifications", { token, lang: "ru" })),
    ];
    expect(az.filter(({ read }) => !read)).toHaveLength(unread);
    expect(az.map(({ createdAt }) => createdAt)).toEqual(
      az
        .map(({ createdAt }) => createdAt)
        .toSorted((left = "", right = "") => left.localeCompare(right))
        .toReversed(),
    );
    expect(ru.map(({ id }) => id)).toEqual(az.map(({ id }) => id));
    expect(ru.every(({ title, description }) => /[а-я]/.test(title) && !description.includes("{"))).toBe(true);
  });

  it("are all marked as read, idempotently", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("director");
    expect(expectOk(await call("markNotificationsRead", { token }))).toBe(0);
    expect(expectOk(await call("markNotificationsRead", { token }))).toBe(0);
    expect(expectOk(await call("countNotifications", { token }))).toBe(0);
    expect(expectOk(await call("readNotifications", { token })).every(({ read }) => read)).toBe(true);
    expect(expectOk(await call("countNotifications", { token: (await signIn("citizen")).token }))).toBe(2);
  });

  it("are first and unread after a push", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("admin");
    store.pushNotification("admin", welcomeNotification);
    store.pushNotification("admin", questionNotification);
    const list = expectOk(await call("readNotifications", { token, lang: "en" }));
    expect(list).toMatchObject([
      { type: "QUESTION", title: "Evaluate the service", read: false },
      { type: "INFORMATION", title: "Welcome", read: false },
    ]);
    expect(expectOk(await call("countNotifications", { token }))).toBe(2);
  });

  it("cannot be pushed to an unknown account", () => {
    expect(() => createTestBackend().store.pushNotification(42, welcomeNotification)).toThrow("no account 42");
  });
});
