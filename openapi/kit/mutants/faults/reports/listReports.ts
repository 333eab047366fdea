import { addDays } from "../../../../../mocks/store/calendar.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { director } from "../../shared/callers.ts";
import { answersError, withStatus } from "../../shared/errors.ts";
import { createPdf, uploadPdf } from "../../shared/files.ts";
import { withToken } from "../../shared/headers.ts";
import { arrangeEntries } from "../../shared/lists.ts";
import { observeAsCitizen, observeResponse } from "../../shared/observers.ts";
import { listsOfEverybody } from "../../shared/otherPersons.ts";
import { createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { body } from "../../shared/schemas.ts";
import {
  answer,
  changeEntries,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  getToken,
  parseJson,
} from "../../shared/seeds.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Faults of `listReports`. */
export const listReportsFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "list-reports": listsOfEverybody("listReports", "reports", "reports"),
    "reports-of-an-organisation-for-a-citizen": {
      operationId: "listReports",
      description: "Lists the reports of the user's organisation also while the user acts for themselves.",
      breaks: "contract",
      createHandler: answer(["listReports"], (request, { send, store }) => {
        const account = getPrincipal(request, store)?.account;
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        if (account === undefined || session?.certNumber !== undefined) return send(request);
        return send(withToken(request, createTokenOf(store, ({ id }) => id === account.id) ?? ""));
      }),
      observe: async ({ call, getSession }) => {
        const { accessToken } = getSession("director");
        const chosen = await call("chooseAccount", { token: accessToken });
        return (await call("listReports", { token: String(chosen.at("token") ?? accessToken) })).at("total");
      },
    },
    "reports-for-employees": {
      operationId: "listReports",
      description: "Shows the reports of an organisation to an employee of the service, who acts for none.",
      breaks: "contract",
      createHandler: changeRequest("listReports", (request, { store }) => {
        if (getPrincipal(request, store)?.account.authority !== "ADMIN") return request;
        const token = createTokenOf(store, ({ defaultCertNumber }) => defaultCertNumber !== undefined);
        return token === undefined ? request : withToken(request, token);
      }),
      observe: async ({ call }) => (await call("listReports", { as: "admin" })).at("total"),
    },
    "reports-of-all-organisations": {
      operationId: "listReports",
      description: "Returns the reports of every organisation to a user who acts for one.",
      breaks: "contract",
      createHandler: answer(["listReports"], async (request, { send, store }) => {
        const own = await send(request);
        const body = parseJson(own.body);
        if (!isRecord(body) || body["total"] === 0 || getEntries(body).length === 0) return own;
        const owners = store.state.reports.map(({ owner }) => owner);
        const [entry] = getEntries(body);
        const owner = store.state.reports.find(({ id }) => String(id) === String(entry?.["id"]))?.owner;
        if (owner !== undefined) for (const report of store.state.reports) report.owner = owner;
        const response = await send(request);
        store.state.reports.forEach((report, index) => {
          report.owner = owners[index] ?? report.owner;
        });
        return response;
      }),
      observe: async ({ call }) => (await call("listReports", { as: "director" })).at(),
    },
  }),
  ...defineFaults("account-sentences", {
    "report-of-any-own-organisation": {
      operationId: "listReports",
      description: "Takes a report of any organisation that the user may act for, whichever account they have chosen.",
      breaks: "contract",
      createHandler: answer(["submitReport"], async (request, { store, send }) => {
        const response = await send(request);
        const principal = getPrincipal(request, store);
        const owners = principal?.account.organisations.map(({ id }) => `organisation:${id}`) ?? [];
        const report = store.state.reports.find(
          ({ id, owner }) => String(id) === getPathPart(request, -1) && owners.includes(owner),
        );
        if (response.status !== 404 || principal === undefined || report === undefined) return response;
        const { owner } = report;
        report.owner = getOwner(principal);
        const accepted = await send(request);
        report.owner = owner;
        return accepted;
      }),
      observe: async ({ call, upload }) => {
        const token = String((await call("chooseAccount", { as: "representative" })).at("token"));
        const document = (await upload("representative", createPdf("report.pdf"))).at("id");
        return (await call("submitReport", { token, path: "709", body: { documentId: document } })).status;
      },
    },
  }),
  ...defineFaults("sessions", {
    "reports-of-default-organisation": {
      operationId: "listReports",
      description:
        "Lists the reports of the organisation that a user acts for after sign-in, whichever they have chosen.",
      breaks: "contract",
      createHandler: changeRequest("listReports", (request, { store }) => {
        const account = getPrincipal(request, store)?.account;
        return account?.defaultCertNumber === undefined
          ? request
          : withToken(request, createSession(store, account).accessToken);
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", director)).at("token"));
        return (await call("listReports", { token })).at("total");
      },
    },
  }),
  ...defineFaults("persistence", {
    "time-of-first-submission": {
      operationId: "listReports",
      description: "Keeps the time of the first submission when a report is submitted again.",
      breaks: "contract",
      createHandler: answer(["submitReport"], async (request, { send, store }) => {
        const report = store.state.reports.find(({ id }) => String(id) === getPathPart(request, -1));
        const earlier = report?.submittedAt;
        const response = await send(request);
        if (response.status === 200 && report !== undefined && earlier !== undefined) report.submittedAt = earlier;
        return response;
      }),
      observe: async (caller) => {
        const documentId = await uploadPdf(caller, "director", "report.pdf", "instruments");
        await caller.call("submitReport", { ...director, path: 698, body: { documentId } });
        return (await caller.call("listReports", director)).text;
      },
    },
  }),
  ...defineFaults("lists", {
    "earliest-report-first": {
      operationId: "listReports",
      description: "Returns the report with the earliest due date first.",
      breaks: "contract",
      createHandler: arrangeEntries("listReports", (entries) => entries.toReversed()),
      observe: async ({ call }) => (await call("listReports", { as: "director" })).at("items.0.id"),
    },
    "overdue-reports-left-out": {
      operationId: "listReports",
      description: "Leaves out the reports whose due date has passed and that were not submitted.",
      breaks: "contract",
      createHandler: changeObject(["listReports"], (body, _request, { store }) => {
        const today = new Date(store.now()).toISOString().slice(0, 10);
        const items = getEntries(body["items"]);
        const listed = items.filter(
          ({ dueDate, submittedAt }) => submittedAt !== undefined || String(dueDate) >= today,
        );
        body["total"] = Number(body["total"]) - items.length + listed.length;
        body["items"] = listed;
      }),
      observe: observeResponse("listReports", { as: "director" }),
    },
    "submitted-reports-last": {
      operationId: "listReports",
      description: "Returns the reports that were submitted after the others.",
      breaks: "contract",
      createHandler: arrangeEntries("listReports", (entries) => [
        ...entries.filter((entry) => !("submittedAt" in entry)).toReversed(),
        ...entries.filter((entry) => "submittedAt" in entry).toReversed(),
      ]),
      observe: observeResponse("listReports", { as: "director" }),
    },
  }),
  ...defineFaults("values", {
    "date-with-dots": returns(
      "listReports",
      "Returns due dates as day, month and year with dots.",
      setTo("dueDate", (value) => String(value).split("-").toReversed().join(".")),
    ),
    "period-without-last-day": {
      operationId: "listReports",
      description: "Lists the day after a period as its last day, like a range without its end.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], ({ period }) => {
        if (isRecord(period)) period["to"] = addDays(String(period["to"]), 1);
      }),
      observe: async ({ call }) => (await call("listReports", director)).at("items.0.period"),
    },
  }),
  ...defineFaults("statuses", {
    "no-token-404": answersError("listReports", "Returns 404 without an access token.", 401, withStatus(404), {}),
    "no-organisation-403": {
      operationId: "listReports",
      description: "Answers 403 to a user who does not act for an organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["listReports"], (response) => {
        const body = parseJson(response.body);
        return isRecord(body) && body["total"] === 0
          ? createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" })
          : undefined;
      }),
      observe: observeResponse("listReports", { as: "citizen" }),
    },
  }),
  ...defineFaults("languages", {
    "report-without-its-language": {
      operationId: "listReports",
      description: "Does not say that the title of a report is in another language than the requested one.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], (report) => {
        delete report["lang"];
      }),
      observe: async ({ call }) => {
        const choice = await call("chooseAccount", { as: "director", query: { certNumber: "AZ-2026-000599" } });
        return (await call("listReports", { token: String(choice.at("token")), query: { lang: "en" } })).text;
      },
    },
  }),
  ...defineFaults("schemas", {
    "items-null-when-empty": {
      ...body("listReports", "Returns null instead of an empty list.", (value) => {
        if (isRecord(value) && Array.isArray(value["items"]) && value["items"].length === 0) value["items"] = null;
      }),
      observe: observeAsCitizen("listReports"),
    },
  }),
];
