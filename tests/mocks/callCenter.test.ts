import { getResponse } from "msw";
import { describe, expect, it } from "vitest";
import { createHandlers } from "../../mocks/handlers.ts";
import { isCallCenterOpen } from "../../mocks/store/callCenter.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { addWorkingDays } from "../../mocks/store/workingDays.ts";
import { checkResponse, expectOk, createTestBackend, expectProblem } from "./testBackend.ts";

describe("working days", () => {
  it.each([
    ["2026-03-18", 3, "2026-04-01"],
    ["2026-02-09", 15, "2026-03-02"],
    ["2026-05-26", 1, "2026-06-01"],
    ["2026-11-06", 1, "2026-11-11"],
    ["2026-12-30", 1, "2027-01-05"],
    ["2027-03-19", 1, "2027-03-29"],
    ["2026-04-03", 0, "2026-04-03"],
  ])("after %s: %i days end on %s", (day, count, end) => {
    expect(addWorkingDays(day, count)).toBe(end);
  });
});

describe("the call center", () => {
  it.each([
    ["2026-03-19T04:59:00Z", false],
    ["2026-03-19T05:00:00Z", true],
    ["2026-03-19T14:00:00Z", false],
    ["2026-03-20T08:00:00Z", false],
    ["2026-04-04T06:30:00Z", true],
    ["2026-04-04T12:00:00Z", false],
    ["2026-04-05T08:00:00Z", false],
  ])("at %s is open: %s", async (now, open) => {
    expect(isCallCenterOpen(Date.parse(now))).toBe(open);
    expect(expectOk(await createTestBackend({ now: () => Date.parse(now) }).call("readCallCenter", {})).openNow).toBe(
      open,
    );
  });

  it.each([
    ["https://portal.example", "2026-03-19T08:00:00Z", "https://portal.example/external/?site=chat&lang=ru"],
    ["https://portal.example", "2026-04-05T08:00:00Z", undefined],
    ["http://localhost", "2026-03-19T08:00:00Z", undefined],
  ])("on %s at %s has the chat %s", async (origin, now, chatUrl) => {
    const handlers = createHandlers(createMockStore({ now: () => Date.parse(now) }), undefined, origin);
    const response = await getResponse(handlers, new Request(`${origin}/api/call-center?lang=ru`));
    expect(expectOk(await checkResponse("readCallCenter", response!)).chatUrl).toBe(chatUrl);
  });

  it("offers slots of the next ten working days, only to signed-in users", async () => {
    const { call, signIn } = createTestBackend();
    expect(expectOk(await call("readCallCenter", {})).slots).toEqual([]);
    const { slots } = expectOk(await call("readCallCenter", { token: (await signIn("citizen")).token }));
    expect([...new Set(slots.map(({ from }) => from.slice(0, 10)))]).toEqual([
      "2026-03-31",
      "2026-04-01",
      "2026-04-02",
      "2026-04-03",
      "2026-04-06",
      "2026-04-07",
      "2026-04-08",
      "2026-04-09",
      "2026-04-10",
      "2026-04-13",
    ]);
    expect(slots.some(({ free }) => free) && slots.some(({ free }) => !free)).toBe(true);
    expect(slots.map(({ from }) => from)).toEqual(slots.map(({ from }) => from).toSorted());
  });

  it("books each slot once and returns the time of the call", async () => {
    const { call, signIn } = createTestBackend();
    const [citizen, director] = [await signIn("citizen"), await signIn("director")];
    const listFreeSlots = async (token: string) =>
      expectOk(await call("readCallCenter", { token })).slots.filter(({ free }) => free);
    const [slot] = await listFreeSlots(citizen.token);
    const body = { phoneNumber: "+994505550142", slot: slot?.id ?? "", topic: "Rüsum" };
    const callback = expectOk(await call("requestCallback", { token: citizen.token, lang: "en", body }));
    expect(callback).toMatchObject({
      phoneNumber: body.phoneNumber,
      topic: "Rüsum",
      slot: { id: body.slot, free: false },
    });
    expect(callback.message).toMatch(/^We will call you on \d+\sMarch 2026 between \d\d:00 and \d\d:00\.$/);
    expectProblem(409, await call("requestCallback", { token: director.token, body }));
    expect((await listFreeSlots(director.token)).map(({ id }) => id)).not.toContain(body.slot);
  });

  it("refuses a slot that it does not offer, and says so in the language of the request", async () => {
    const { call, signIn } = createTestBackend();
    const { token } = await signIn("citizen");
    const body = { phoneNumber: "+994505550142", slot: "20260320-1000", topic: "Rüsum" };
    const { fields } = expectProblem(422, await call("requestCallback", { token, lang: "en", body }));
    expect(fields).toEqual([{ field: "slot", message: "This time has passed. Choose another one." }]);
  });

  it("takes ten bookings of an account, and does not count those of other accounts", async () => {
    const { call, signIn } = createTestBackend();
    const [{ token: citizen }, { token: director }] = [await signIn("citizen"), await signIn("director")];
    const slots = expectOk(await call("readCallCenter", { token: citizen })).slots.filter(({ free }) => free);
    const book = async (token: string, index: number) =>
      call("requestCallback", {
        token,
        body: { phoneNumber: "+994505550142", slot: slots[index]?.id ?? "", topic: "Rüsum" },
      });
    for (let index = 0; index < 10; index += 1) expectOk(await book(citizen, index));
    expectProblem(429, await book(citizen, 10));
    expectOk(await book(director, 10));
  });
});
