import { toIsoDate } from "../../../../../mocks/store/calendar.ts";
import type { Caller } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, problemOf, withProblem } from "../../shared/errors.ts";
import { withToken } from "../../shared/headers.ts";
import { answerSecond, createKeyFault, keepsConflicts } from "../../shared/idempotencyKeys.ts";
import { converts } from "../../shared/inputs.ts";
import {
  readBody,
  answer,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  getEntries,
  getToken,
  type JsonObject,
  parseJson,
  withBody,
} from "../../shared/seeds.ts";
import { hourMs } from "../../shared/times.ts";
import { findFreeSlot } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const readFreeSlot = async ({ call }: Caller): Promise<JsonObject> =>
  getEntries((await call("readCallCenter", { as: "citizen" })).at("slots")).find(({ free }) => free === true) ?? {};

const bookFreeSlot = async (caller: Caller) => {
  const { id } = await readFreeSlot(caller);
  return caller.call("requestCallback", {
    as: "citizen",
    body: { phoneNumber: "+994501112233", slot: id, topic: "A fee" },
  });
};

const emoji = /[\u{10000}-\u{10FFFF}]/u;

/** Faults of `requestCallback`. */
export const requestCallbackFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
        const { id } = await readFreeSlot(caller);
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
        if (isRecord(body["slot"])) body["slot"]["free"] = true;
      }),
      observe: async (caller) => (await bookFreeSlot(caller)).at("slot.free"),
    },
    "booked-time-of-another-zone": {
      operationId: "requestCallback",
      description: "Returns the booked time with the hours of UTC and the offset of Baku.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        const { slot } = body;
        if (isRecord(slot))
          for (const name of ["from", "to"])
            slot[name] = new Date(String(slot[name])).toISOString().replace(/\.\d+Z|Z/, "+04:00");
      }),
      observe: async (caller) => (await bookFreeSlot(caller)).at("slot.from"),
    },
  }),
  ...defineFaults("persistence", {
    "topic-cut-in-response": {
      operationId: "requestCallback",
      description: "Returns only the first 120 characters of the topic of a call.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (callback) => {
        callback["topic"] = String(callback["topic"]).slice(0, 120);
      }),
      observe: async ({ call }) => {
        const slots = getEntries({ items: (await call("readCallCenter", { as: "citizen" })).at("slots") });
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+99412555", slot, topic: "k".repeat(200) };
        return (await call("requestCallback", { as: "citizen", body })).at("topic");
      },
    },
    "slot-stays-free": {
      operationId: "requestCallback",
      description: "Books the same time slot for several users.",
      breaks: "contract",
      createHandler: changeRequest("requestCallback", (request, { store }) => {
        store.state.callbacks = [];
        return request;
      }),
      observe: async ({ call }) => {
        const slots = (await call("readCallCenter", { as: "citizen" })).at("slots");
        const slot = (Array.isArray(slots) ? slots : []).filter(isRecord).find(({ free }) => free === true);
        const body = { phoneNumber: "+99470555", slot: slot?.["id"], topic: "Fees" };
        await call("requestCallback", { as: "citizen", body });
        return (await call("requestCallback", { as: "admin", body })).status;
      },
    },
    "next-slot-booked": {
      operationId: "requestCallback",
      description: "Books the free time slot after the one that was asked for.",
      breaks: "contract",
      createHandler: changeRequest("requestCallback", async (request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/call-center";
        const center = parseJson((await send({ ...request, method: "GET", url, body: new Uint8Array() })).body);
        const slots = isRecord(center) ? getEntries(center["slots"]).filter(({ free }) => free === true) : [];
        const body = readBody(request);
        const index = slots.findIndex(({ id }) => String(id) === String(body["slot"]));
        const next = slots[index + 1];
        return index < 0 || next === undefined ? request : withBody(request, { ...body, slot: next["id"] });
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Bench", slot };
        return (await call("requestCallback", { as: "citizen", body })).at("slot.id") === slot;
      },
    },
    "callback-number-local": {
      operationId: "requestCallback",
      description: "Stores the phone number of a callback without the code of the country.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        body["phoneNumber"] = String(body["phoneNumber"]).replace(/^\+994/, "0");
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", citizen)).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Kiosk", slot };
        return (await call("requestCallback", { ...citizen, body })).at("phoneNumber");
      },
    },
    "topic-cut": {
      operationId: "requestCallback",
      description: "Stores the first 80 characters of the topic of a callback.",
      breaks: "contract",
      createHandler: changeRequestBody("requestCallback", (body) => {
        if (typeof body["topic"] === "string") body["topic"] = body["topic"].slice(0, 80);
      }),
      observe: async ({ call }) => {
        const slots = (await call("readCallCenter", { as: "citizen" })).at("slots") as JsonObject[];
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Tea ".repeat(40).trim(), slot };
        return (await call("requestCallback", { as: "citizen", body })).at("topic");
      },
    },
  }),
  ...defineFaults("inputs", {
    "phone-with-letters": converts(
      "requestCallback",
      "Accepts a phone number with spaces and letters.",
      (body) => {
        if (typeof body["phoneNumber"] === "string" && /\d/.test(body["phoneNumber"]))
          body["phoneNumber"] = `+${body["phoneNumber"].replaceAll(/\D/g, "")}`;
      },
      { body: { phoneNumber: "070 555 ext", slot: "none", topic: "Fees" } },
    ),
    "time-that-has-passed": {
      operationId: "requestCallback",
      description: "Books a time of the same day that has passed.",
      breaks: "contract",
      createHandler: answer(["requestCallback"], async (request, { send, store }) => {
        const response = await send(request);
        const body = parseJson(request.body);
        const day = toIsoDate(store.now()).replaceAll("-", "");
        if (response.status !== 422 || !isRecord(body) || !String(body["slot"]).startsWith(day)) return response;
        store.advanceClock(-9 * 3600);
        const accepted = await send(request);
        store.advanceClock(9 * 3600);
        return accepted.status === 200 ? accepted : response;
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        const slots = getEntries((await call("readCallCenter", { token })).at("slots"));
        const slot = slots.find(({ free }) => free)?.["id"];
        store.advanceClock(8 * 3600);
        getSession("citizen").accessExpiresAt = store.now() + hourMs;
        const body = { phoneNumber: "+994505550111", slot, topic: "Bench" };
        return (await call("requestCallback", { token, body })).status;
      },
    },
  }),
  ...defineFaults("robustness", {
    "call-booked-twice": createKeyFault(
      "requestCallback",
      "Processes a booking again when it is sent again with its key hours later.",
      async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", citizen)).at("slots"));
        const slot = slots.findLast(({ free }) => free === true)?.["id"];
        return { ...citizen, body: { phoneNumber: "+994505550101", slot, topic: "A bench" } };
      },
    ),
    "key-of-a-taken-time": {
      operationId: "requestCallback",
      description: "Answers 409 again when the key of a request for a taken time is sent with a free one.",
      breaks: "contract",
      createHandler: keepsConflicts("requestCallback"),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", citizen)).at("slots")).filter(({ free }) => free);
        const book = (index: number, key: string) =>
          call("requestCallback", {
            ...citizen,
            headers: { "idempotency-key": key },
            body: { phoneNumber: "+994505550111", slot: slots[index]?.["id"], topic: "Bench" },
          });
        await book(0, "orchard-orchard-01");
        await book(0, "orchard-orchard-02");
        return (await book(1, "orchard-orchard-02")).status;
      },
    },
    "emoji-in-the-topic": {
      operationId: "requestCallback",
      description: "Fails with 500 when the topic has an emoji, which the column of the database cannot store.",
      breaks: "contract",
      createHandler: changeSuccess(["requestCallback"], (response, request, { store }) => {
        if (!emoji.test(String(readBody(request)["topic"]))) return undefined;
        const { id } = readBody(response);
        store.state.callbacks = store.state.callbacks.filter((callback) => callback.id !== id);
        return problemOf(request, 500);
      }),
      observe: async (caller) => {
        const slot = await findFreeSlot(caller, "citizen");
        const body = { phoneNumber: "+994125550142", slot, topic: "Thanks 🙂" };
        return (await caller.call("requestCallback", { ...citizen, body })).status;
      },
    },
  }),
  ...defineFaults("errors", {
    "message-as-object": answersError(
      "requestCallback",
      "Returns the message of an error in three languages at once.",
      422,
      withProblem(({ message }) => ({ message: { az: message, ru: message, en: message } })),
      { ...citizen, body: { phoneNumber: "+99470", slot: "none", topic: "Fees" } },
    ),
  }),
  ...defineFaults("schemas", {
    "slot-without-offset": {
      operationId: "requestCallback",
      description: "Returns the times of a booked slot without their offset.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        const { slot } = body;
        if (!isRecord(slot)) return;
        for (const name of ["from", "to"]) slot[name] = String(slot[name]).slice(0, 19);
      }),
      observe: async ({ call }) => {
        const { at } = await call("readCallCenter", citizen);
        const slots = at("slots");
        const free = (Array.isArray(slots) ? slots : []).filter(isRecord).find((found) => found["free"] === true);
        const body = { phoneNumber: "+994505550142", slot: free?.["id"], topic: "Fee" };
        return (await call("requestCallback", { ...citizen, body })).at("slot");
      },
    },
    "callback-slot-as-id": {
      operationId: "requestCallback",
      description: "Returns only the id of the booked time slot.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        if (isRecord(body["slot"])) body["slot"] = body["slot"]["id"];
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Scales", slot };
        return (await call("requestCallback", { as: "citizen", body })).at("slot");
      },
    },
  }),
  ...defineFaults("tokens", {
    "refresh-token-for-callback": {
      operationId: "requestCallback",
      description: "Accepts a refresh token as the access token of a request for a callback.",
      breaks: "contract",
      createHandler: answer(["requestCallback"], (request, { send, store }) => {
        const session = store.state.sessions.find(({ refreshToken }) => refreshToken === getToken(request));
        return send(session === undefined ? request : withToken(request, session.accessToken));
      }),
      observe: async ({ call, getSession }) =>
        (await call("requestCallback", { token: getSession("citizen").refreshToken, body: {} })).status,
    },
  }),
];
