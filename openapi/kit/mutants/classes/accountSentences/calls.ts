import { getBookableSlots, openingHours } from "../../../../../mocks/store/callCenter.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { observeResponse } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeObject,
  getEntries,
  isObject,
  withBody,
  withJson,
  type JsonObject,
} from "../../seeds.ts";
import { hourMs, answerSecond } from "../../sentenceSeeds.ts";

const findFreeSlot = async ({ call }: Caller): Promise<JsonObject> =>
  getEntries((await call("readCallCenter", { as: "citizen" })).at("slots")).find(({ free }) => free === true) ?? {};

const bookFreeSlot = async (caller: Caller) => {
  const { id } = await findFreeSlot(caller);
  return caller.call("requestCallback", {
    as: "citizen",
    body: { phoneNumber: "+994501112233", slot: id, topic: "A fee" },
  });
};

/** Faults that break one sentence of the contract on the call center. */
export const callsSentenceFaults = defineFaults("account-sentences", {
  "booked-by-two": {
    operationId: "requestCallback",
    description: "Books a time for two persons who ask for it at the same time.",
    breaks: "contract",
    createHandler: answerSecond(
      (request) => {
        const isBooking = request.operationId === "requestCallback" && !request.headers.has("idempotency-key");
        return isBooking ? String(readBody(request)["slot"]) : undefined;
      },
      async (request, { store, send }) => {
        const callbacks = store.state.callbacks.filter(({ slot }) => slot === readBody(request)["slot"]);
        store.state.callbacks = store.state.callbacks.filter((callback) => !callbacks.includes(callback));
        const response = await send(request);
        store.state.callbacks.push(...callbacks);
        return response;
      },
    ),
    observe: async (caller) => {
      const { id } = await findFreeSlot(caller);
      const body = { phoneNumber: "+994501112233", slot: id, topic: "A fee" };
      const responses = await Promise.all(
        (["citizen", "director"] as const).map((as) => caller.call("requestCallback", { as, body })),
      );
      return responses.map(({ status }) => status).toSorted((a, b) => a - b);
    },
  },
  "booked-and-still-free": {
    operationId: "requestCallback",
    description: "Returns the booked time as free, as it was read before.",
    breaks: "contract",
    createHandler: changeObject(["requestCallback"], (body) => {
      if (isObject(body["slot"])) body["slot"]["free"] = true;
    }),
    observe: async (caller) => (await bookFreeSlot(caller)).at("slot.free"),
  },
  "booked-time-of-another-zone": {
    operationId: "requestCallback",
    description: "Returns the booked time with the hours of UTC and the offset of Baku.",
    breaks: "contract",
    createHandler: changeObject(["requestCallback"], (body) => {
      const { slot } = body;
      if (isObject(slot))
        for (const name of ["from", "to"])
          slot[name] = new Date(String(slot[name])).toISOString().replace(/\.\d+Z|Z/, "+04:00");
    }),
    observe: async (caller) => (await bookFreeSlot(caller)).at("slot.from"),
  },
  "times-for-citizens": {
    operationId: "readCallCenter",
    description: "Returns no times for a call to a user with a password.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body, request, { store }) => {
      if (getPrincipal(request, store)?.account.foreign === true) body["slots"] = [];
    }),
    observe: observeResponse("readCallCenter", { as: "foreign" }),
  },
  "open-by-the-time-of-utc": {
    operationId: "readCallCenter",
    description: "Compares the opening hours with the time in UTC.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
      const now = new Date(store.now());
      const [weekday, time] = [now.getUTCDay() || 7, now.toISOString().slice(11, 16)];
      body["openNow"] = openingHours.some(
        ({ weekdays, opens, closes }) =>
          weekdays.some((candidate) => candidate === weekday) && opens <= time && time < closes,
      );
    }),
    observe: observeResponse("readCallCenter"),
  },
  "never-open": {
    operationId: "readCallCenter",
    description: "Says at any time that the call center is closed.",
    breaks: "contract",
    createHandler: changeObject(["readCallCenter"], (body) => {
      body["openNow"] = false;
    }),
    observe: observeResponse("readCallCenter"),
  },
  "times-since-the-morning": {
    operationId: "readCallCenter",
    description: "Offers all times of the day, also those that have passed.",
    breaks: "contract",
    createHandler: answer(["readCallCenter", "requestCallback"], async (request, { store, send }) => {
      const today = new Date(store.now() + 4 * hourMs).toISOString().slice(0, 10);
      const slot = {
        id: `${today.replaceAll("-", "")}-0900`,
        from: `${today}T09:00:00+04:00`,
        to: `${today}T10:00:00+04:00`,
        free: !store.state.callbacks.some(({ topic }) => topic === today),
      };
      if (request.operationId === "requestCallback") {
        const body = readBody(request);
        if (body["slot"] !== slot.id) return send(request);
        const free = getBookableSlots(store).findLast(({ isFree }) => isFree);
        const response = await send(withBody(request, { ...body, slot: free?.id }));
        if (response.status !== 200) return response;
        const callback = store.state.callbacks.at(-1);
        if (callback !== undefined) store.state.callbacks.push({ ...callback, topic: today });
        return withJson(response, { ...bodyOf(response), slot: { ...slot, free: false } });
      }
      const response = await send(request);
      const body = bodyOf(response);
      const slots = getEntries(body["slots"]);
      const weekday = new Date(today).getUTCDay();
      const hasPassed = Date.parse(slot.to) < store.now() && weekday >= 1 && weekday <= 5;
      return response.status === 200 && slots.length > 0 && hasPassed
        ? withJson(response, { ...body, slots: [slot, ...slots] })
        : response;
    }),
    observe: async ({ call, store }) => {
      store.advanceClock(2 * 3600);
      return (await call("readCallCenter", { as: "citizen" })).text;
    },
  },
});
