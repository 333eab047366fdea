import { offices } from "../../../../../mocks/sampleData/offices.ts";
import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { isHoliday } from "../../../../../mocks/store/workingDays.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { forbidden } from "../../shared/errors.ts";
import { ignoreUnknownValue } from "../../shared/filters.ts";
import { arrangeEntries } from "../../shared/lists.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { listObjects, sortByTitle } from "../../shared/publicContent.ts";
import { isForeign } from "../../shared/roles.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  createResponse,
  getEntries,
  getLang,
  withQuery,
} from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** The days of the next month. */
const listNextDays = (now: number): string[] =>
  Array.from({ length: 30 }, (_, index) => new Date(now + index * 86_400_000).toISOString().slice(0, 10));

const halfYearDays = 182;

/** Faults of `listOffices`. */
export const listOfficesFaults: readonly SeededFault[] = [
  ...defineFaults("boundaries", {
    "closed-dates-of-half-a-year": {
      operationId: "listOffices",
      description: "Lists the closed days of the next half year, not of the next 30 days.",
      breaks: "contract",
      createHandler: changeObject(["listOffices"], ({ items }, _request, { store }) => {
        const today = toIsoDate(store.now());
        const days = Array.from({ length: halfYearDays }, (_, index) => addDays(today, index));
        for (const office of getEntries(items)) office["closedDates"] = days.filter(isHoliday);
      }),
      observe: async ({ call }) => (await call("listOffices")).at("items.0.closedDates"),
    },
  }),
  ...defineFaults("lists", {
    "offices-by-title": breach(
      "listOffices",
      "Orders the offices by their names in the requested language.",
      arrangeEntries("listOffices", sortByTitle),
      observeAsCitizen("listOffices", { query: { lang: "ru" } }),
    ),
  }),
  ...defineFaults("values", {
    "closed-on-closed-weekdays": {
      operationId: "listOffices",
      description: "Lists each Sunday among the closed days of an office that is never open on Sundays.",
      breaks: "contract",
      createHandler: changeObject(["listOffices"], (body, _request, { store }) => {
        const sundays = listNextDays(store.now()).filter((day) => new Date(day).getUTCDay() === 0);
        for (const office of getEntries(body["items"]))
          office["closedDates"] = [...new Set([...[office["closedDates"]].flat().map(String), ...sundays])].toSorted();
      }),
    },
    "holidays-of-the-head-office": {
      operationId: "listOffices",
      description: "Lists the closed days of the first office only.",
      breaks: "contract",
      createHandler: changeEntries(["listOffices"], (office, index) => {
        if (index > 0) office["closedDates"] = [];
      }),
      observe: async ({ call, store }) => {
        store.advanceClock(30 * 86_400);
        return (await call("listOffices", {})).text;
      },
    },
    "every-office-at-the-first-one": {
      operationId: "listOffices",
      description: "Returns the coordinates of the first office for each office that has some.",
      breaks: "contract",
      createHandler: changeEntries(["listOffices"], (office) => {
        const [first] = offices;
        if (office["latitude"] !== undefined)
          Object.assign(office, { latitude: first?.latitude, longitude: first?.longitude });
      }),
    },
    "week-on-saturday-in-russian": {
      operationId: "listOffices",
      description: "Names the days of all opening hours as those of the first ones in Russian.",
      breaks: "contract",
      createHandler: changeEntries(["listOffices"], (office, _index, request) => {
        const [first, ...others] = getEntries(office["hours"]);
        if (getLang(request) === "ru") for (const hours of others) hours["days"] = first?.["days"];
      }),
      observe: observeResponse("listOffices", { query: { lang: "ru" } }),
    },
    "longitude-first": breach(
      "listOffices",
      "Exchanges latitude and longitude, as GeoJSON has the longitude first.",
      changeEntries(["listOffices"], (office) =>
        Object.assign(office, { latitude: office["longitude"], longitude: office["latitude"] }),
      ),
    ),
    "sunday-is-first": breach(
      "listOffices",
      "Counts the days of the week from 1 for Sunday.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours))
          entry["weekdays"] = (entry["weekdays"] as number[]).map((weekday) => (weekday % 7) + 1);
      }),
    ),
    "hours-of-half-a-day": breach(
      "listOffices",
      "Writes times of the afternoon with the hours of a clock, such as 05:00 for 17:00.",
      changeEntries(["listOffices"], ({ hours }) => {
        for (const entry of listObjects(hours)) {
          const [hour = 0, minute = "00"] = String(entry["closes"]).split(":");
          entry["closes"] = `${String(Number(hour) % 12).padStart(2, "0")}:${minute}`;
        }
      }),
    ),
    "closed-in-the-past": {
      operationId: "listOffices",
      description: "Returns the closed days of the last year instead of the next 30 days.",
      breaks: "contract",
      createHandler: changeEntries(["listOffices"], (entry) => {
        if ("title" in entry) entry["closedDates"] = ["2025-12-31", "2026-01-01"];
      }),
      observe: observeResponse("listOffices"),
    },
  }),
  ...defineFaults("roles", {
    "offices-not-for-foreign-users": {
      operationId: "listOffices",
      description: "Answers 403 to a foreign organisation.",
      breaks: "contract",
      createHandler: answer(["listOffices"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("listOffices", { as: "foreign" }),
    },
  }),
  ...defineFaults("filters", {
    "unknown-region-is-none": breach(
      "listOffices",
      "Returns all offices for a region that it does not know.",
      ignoreUnknownValue("listOffices", "region"),
      observeAsCitizen("listOffices", { query: { region: "mars" } }),
    ),
    "regions-of-page": {
      operationId: "listOffices",
      description: "Offers only the regions of the offices on the page for the filter.",
      breaks: "contract",
      createHandler: changeObject(["listOffices"], (body) => {
        const regions = new Map(
          getEntries(body).flatMap(({ region }) => (isRecord(region) ? [[region["id"], region]] : [])),
        );
        body["regions"] = [...regions.values()];
      }),
      observe: async ({ call }) => (await call("listOffices", { query: { perPage: 2 } })).at("regions"),
    },
  }),
  ...defineFaults("errors", {
    "page-of-the-framework": {
      operationId: "listOffices",
      description: "Answers 400 with the error object of the framework, which has no message.",
      breaks: "contract",
      createHandler: changeErrors(["listOffices"], ({ status }) =>
        status === 400
          ? createResponse(400, {
              timestamp: "2026-11-17T06:00:00.000+00:00",
              status: 400,
              error: "Bad Request",
              path: "/api/offices/public",
            })
          : undefined,
      ),
      observe: observeResponse("listOffices", { query: { page: 0 } }),
    },
  }),
  ...defineFaults("parameters", {
    "negative-page-of-offices": {
      operationId: "listOffices",
      description: "Returns the first page for a negative one.",
      breaks: "contract",
      createHandler: changeRequest("listOffices", (request) =>
        Number(request.url.searchParams.get("page") ?? 1) < 0 ? withQuery(request, { page: "1" }) : request,
      ),
      observe: observeResponse("listOffices", { query: { page: -3 } }),
    },
    "region-ignored-for-offices": {
      operationId: "listOffices",
      description: "Ignores the region.",
      breaks: "contract",
      createHandler: changeRequest("listOffices", (request) => withQuery(request, { region: undefined })),
      observe: async ({ call }) => {
        const region = (await call("listOffices")).at("items.0.region.id");
        return (await call("listOffices", { query: { region: String(region) } })).at("total");
      },
    },
  }),
];
