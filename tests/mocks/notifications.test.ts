import { describe, expect, it } from "vitest";
import { question, welcome } from "../../mocks/store/notifications.ts";
import { good, openService } from "./testBackend.ts";

describe("notifications", () => {
  it.each([
    ["admin", 0],
    ["foreign", 1],
    ["citizen", 2],
    ["director", 5],
    ["representative", 21],
  ] as const)("of the %s: %i unread, newest first, in the language asked for", async (persona, unread) => {
    const { call, signIn } = openService();
    const { token } = await signIn(persona);
    expect(good(await call("countNotifications", { token }))).toBe(unread);
    const [az, ru] = [good(await call("readNotifications", { token, lang: "az" })), good(await call("readNotifications", { token, lang: "ru" }))];
    expect(az.filter(({ read }) => !read)).toHaveLength(unread);
    expect(az.map(({ createdAt }) => createdAt)).toEqual(az.map(({ createdAt }) => createdAt).toSorted().toReversed());
    expect(ru.map(({ id }) => id)).toEqual(az.map(({ id }) => id));
    expect(ru.every(({ title, description }) => /[а-я]/.test(title) && !description.includes("{"))).toBe(true);
  });

  it("are all read at once, and doing it twice does no harm", async () => {
    const { call, signIn } = openService();
    const { token } = await signIn("director");
    expect(good(await call("markNotificationsRead", { token }))).toBe(0);
    expect(good(await call("markNotificationsRead", { token }))).toBe(0);
    expect(good(await call("countNotifications", { token }))).toBe(0);
    expect(good(await call("readNotifications", { token })).every(({ read }) => read)).toBe(true);
    expect(good(await call("countNotifications", { token: (await signIn("citizen")).token }))).toBe(2);
  });

  it("that are pushed stand first and are unread", async () => {
    const { call, signIn, world } = openService();
    const { token } = await signIn("admin");
    world.push("admin", welcome);
    world.push("admin", question);
    const list = good(await call("readNotifications", { token, lang: "en" }));
    expect(list).toMatchObject([
      { type: "QUESTION", title: "Evaluate the service", read: false },
      { type: "INFORMATION", title: "Welcome", read: false },
    ]);
    expect(good(await call("countNotifications", { token }))).toBe(2);
  });

  it("cannot be pushed to nobody", () => {
    expect(() => openService().world.push(42, welcome)).toThrow("no account 42");
  });
});
