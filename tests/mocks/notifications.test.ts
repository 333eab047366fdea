import { describe, expect, it } from "vitest";
import { getStatusNotification } from "../../mocks/sampleData/appealTexts.ts";
import { canTransition, transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
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

  it("of the samples are of what has happened to a case, at its time, and none is there twice", () => {
    const { notifications, appeals } = createTestBackend().store.state;
    const texts = notifications.map(({ accountId, title, description }) =>
      [accountId, title.en, description.en].join(),
    );
    expect(texts.filter((text, position) => texts.indexOf(text) !== position)).toEqual([]);
    const statusNotifications = notifications.filter(({ event }) => event === "APPEAL_STATUS");
    expect(statusNotifications.length).toBeGreaterThan(20);
    for (const { appealId, createdAt, title } of statusNotifications) {
      const appeal = appeals.find(({ id }) => id === appealId)!;
      const { status } = appeal.steps.find(({ at }) => at === createdAt - 60_000)!;
      expect(title).toEqual(getStatusNotification(appeal.kind, status).title);
    }
  });

  it("are returned in pages on request, the last one shorter", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("representative");
    const readIds = async (query?: { page?: number; perPage?: number }): Promise<unknown[]> =>
      expectOk(await call("readNotifications", { token, ...(query && { query }) })).map(({ id }) => id);
    const all = await readIds();
    expect(await readIds({ page: 2 })).toEqual(all);
    expect(await readIds({ perPage: 10 })).toEqual(all.slice(0, 10));
    expect(await readIds({ page: 2, perPage: 10 })).toEqual(all.slice(10, 20));
    const lastPage = Math.ceil(all.length / 10);
    expect(await readIds({ page: lastPage, perPage: 10 })).toEqual(all.slice((lastPage - 1) * 10));
    expect(await readIds({ page: lastPage + 1, perPage: 10 })).toEqual([]);
  });

  it("are also sent on the channels that the recipient chose for their event", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const { items } = expectOk(
      await call("updateNotificationSettings", {
        token,
        body: { items: [{ event: "EVALUATION", email: false, sms: true, push: true }] },
      }),
    );
    expect(items.find(({ event }) => event === "EVALUATION")).toMatchObject({ email: false, sms: true });
    expect(items.find(({ event }) => event === "PAYMENT")).toMatchObject({ email: true, sms: false });
    store.pushNotification("citizen", questionNotification);
    store.pushNotification("citizen", welcomeNotification);
    store.pushNotification("director", questionNotification);
    expect(store.outbox.map(({ to, channel, subject }) => [to, channel, subject])).toEqual([
      ["+994125550142", "sms", "Portalı qiymətləndirin"],
      ["aysel.quliyeva@poct.example", "push", "Portalı qiymətləndirin"],
    ]);
  });

  it("are offered by other channels only of what the user can have", async () => {
    const { call, signIn } = createTestBackend();
    const readEvents = async (persona: "citizen" | "admin" | "foreign"): Promise<string[]> => {
      const { token } = await signIn(persona);
      return expectOk(await call("readNotificationSettings", { token })).items.map(({ event }) => event);
    };
    const all = ["APPEAL_STATUS", "APPEAL_MESSAGE", "PAYMENT", "EVALUATION"];
    expect(await Promise.all([readEvents("citizen"), readEvents("admin")])).toEqual([all, all]);
    expect(await readEvents("foreign")).toEqual(["EVALUATION"]);
    const { token } = await signIn("foreign");
    const items = [{ event: "PAYMENT" as const, email: true, sms: true, push: false }];
    const saved = expectOk(await call("updateNotificationSettings", { token, body: { items } }));
    expect(saved.items.map(({ event }) => event)).toEqual(["EVALUATION"]);
  });

  it("announce an amount that is due as a payment, also to those who want no news of the status", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    expectOk(
      await call("updateNotificationSettings", {
        token,
        body: { items: [{ event: "APPEAL_STATUS", email: false, sms: false, push: false }] },
      }),
    );
    const appeal = store.state.appeals.find(({ id }) => id === 481)!;
    transitionAppeal(store, appeal, "PROGRESS");
    expect(store.outbox.map(({ to, text }) => [to, text])).toEqual([
      [
        "aysel.quliyeva@poct.example",
        "2026-00481 nömrəli müraciət üzrə ödənilməli məbləğ: 20,00\u00a0₼. Onu «Ödənişlər» bölməsində ödəyin.",
      ],
    ]);
    const [newest] = expectOk(await call("readNotifications", { token, lang: "en" }));
    expect(newest).toMatchObject({ title: "A payment is due", appealId: 481, read: false });
  });

  it("name the appeal that they are about", async () => {
    const { call, signIn, store } = createTestBackend();
    const { token } = await signIn("citizen");
    const appeal = store.state.appeals.find(
      (candidate) => candidate.accountId === 1001 && canTransition(candidate, "IN_PROCESS"),
    )!;
    transitionAppeal(store, appeal, "IN_PROCESS");
    store.pushNotification("citizen", questionNotification);
    const list = expectOk(await call("readNotifications", { token, lang: "en" }));
    const { items } = expectOk(await call("listAppeals", { token }));
    const numberOf = (id: unknown): string | undefined => items.find((item) => item.id === id)?.appealNumber;
    for (const { type, appealId, description } of list)
      if (type === "QUESTION") expect(appealId).toBeUndefined();
      else expect(description).toContain(numberOf(appealId));
    expect(list[1]?.appealId).toBe(appeal.id);
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
      { type: "QUESTION", title: "Rate the portal", read: false },
      { type: "INFORMATION", title: "Welcome", read: false },
    ]);
    expect(expectOk(await call("countNotifications", { token }))).toBe(2);
  });

  it("cannot be pushed to an unknown account", () => {
    expect(() => createTestBackend().store.pushNotification(42, welcomeNotification)).toThrow("no account 42");
  });
});
