import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { isWorkingDay } from "../../../../../mocks/store/workingDays.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import { defineFaults, type FaultResponse, type SeededFault, breach } from "../../fault.ts";
import { sometimes } from "../../shared/availability.ts";
import { citizen, foreign } from "../../shared/callers.ts";
import { combinesWithOr, ignores } from "../../shared/filters.ts";
import { readsQueryAs } from "../../shared/inputs.ts";
import { arrangeEntries, getPaging, observeField } from "../../shared/lists.ts";
import { observeResponse, sendSuggestion, observeAsCitizen } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { forRepresentatives, openAsColleague, readAuthority } from "../../shared/roles.ts";
import { entries, without } from "../../shared/schemas.ts";
import { finds } from "../../shared/searches.ts";
import {
  answer,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  type JsonObject,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { returns, setTo, withoutZone } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** The operations whose response is an appeal, or a list of appeals. */
const appealOperations = ["listAppeals", "readAppeal", "sendAppeal", "correctAppeal", "withdrawAppeal"];

/** Returns the working days after `day`, until `end`. */
function countWorkingDays(day: string, end: string): number {
  let count = 0;
  for (let next = addDays(day, 1); next <= end; next = addDays(next, 1)) if (isWorkingDay(next)) count += 1;
  return count;
}

/** Faults of `listAppeals`. */
export const listAppealsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-appeals": listsOfEverybody("listAppeals", "appeals", "appeals"),
    "appeal-of-its-sender": {
      operationId: "listAppeals",
      description: "Opens an appeal of an organisation only for the representative who has sent it.",
      breaks: "contract",
      createHandler: answer(["readAppeal"], async (request, { send, store }) => {
        const appeal = store.state.appeals.find(({ id }) => isSameId(id, getPathPart(request, -1)));
        const sender = getPrincipal(request, store)?.account.id;
        return appeal === undefined || sender === undefined || appeal.accountId === sender
          ? send(request)
          : createResponse(404, { message: "Tapılmadı.", code: "NOT_FOUND" });
      }),
      observe: async ({ call, store }) => {
        const path = store.state.appeals.find(({ owner }) => owner === "organisation:504")?.id ?? 0;
        const query = { certNumber: "AZ-2026-000598" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("readAppeal", { token, path })).status;
      },
    },
    "appeals-only-for-their-sender": {
      operationId: "listAppeals",
      description: "Shows an appeal of an organisation only to the representative who has sent it.",
      breaks: "contract",
      createHandler: forRepresentatives("listAppeals", ({ state }, owner, others) =>
        state.appeals
          .filter(({ owner: of, accountId }) => of === owner && others.includes(accountId))
          .map((record) => [record, "person:0"]),
      ),
      observe: async ({ call, store }) => (await call("listAppeals", { token: openAsColleague(store) })).at("total"),
    },
  }),
  ...defineFaults("availability", {
    "intermittent-500": sometimes(
      "listAppeals",
      "Fails for every fourth request.",
      (requestCount) => requestCount % 4 === 0,
      () => createResponse(500, { message: "Naməlum xəta baş verdi!" }),
    ),
    "login-page": {
      operationId: "listAppeals",
      description: "Redirects to a login page instead of returning 401.",
      breaks: "specification",
      createHandler: changeResponse(["listAppeals"], (response) =>
        response.status === 401
          ? { status: 302, headers: new Headers({ location: "/login" }), body: new Uint8Array() }
          : undefined,
      ),
      observe: async ({ call }) => (await call("listAppeals")).status,
    },
  }),
  ...defineFaults("repetition", {
    "last-order-becomes-the-default": {
      operationId: "listAppeals",
      description: "Remembers the last `sort` in the session, and uses it for the next request without one.",
      breaks: "contract",
      createHandler: () => {
        const orders = new Map<number, string>();
        return async (request, { send, store }) => {
          const session = getPrincipal(request, store)?.session;
          if (request.operationId !== "listAppeals" || session === undefined) return send(request);
          const sort = request.url.searchParams.get("sort");
          if (sort === null) return send(withQuery(request, { sort: orders.get(session.id) }));
          const response = await send(request);
          if (response.status === 200) orders.set(session.id, sort);
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("listAppeals", { ...citizen, query: { sort: "dueDate.asc" } });
        return (await call("listAppeals", citizen)).text;
      },
    },
  }),
  ...defineFaults("lists", {
    "order-without-status": {
      operationId: "listAppeals",
      description: "Ignores `sort` when a status is requested.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) =>
        request.url.searchParams.has("status") ? withQuery(request, { sort: undefined }) : request,
      ),
      observe: observeField("listAppeals", "id", { status: "WAITING", sort: "appealDate.asc" }),
    },
    "without-due-date-first": {
      operationId: "listAppeals",
      description: "Puts appeals without a due date first when they are sorted by it.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
        url.searchParams.get("sort")?.startsWith("dueDate") === true
          ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
          : entries,
      ),
      observe: observeField("listAppeals", "id", { sort: "dueDate.asc", perPage: 100 }),
    },
    "oldest-appeal-first-in-filter": {
      operationId: "listAppeals",
      description: "Returns the oldest appeal first when appeals of one kind are asked for.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
        url.searchParams.has("kind") && !url.searchParams.has("sort") ? entries.toReversed() : entries,
      ),
      observe: observeResponse("listAppeals", { as: "citizen", query: { kind: "APPLICATION" } }),
    },
  }),
  ...defineFaults("values", {
    "awaited-document-not-listed": {
      operationId: "listAppeals",
      description: "Says only in an appeal itself, and not in the list, that the service waits for a document.",
      breaks: "contract",
      createHandler: changeEntries(["listAppeals"], (appeal) => {
        delete appeal["needsDocument"];
      }),
      observe: observeField("listAppeals", "needsDocument"),
    },
    "evaluation-not-listed": {
      operationId: "listAppeals",
      description: "Says only in an appeal itself, and not in the list, that it has been evaluated.",
      breaks: "contract",
      createHandler: changeEntries(["listAppeals"], (appeal) => {
        delete appeal["evaluated"];
      }),
      observe: async ({ call, store }) => {
        for (const appeal of store.state.appeals) appeal.isEvaluated = true;
        return getEntries((await call("listAppeals", { as: "citizen" })).at()).map(({ evaluated }) => evaluated);
      },
    },
    "limit-in-days": breach(
      "listAppeals",
      "Counts the time limits of all appeals in calendar days.",
      changeEntries([...appealOperations, "findAppeal"], (entry) => {
        const appeal = isRecord(entry["appeal"]) ? entry["appeal"] : entry;
        const days = appeal["dueWorkingDays"] ?? 15;
        if (typeof appeal["dueDate"] === "string")
          appeal["dueDate"] = addDays(String(appeal["appealDate"]).slice(0, 10), Number(days));
      }),
    ),
    "limit-without-length": breach(
      "listAppeals",
      "Returns the last day of the time limit of a complaint without its length.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["kind"] === "COMPLAINT") delete appeal["dueWorkingDays"];
      }),
    ),
    "waits-after-refusal": breach(
      "listAppeals",
      "Says that the service waits for a document of an appeal that it has refused for want of it.",
      changeEntries(appealOperations, (appeal) => {
        if (appeal["status"] === "REFUSED") appeal["needsDocument"] = true;
      }),
    ),
    "date-without-zone": returns("listAppeals", "Returns times without an offset.", setTo("appealDate", withoutZone)),
    "date-as-time": returns(
      "listAppeals",
      "Returns a due date with a time.",
      setTo("dueDate", (value) => `${String(value)}T00:00:00Z`),
    ),
    "null-for-absent": returns("listAppeals", "Returns null for optional fields without a value.", (entry) => {
      entry["withdrawnAt"] ??= null;
      entry["dueDate"] ??= null;
    }),
    "unknown-status": returns(
      "listAppeals",
      "Returns a status that the contract does not name.",
      setTo("status", () => "ARCHIVED"),
    ),
    "status-in-camel-case": returns(
      "listAppeals",
      "Returns a status in camel case, such as InProcess.",
      setTo("status", (value) =>
        String(value)
          .toLowerCase()
          .replaceAll(/(^|_)(\w)/g, (_match, _start, letter: string) => letter.toUpperCase()),
      ),
      "contract",
    ),
    "working-days-that-are-left": {
      operationId: "listAppeals",
      description:
        "Gives the working days that are left until the due date as `dueWorkingDays`, and not the length of the time limit.",
      breaks: "contract",
      createHandler: changeObject(["listAppeals"], (body, _request, { store }) => {
        for (const entry of getEntries(body))
          if (typeof entry["dueDate"] === "string" && typeof entry["dueWorkingDays"] === "number")
            entry["dueWorkingDays"] = Math.min(
              entry["dueWorkingDays"],
              countWorkingDays(toIsoDate(store.now()), entry["dueDate"]),
            );
      }),
      observe: observeResponse("listAppeals", citizen),
    },
  }),
  ...defineFaults("inputs", {
    "enum-ignores-case": {
      operationId: "listAppeals",
      description: "Accepts a status in lower case.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) => {
        const status = request.url.searchParams.get("status");
        return status === null ? request : withQuery(request, { status: status.toUpperCase() });
      }),
      observe: async ({ call }) => (await call("listAppeals", { as: "citizen", query: { status: "refused" } })).status,
    },
  }),
  ...defineFaults("statuses", {
    "no-appeals-404": {
      operationId: "listAppeals",
      description: "Answers 404 when no appeal satisfies the filters.",
      breaks: "contract",
      createHandler: changeSuccess(["listAppeals"], (response) => {
        const body = parseJson(response.body);
        return isRecord(body) && body["total"] === 0
          ? createResponse(404, { message: "Müraciət yoxdur.", code: "NOT_FOUND" })
          : undefined;
      }),
      observe: observeResponse("listAppeals", { as: "admin" }),
    },
  }),
  ...defineFaults("robustness", {
    "replica-that-stands-still": {
      operationId: "listAppeals",
      description:
        "Sends every fourth request to a replica that has stopped to follow, and shows the list as it was at first.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, FaultResponse>();
        let count = 0;
        return async (request, { send, store }) => {
          const response = await send(request);
          const principal = getPrincipal(request, store);
          if (request.operationId !== "listAppeals" || response.status !== 200 || principal === undefined)
            return response;
          const key = `${getOwner(principal)} ${request.url.search}`;
          const earlier = first.get(key) ?? response;
          first.set(key, earlier);
          count += 1;
          return count % 4 === 0 ? earlier : response;
        };
      },
      observe: async (caller) => {
        const read = async (): Promise<string> => (await caller.call("listAppeals", citizen)).text;
        const before = await read();
        await sendSuggestion(caller);
        return [before, await read(), await read(), await read(), await read()];
      },
    },
  }),
  ...defineFaults("roles", {
    "filtered-list-has-no-role-check": {
      operationId: "listAppeals",
      description: "Answers a foreign user who filters by status with an empty list instead of 403.",
      breaks: "contract",
      createHandler: changeErrors(["listAppeals"], (response, request, { store }) =>
        response.status === 403 && request.url.searchParams.has("status") && readAuthority(request, store) === "USER"
          ? createResponse(200, { ...getPaging(request), total: 0, items: [] })
          : undefined,
      ),
      observe: observeResponse("listAppeals", { ...foreign, query: { status: "WAITING" } }),
    },
  }),
  ...defineFaults("searches", {
    "appeal-number-not-searched": finds(
      "listAppeals",
      "Does not search the numbers of appeals.",
      ({ serviceType }, word) => String(serviceType).toLowerCase().includes(word.toLowerCase()),
      async ({ call }) => {
        const word = String((await call("listAppeals", { as: "citizen" })).at("items.0.appealNumber"));
        return (await call("listAppeals", { as: "citizen", query: { word } })).at("total");
      },
    ),
  }),
  ...defineFaults("filters", {
    "appeals-of-kind-unsorted": breach(
      "listAppeals",
      "Ignores `sort` when appeals of one kind or status are asked for.",
      changeRequest("listAppeals", (request) =>
        ["kind", "status"].some((name) => request.url.searchParams.has(name))
          ? withQuery(request, { sort: undefined })
          : request,
      ),
      observeAsCitizen("listAppeals", { query: { kind: "COMPLAINT", sort: "appealDate.asc" } }),
    ),
    "status-ignored": ignores("listAppeals", "status", "REFUSED"),
    "sort-ignored": ignores("listAppeals", "sort", "appealDate.asc"),
    "appeal-filters-or": combinesWithOr("listAppeals", "status", "kind", ["IN_PROCESS", "COMPLAINT"]),
    "kind-ignored": {
      operationId: "listAppeals",
      description: "Ignores the parameter kind.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) => withQuery(request, { kind: undefined })),
      observe: observeField("listAppeals", "id", { kind: "COMPLAINT" }),
    },
    "progress-is-in-process": {
      operationId: "listAppeals",
      description: "Returns the appeals in execution among those under review.",
      breaks: "contract",
      createHandler: answer(["listAppeals"], async (request, { send }) => {
        if (request.url.searchParams.get("status") !== "IN_PROCESS") return send(request);
        const response = await send(request);
        const others = getEntries(parseJson((await send(withQuery(request, { status: "PROGRESS" }))).body));
        const body = parseJson(response.body);
        if (!isRecord(body) || response.status !== 200) return response;
        const items = [...getEntries(body), ...others.filter((entry) => "appealNumber" in entry)];
        return withJson(response, { ...body, items, total: items.length });
      }),
      observe: observeResponse("listAppeals", { as: "director", query: { status: "IN_PROCESS" } }),
    },
    "status-filter-after-paging": {
      operationId: "listAppeals",
      description: "Applies the status filter to the entries of each page, and counts the entries of all statuses.",
      breaks: "contract",
      createHandler: answer(["listAppeals"], async (request, backend) => {
        const status = request.url.searchParams.get("status");
        const unfiltered = await backend.send(withQuery(request, { status: undefined }));
        const body = parseJson(unfiltered.body);
        if (status === null || !isRecord(body) || !Array.isArray(body["items"])) return backend.send(request);
        const items = body["items"].filter((entry: JsonObject) => entry["status"] === status);
        return withJson(unfiltered, { ...body, items });
      }),
      observe: observeField("listAppeals", "status", { status: "REFUSED", perPage: 2 }),
    },
    "status-without-withdrawn": {
      operationId: "listAppeals",
      description: "Leaves withdrawn appeals out when it filters by their status.",
      breaks: "contract",
      createHandler: arrangeEntries("listAppeals", (entries, { url }) =>
        url.searchParams.has("status") ? entries.filter((appeal) => !("withdrawnAt" in appeal)) : entries,
      ),
      observe: observeField("listAppeals", "id", { status: "IN_PROCESS" }),
    },
  }),
  ...defineFaults("parameters", {
    "per-page-0": readsQueryAs(
      "listAppeals",
      "Accepts 0 entries per page.",
      "perPage",
      (value) => value === "0",
      () => "10",
      "0",
    ),
    "at-most-fifty-per-page": {
      operationId: "listAppeals",
      description: "Returns pages of at most 50 appeals, whatever the request asks for.",
      breaks: "contract",
      createHandler: changeRequest("listAppeals", (request) => {
        const perPage = Number(request.url.searchParams.get("perPage") ?? 10);
        return perPage > 50 && perPage <= 100 ? withQuery(request, { perPage: "50" }) : request;
      }),
      observe: observeResponse("listAppeals", { ...citizen, query: { perPage: 100 } }),
    },
  }),
  ...defineFaults("schemas", {
    "appeal-without-kind": entries("listAppeals", "Returns appeals without their kind.", without("kind")),
  }),
];
