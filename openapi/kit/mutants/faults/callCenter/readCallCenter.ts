import { addDays, dayMs, getWeekday, toIsoDate, toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { getBookableSlots, openingHours } from "../../../../../mocks/store/callCenter.ts";
import { isHoliday } from "../../../../../mocks/store/workingDays.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults, type FaultResponse, type SeededFault, breach } from "../../fault.ts";
import { sometimes } from "../../shared/availability.ts";
import { citizen, director } from "../../shared/callers.ts";
import { copyFields, partInAzerbaijani } from "../../shared/languages.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listObjects } from "../../shared/publicContent.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { entries } from "../../shared/schemas.ts";
import {
  readBody,
  answer,
  changeObject,
  changeRequest,
  createResponse,
  getEntries,
  getLang,
  getToken,
  type JsonObject,
  toJson,
  withBody,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { decode } from "../../shared/texts.ts";
import { hourMs, goTo } from "../../shared/times.ts";
import { sends } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { findFreeSlot } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const unavailable = (): FaultResponse => createResponse(503, { message: "Xidmət müvəqqəti işləmir." });

/** Returns whether the opening hours of the call center contain a time. */
const isWithinHours = (hours: unknown, now: number): boolean =>
  getEntries(hours).some(({ weekdays, opens, closes }) => {
    const time = toIsoDateTime(now).slice(11, 16);
    const isListed = Array.isArray(weekdays) && weekdays.includes(getWeekday(toIsoDate(now)));
    return isListed && String(opens) <= time && time < String(closes);
  });

/** Weekdays in Azerbaijani, from Monday. */
const weekdays = ["bazar ertəsi", "çərşənbə axşamı", "çərşənbə", "cümə axşamı", "cümə", "şənbə", "bazar"];

/** Faults of `readCallCenter`. */
export const readCallCenterFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "slot-with-its-call": {
      operationId: "readCallCenter",
      description: "Adds the phone number and the topic to a booked time slot, for everybody who is signed in.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
        for (const slot of Array.isArray(body["slots"]) ? body["slots"].filter(isRecord) : []) {
          const booked = store.state.callbacks.find((callback) => callback.slot === slot["id"]);
          if (booked !== undefined) slot["callback"] = { phoneNumber: booked.phoneNumber, topic: booked.topic };
        }
      }),
      observe: async (caller) => {
        const slot = await findFreeSlot(caller, "citizen");
        await caller.call("requestCallback", {
          ...citizen,
          body: { phoneNumber: "+994125550142", slot, topic: "My complaint" },
        });
        return (await caller.call("readCallCenter", director)).text;
      },
    },
  }),
  ...defineFaults("account-sentences", {
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
          return withJson(response, { ...readBody(response), slot: { ...slot, free: false } });
        }
        const response = await send(request);
        const body = readBody(response);
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
  }),
  ...defineFaults("availability", {
    "first-request-fails": sometimes(
      "readCallCenter",
      "Fails for the first request after a start.",
      (requestCount) => requestCount === 1,
      unavailable,
    ),
  }),
  ...defineFaults("values", {
    "calls-on-sundays": {
      operationId: "readCallCenter",
      description: "Offers calls on the day after the last slot, also when the call center is closed on that day.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const slots = getEntries(body["slots"]);
        for (let days = 1; slots.length > 0 && days <= 7; days += 1) {
          const last = slots.at(-1) ?? {};
          const move = (time: unknown): string => new Date(Date.parse(String(time)) + days * 86_400_000).toISOString();
          slots.push({ ...last, id: 990_000 + days, from: move(last["from"]), to: move(last["to"]) });
        }
        body["slots"] = slots;
      }),
      observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).text,
    },
    "slot-in-the-evening": breach(
      "readCallCenter",
      "Offers the last time for a call after the opening hours.",
      changeObject(["readCallCenter"], ({ slots }) => {
        const last = listObjects(slots).at(-1);
        if (last === undefined) return;
        for (const name of ["from", "to"])
          last[name] = new Date(Date.parse(String(last[name])) + 4 * 3_600_000).toISOString();
      }),
      observeAsCitizen("readCallCenter"),
    ),
    "call-center-open-on-holidays": {
      operationId: "readCallCenter",
      description: "Says that the call center is open on public holidays.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, _request, { store }) => {
        body["openNow"] = isWithinHours(body["hours"], store.now());
      }),
      observe: async ({ call, store }) => {
        goTo(store, "2026-03-24T12:00:00+04:00");
        return (await call("readCallCenter")).at("openNow");
      },
    },
    "calls-on-holidays": {
      operationId: "readCallCenter",
      description: "Offers times for a call on every weekday, also on public holidays.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, request, { store }) => {
        if (getPrincipal(request, store) === undefined) return;
        const added = [];
        for (let days = 1; days <= 3; days += 1) {
          const day = addDays(toIsoDate(store.now()), days);
          if (!isHoliday(day)) continue;
          const [from, to] = [`${day}T13:00:00+04:00`, `${day}T13:30:00+04:00`];
          added.push({ id: `holiday-${day}`, from, to, free: true });
        }
        const start = ({ from }: JsonObject): number => Date.parse(String(from));
        body["slots"] = [...added, ...getEntries(body["slots"])].toSorted((a, b) => start(a) - start(b));
      }),
      observe: async ({ call, store, getSession }) => {
        const token = getSession("citizen").accessToken;
        // The day before a holiday.
        store.advanceClock((Date.UTC(2026, 10, 8, 8) - store.now()) / 1000);
        return (await call("readCallCenter", { token })).at("slots.0");
      },
    },
    "boolean-as-text": returns("readCallCenter", 'Returns "true" or "false" as texts.', setTo("openNow", String)),
    "slot-order": {
      operationId: "readCallCenter",
      description: "Returns the latest time slot first.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        if (Array.isArray(body["slots"])) body["slots"] = body["slots"].toReversed();
      }),
      observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).at("slots.0.id"),
    },
    "slot-ends-before-start": {
      operationId: "readCallCenter",
      description: "Returns time slots that end before they start.",
      breaks: "quality",
      createHandler: changeObject(["readCallCenter"], (body) => {
        for (const slot of Array.isArray(body["slots"]) ? body["slots"].filter(isRecord) : [])
          Object.assign(slot, { from: slot["to"], to: slot["from"] });
      }),
      observe: async ({ call }) => (await call("readCallCenter", { as: "citizen" })).at("slots.0"),
    },
    "slot-of-yesterday": {
      operationId: "readCallCenter",
      description: "Offers also a time slot of the day before.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const slots = getEntries(body["slots"]);
        const first = slots[0];
        if (first === undefined) return;
        const earlier = (time: unknown): string => new Date(Date.parse(String(time)) - 7 * dayMs).toISOString();
        body["slots"] = [
          { ...first, id: "early", from: earlier(first["from"]), to: earlier(first["to"]), free: true },
          ...slots,
        ];
      }),
      observe: observeResponse("readCallCenter", { as: "citizen" }),
    },
    "slot-at-closing-time": {
      operationId: "readCallCenter",
      description: "Offers a callback from the hour at which the call center closes, which cannot be booked.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        const { slots } = body;
        if (!Array.isArray(slots)) return;
        body["slots"] = slots.filter(isRecord).flatMap((slot) =>
          String(slot["id"]).endsWith("-1700")
            ? [
                slot,
                {
                  id: String(slot["id"]).replace(/1700$/, "1800"),
                  from: slot["to"],
                  to: String(slot["to"]).replace("T18", "T19"),
                  free: true,
                },
              ]
            : [slot],
        );
      }),
      observe: async ({ call }) => (await call("readCallCenter", citizen)).text,
    },
    "booked-slot-free": {
      operationId: "readCallCenter",
      description: "Shows a booked time slot as free.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        if (!Array.isArray(body["slots"])) return;
        for (const slot of body["slots"].filter(isRecord)) slot["free"] = true;
      }),
      observe: async ({ call }) => {
        const slots = (await call("readCallCenter", { as: "citizen" })).at("slots") as JsonObject[];
        const slot = slots.find(({ free }) => free === true)?.["id"];
        await call("requestCallback", { as: "citizen", body: { phoneNumber: "+994501112233", topic: "Tea", slot } });
        return (await call("readCallCenter", { as: "citizen" })).at("slots");
      },
    },
  }),
  ...defineFaults("languages", {
    "opening-days": partInAzerbaijani("readCallCenter", "Names the opening days in Azerbaijani.", copyFields("hours")),
    "language-switch-lags": {
      operationId: "readCallCenter",
      description: "Answers in the language of the request before.",
      breaks: "contract",
      createHandler: () => {
        let previous = "az";
        return (request, { send }) => {
          if (request.operationId !== "readCallCenter") return send(request);
          const lang = previous;
          previous = getLang(request);
          return send(withQuery(request, { lang }));
        };
      },
      observe: async ({ call }) => (await call("readCallCenter", { query: { lang: "ru" } })).text,
    },
    "last-day-of-range-in-azerbaijani": {
      operationId: "readCallCenter",
      description: "Writes the last day of a range of opening days in Azerbaijani in every language.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], ({ hours }) => {
        for (const row of getEntries(hours)) {
          const days = Array.isArray(row["weekdays"]) ? row["weekdays"] : [];
          const last = weekdays[Number(days.at(-1)) - 1];
          if (days.length > 1 && last !== undefined) row["days"] = String(row["days"]).replace(/\S+$/, last);
        }
      }),
      observe: observeResponse("readCallCenter", { query: { lang: "en" } }),
    },
  }),
  ...defineFaults("transport", {
    "double-encoded": sends("readCallCenter", "Encodes the JSON twice, as a text.", (response) => {
      response.body = toJson(decode(response));
    }),
  }),
  ...defineFaults("roles", {
    "slots-without-token": {
      operationId: "readCallCenter",
      description: "Returns the time slots for a callback also to visitors who are not signed in.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body, request) => {
        if (getToken(request) === "")
          body["slots"] = [
            { id: "s-9", from: "2027-02-01T09:00:00+04:00", to: "2027-02-01T09:30:00+04:00", free: true },
          ];
      }),
      observe: async ({ call }) => (await call("readCallCenter")).at("slots"),
    },
  }),
  ...defineFaults("parameters", {
    "any-language-of-call-center": {
      operationId: "readCallCenter",
      description: "Takes an unknown language for Azerbaijani.",
      breaks: "contract",
      createHandler: changeRequest("readCallCenter", (request) =>
        ["az", "ru", "en"].includes(getLang(request)) ? request : withQuery(request, { lang: "az" }),
      ),
      observe: observeResponse("readCallCenter", { query: { lang: "tr" } }),
    },
  }),
  ...defineFaults("schemas", {
    "phone-with-spaces": entries(
      "readCallCenter",
      "Returns the phone number with spaces.",
      (entry) => void (entry["phoneNumber"] = "+994 12 555 01 95"),
    ),
    "weekday-zero": entries("readCallCenter", "Counts the days of the week from 0.", (entry) => {
      for (const hours of Array.isArray(entry["hours"]) ? entry["hours"].filter(isRecord) : [])
        hours["weekdays"] = (hours["weekdays"] as number[]).map((day) => day - 1);
    }),
    "insecure-url": entries(
      "readCallCenter",
      "Returns the address of the chat with http.",
      (entry) => void (entry["chatUrl"] = "http://chat.example/"),
    ),
    "free-slots-as-texts": {
      operationId: "readCallCenter",
      description: "Returns the ids of the weekdays as texts.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (body) => {
        for (const hours of getEntries(body["hours"]))
          if (Array.isArray(hours["weekdays"])) hours["weekdays"] = hours["weekdays"].map(String);
      }),
      observe: observeResponse("readCallCenter"),
    },
  }),
  ...defineFaults("states", {
    "booked-slot-free": {
      operationId: "readCallCenter",
      description: "Shows a booked time slot as free, since it reads the slots from a table of each morning.",
      breaks: "contract",
      createHandler: changeObject(["readCallCenter"], (callCenter, _request, { store }) => {
        for (const slot of getEntries(callCenter["slots"]))
          if (store.state.callbacks.some((callback) => isSameId(callback.slot, String(slot["id"]))))
            slot["free"] = true;
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        await call("requestCallback", { as: "citizen", body: { phoneNumber: "+994505550142", slot, topic: "Fee" } });
        return (await call("readCallCenter", { as: "citizen" })).at("slots");
      },
    },
  }),
];
