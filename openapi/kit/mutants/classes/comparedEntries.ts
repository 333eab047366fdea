import { offices } from "../../../../mocks/sampleData/offices.ts";
import { getOwner } from "../../../../mocks/store/owners.ts";
import type { ReportRecord } from "../../../../mocks/store/reports.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import { defineFaults, type FaultDefinition, type RequestHandler } from "../fault.ts";
import { createPdf, observeResponse } from "../observers.ts";
import { getPrincipal } from "../recordOwners.ts";
import {
  answer,
  bodyOf,
  cacheResponses,
  changeEntries,
  changeObject,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  getToken,
  withJson,
} from "../seeds.ts";

/** Answers 403 to an administrator, whose role was forgotten. */
const forgetAdministrator = (operationId: string): (() => RequestHandler) =>
  answer([operationId], async (request, { send, store }) =>
    getPrincipal(request, store)?.account.authority === "ADMIN"
      ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
      : send(request),
  );

/** Changes a report that is submitted after its due date, or on another day of its period. */
const changeSubmitted = (change: (report: ReportRecord, today: string) => void): (() => RequestHandler) =>
  answer(["submitReport"], async (request, { send, store }) => {
    const response = await send(request);
    const report = store.state.reports.find(({ id }) => isSameId(id, getPathPart(request, -1)));
    const today = new Date(store.now()).toISOString().slice(0, 10);
    if (response.status !== 200 || report === undefined) return response;
    change(report, today);
    const { dueDate, period } = report;
    return withJson(response, { ...bodyOf(response), dueDate, period });
  });

/** Submits the last report of an organisation. Returns the list with it. */
const observeSubmission: NonNullable<FaultDefinition["observe"]> = async ({ call, upload, store }) => {
  const { id } = store.state.reports.findLast(({ owner }) => owner === "organisation:504") ?? {};
  const documentId = (await upload("director", createPdf("sales.pdf"))).at("id");
  await call("submitReport", { as: "director", path: Number(id), body: { documentId } });
  return (await call("listReports", { as: "director", query: { perPage: 100 } })).text;
};

/** The days of the next month. */
const listNextDays = (now: number): string[] =>
  Array.from({ length: 30 }, (_, index) => new Date(now + index * 86_400_000).toISOString().slice(0, 10));

/** Faults that only a comparison of an entry with another one shows, or with itself before or for another reader. */
export const comparedEntryFaults = [
  ...defineFaults("roles", {
    "no-checkout-for-administrators": {
      operationId: "startPayment",
      description: "Answers 403 to administrators who start a payment, whichever it is.",
      breaks: "contract",
      createHandler: forgetAdministrator("startPayment"),
      observe: observeResponse("startPayment", { as: "admin", path: 12_345 }),
    },
    "no-reports-of-administrators": {
      operationId: "submitReport",
      description: "Answers 403 to administrators who submit a report, whichever it is.",
      breaks: "contract",
      createHandler: forgetAdministrator("submitReport"),
      observe: observeResponse("submitReport", { as: "admin", path: 12_345, body: { documentId: 1 } }),
    },
  }),
  ...defineFaults("values", {
    "one-page-for-each-account": {
      operationId: "startPayment",
      description: "Returns one address of a payment page for all amounts of an account.",
      breaks: "contract",
      createHandler: changeObject(["startPayment"], (body, request, { store }) => {
        const principal = getPrincipal(request, store);
        if (principal) body["redirectUrl"] = `/payment/?account=${encodeURIComponent(getOwner(principal))}`;
      }),
      observe: async ({ call }) => {
        const path = Number((await call("listObligations", { as: "director" })).at("items.1.id"));
        return (await call("startPayment", { as: "director", path })).text;
      },
    },
    "days-of-grace": {
      operationId: "submitReport",
      description: "Moves the due date of a report that is submitted late to the day of its submission.",
      breaks: "contract",
      createHandler: changeSubmitted((report, today) => {
        if (report.dueDate < today) report.dueDate = today;
      }),
      observe: observeSubmission,
    },
    "period-until-the-submission": {
      operationId: "submitReport",
      description: "Ends the period of a report on the day before its submission.",
      breaks: "contract",
      createHandler: changeSubmitted((report, today) => {
        const { from } = report.period;
        if (from < today) report.period = { from, to: today };
      }),
      observe: observeSubmission,
    },
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
  }),
  ...defineFaults("persistence", {
    "first-details-for-everybody": {
      operationId: "updatePossessor",
      description: "Keeps what is read of an organisation without a token, also after its details have changed.",
      breaks: "contract",
      createHandler: () => {
        const kept = cacheResponses(["readPossessor"], (request) => getPathPart(request, -1))();
        return (request, backend) => (getToken(request) === "" ? kept(request, backend) : backend.send(request));
      },
      observe: async ({ call, store }) => {
        const path = store.state.possessors[0]?.id ?? 0;
        await call("readPossessor", { path });
        await call("updatePossessor", { as: "foreign", path, body: { name: "Tide GmbH", address: "Pier 4, Kiel" } });
        return (await call("readPossessor", { path })).text;
      },
    },
  }),
];
