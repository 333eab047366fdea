import { toIsoDate, toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import type { PersonaId } from "../../../../../mocks/store/personas.ts";
import type { ReportRecord } from "../../../../../mocks/store/reports.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { Caller, CallOptions } from "../../caller.ts";
import {
  defineFaults,
  type FaultDefinition,
  type FaultRequest,
  type FaultResponse,
  type RequestHandler,
  type SeededFault,
  type UpstreamBackend,
} from "../../fault.ts";
import { director } from "../../shared/callers.ts";
import { failure } from "../../shared/errors.ts";
import { createPdf, png, uploadPdf } from "../../shared/files.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { shirvanCertificate } from "../../shared/organisations.ts";
import { usesOthersUpload } from "../../shared/otherPersons.ts";
import { getPrincipal, ignoreOwners } from "../../shared/recordOwners.ts";
import { forgetAdministrator, isForeign } from "../../shared/roles.ts";
import {
  answer,
  readBody,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  type JsonObject,
  parseJson,
  withBody,
  withJson,
} from "../../shared/seeds.ts";
import { minuteMs } from "../../shared/times.ts";
import { acceptToken } from "../../shared/tokens.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const findOwnReport = ({ store, getSession }: Caller, persona: PersonaId): number => {
  const session = getSession(persona);
  const account = store.state.accounts.find(({ id }) => id === session.accountId);
  const owner = account && getOwner({ account, session });
  return store.state.reports.find((report) => report.owner === owner)?.id ?? 0;
};

/** Changes a report that is submitted after its due date, or on another day of its period. */
const changeSubmitted = (change: (report: ReportRecord, today: string) => void): (() => RequestHandler) =>
  answer(["submitReport"], async (request, { send, store }) => {
    const response = await send(request);
    const report = store.state.reports.find(({ id }) => isSameId(id, getPathPart(request, -1)));
    const today = new Date(store.now()).toISOString().slice(0, 10);
    if (response.status !== 200 || report === undefined) return response;
    change(report, today);
    const { dueDate, period } = report;
    return withJson(response, { ...readBody(response), dueDate, period });
  });

/** Submits the last report of an organisation. Returns the list with it. */
const observeSubmission: NonNullable<FaultDefinition["observe"]> = async ({ call, upload, store }) => {
  const { id } = store.state.reports.findLast(({ owner }) => owner === "organisation:504") ?? {};
  const documentId = (await upload("director", createPdf("sales.pdf"))).at("id");
  await call("submitReport", { as: "director", path: Number(id), body: { documentId } });
  return (await call("listReports", { as: "director", query: { perPage: 100 } })).text;
};

const notFound = (): FaultResponse =>
  createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" });

/** Sends a request with the token of another session of the same account when its own token was refused. */
const acceptExpired = (operationId: string) => {
  const accept = acceptToken((token, store) => {
    const session = store.state.sessions.find(({ accessToken }) => accessToken === token);
    return session?.accountId;
  })();
  return () => (request: FaultRequest, backend: UpstreamBackend) =>
    request.operationId === operationId ? accept(request, backend) : backend.send(request);
};

const submitLampReport = async ({ call, upload }: Caller, options: CallOptions) => {
  const file = await upload("director", createPdf("lamp.pdf"));
  const report = getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"];
  return call("submitReport", { ...options, path: String(report), body: { documentId: file.at("id") } });
};

/** Faults of `submitReport`. */
export const submitReportFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "submit-report": {
      ...usesOthersUpload("submitReport", "Accepts the report of another organisation.", (documentId) => ({
        body: { documentId },
      })),
      createHandler: ignoreOwners(["submitReport"], "reports"),
      observe: async (caller) => {
        const documentId = (await caller.upload("citizen", png())).at("id");
        const path = findOwnReport(caller, "director");
        return (await caller.call("submitReport", { as: "citizen", path, body: { documentId } })).status;
      },
    },
    "upload-in-report": usesOthersUpload(
      "submitReport",
      "Submits a report with the file of another user.",
      (id, caller) => ({
        body: { documentId: id },
        as: "director",
        path: findOwnReport(caller, "director"),
      }),
    ),
  }),
  ...defineFaults("sessions", {
    "report-with-expired-token": {
      operationId: "submitReport",
      description: "Accepts a report with an access token that has expired.",
      breaks: "contract",
      createHandler: acceptExpired("submitReport"),
      observe: async (caller) => {
        const { accessToken } = caller.getSession("director");
        const session = caller.store.state.sessions.find((found) => found.accessToken === accessToken);
        const file = await caller.upload("director", createPdf("lamp.pdf"));
        const report = getEntries((await caller.call("listReports", { as: "director" })).at())[0]?.["id"];
        if (session !== undefined) session.accessExpiresAt = 0;
        const options = { token: accessToken, path: String(report), body: { documentId: file.at("id") } };
        return (await caller.call("submitReport", options)).status;
      },
    },
  }),
  ...defineFaults("persistence", {
    "first-submission-counts": {
      operationId: "submitReport",
      description: "Keeps the time of the first submission when a report is submitted again.",
      breaks: "contract",
      createHandler: answer(["submitReport"], async (request, { store, send }) => {
        const report = store.state.reports.find(({ id }) => String(id) === getPathPart(request, -1));
        const submittedAt = report?.submittedAt;
        const response = await send(request);
        if (response.status !== 200 || report === undefined || submittedAt === undefined) return response;
        report.submittedAt = submittedAt;
        return withJson(response, { ...readBody(response), submittedAt: toIsoDateTime(submittedAt) });
      }),
      observe: async ({ call, upload, store }) => {
        const seen = [];
        for (const name of ["first.pdf", "second.pdf"]) {
          store.state.clockOffsetMs += minuteMs;
          const documentId = (await upload("director", createPdf(name))).at("id");
          seen.push(
            (await call("submitReport", { as: "director", path: 712, body: { documentId } })).at("submittedAt"),
          );
        }
        return seen;
      },
    },
    "report-not-listed-as-submitted": {
      operationId: "submitReport",
      description: "Lists a submitted report without the id of its file.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], (entry) => {
        delete entry["documentId"];
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("bench.pdf"));
        const report = getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"];
        await call("submitReport", { as: "director", path: String(report), body: { documentId: file.at("id") } });
        return (await call("listReports", { as: "director" })).at("items");
      },
    },
    "first-file-of-report": {
      operationId: "submitReport",
      description: "Keeps the first file of a report when it is submitted a second time.",
      breaks: "contract",
      createHandler: () => {
        const first = new Map<string, unknown>();
        return async (request, { send }) => {
          const body = parseJson(request.body);
          if (request.operationId !== "submitReport" || !isRecord(body)) return send(request);
          const kept = first.get(request.url.pathname);
          const response = await send(kept === undefined ? request : withBody(request, { documentId: kept }));
          if (response.status === 200 && kept === undefined) first.set(request.url.pathname, body["documentId"]);
          return response;
        };
      },
      observe: async ({ call, upload }) => {
        const path = String((await call("listReports", { as: "director" })).at("items.0.id"));
        const send = async (text: string) => {
          const file = await upload(
            "director",
            new File([`%PDF-1.7 ${text}`], `${text}.pdf`, { type: "application/pdf" }),
          );
          await call("submitReport", { as: "director", path, body: { documentId: file.at("id") } });
          return file.at("id");
        };
        await send("one");
        const second = await send("two");
        const items = (await call("listReports", { as: "director" })).at("items") as JsonObject[];
        return items.some(({ documentId }) => documentId === second);
      },
    },
  }),
  ...defineFaults("values", {
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
  }),
  ...defineFaults("inputs", {
    "first-of-several-files": {
      operationId: "submitReport",
      description: "Takes the first of a list of files for the file of a report.",
      breaks: "contract",
      createHandler: changeRequestBody("submitReport", (body) => {
        if (Array.isArray(body["documentId"])) body["documentId"] = body["documentId"][0] ?? 1;
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", new File(["%PDF-1.7 x"], "x.pdf", { type: "application/pdf" }));
        return (await call("submitReport", { as: "director", path: 712, body: { documentId: [file.at("id")] } }))
          .status;
      },
    },
  }),
  ...defineFaults("statuses", {
    "overdue-report": {
      operationId: "submitReport",
      description: "Refuses a report after its due date.",
      breaks: "contract",
      createHandler: changeRequest("submitReport", (request, { store }) => {
        const principal = getPrincipal(request, store);
        const report = store.state.reports.find(({ id }) => String(id) === getPathPart(request, -1));
        const isOverdue =
          principal !== undefined &&
          report?.owner === getOwner(principal) &&
          report.dueDate < toIsoDate(store.now()) &&
          report.submittedAt === undefined;
        return isOverdue ? withBody(request, { documentId: 1 }) : request;
      }),
      observe: async (caller) => {
        const { call, store } = caller;
        store.state.clockOffsetMs += 90 * 24 * 60 * 60_000;
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const session =
          account && createSession(store, account, { certNumber: shirvanCertificate, signedInAt: store.now() });
        const document = store.state.documents.find(
          ({ owner, mimeType }) => owner === "organisation:501" && mimeType === "application/pdf",
        );
        const body = { documentId: document?.id ?? 8040 };
        return (await call("submitReport", { token: session?.accessToken ?? "", path: 651, body })).status;
      },
    },
  }),
  ...defineFaults("languages", {
    "report-receipt-mixed": {
      operationId: "submitReport",
      description:
        "Returns the message about a submitted report in Azerbaijani, and its title in the requested language.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], (body) => {
        body["message"] = "Hesabatınız qəbul edildi və yoxlanılmaq üçün göndərildi.";
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", new File(["%PDF-1.7 x"], "x.pdf", { type: "application/pdf" }));
        const body = { documentId: file.at("id") };
        return (await call("submitReport", { as: "director", path: 712, body, query: { lang: "en" } })).at("message");
      },
    },
    "report-title-in-azerbaijani": {
      operationId: "submitReport",
      description: "Returns the title of a submitted report in Azerbaijani.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], async (body, request, { send }) => {
        const url = new URL(request.url);
        url.pathname = "/api/reports";
        url.search = "?perPage=100&lang=az";
        const list = parseJson((await send({ ...request, method: "GET", url, body: new Uint8Array() })).body);
        body["title"] = getEntries(list).find(({ id }) => id === body["id"])?.["title"] ?? body["title"];
      }),
      observe: async (caller) =>
        (await submitLampReport(caller, { as: "director", query: { lang: "en" } })).at("title"),
    },
  }),
  ...defineFaults("transport", {
    "receipt-in-latin-1": {
      operationId: "submitReport",
      description:
        "Writes the receipt in ISO-8859-1, the default of the server, so that all letters that are not in it become question marks.",
      breaks: "contract",
      createHandler: changeSuccess(["submitReport"], (response) => ({
        ...withHeaderOf(response, "content-type", "application/json;charset=ISO-8859-1"),
        body: Uint8Array.from([...new TextDecoder().decode(response.body)], (letter) => {
          const code = letter.codePointAt(0) ?? 0;
          return code > 255 ? 63 : code;
        }),
      })),
      observe: async (caller) => {
        const documentId = await uploadPdf(caller, "director", "report.pdf");
        const { text, headers } = await caller.call("submitReport", { ...director, path: 712, body: { documentId } });
        return [headers.get("content-type"), text];
      },
    },
    "report-as-plain-text": {
      operationId: "submitReport",
      description: "Returns the JSON of a submitted report as text/plain.",
      breaks: "contract",
      createHandler: changeSuccess(["submitReport"], ({ headers }) => headers.set("content-type", "text/plain")),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("kiosk.pdf"));
        const path = String(getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"]);
        const body = { documentId: file.at("id") };
        return (await call("submitReport", { as: "director", path, body })).headers.get("content-type");
      },
    },
  }),
  ...defineFaults("roles", {
    "no-reports-of-administrators": {
      operationId: "submitReport",
      description: "Answers 403 to administrators who submit a report, whichever it is.",
      breaks: "contract",
      createHandler: forgetAdministrator("submitReport"),
      observe: observeResponse("submitReport", { as: "admin", path: 12_345, body: { documentId: 1 } }),
    },
    "report-404-for-role": {
      operationId: "submitReport",
      description: "Answers 404 to a role that may not submit reports.",
      breaks: "contract",
      createHandler: changeErrors(["submitReport"], ({ status }, request, backend) =>
        status === 403 && isForeign(request, backend) ? notFound() : undefined,
      ),
      observe: observeResponse("submitReport", { as: "foreign", path: 712, body: { documentId: 1 } }),
    },
  }),
  ...defineFaults("errors", {
    "code-of-status": {
      operationId: "submitReport",
      description: "Names an unknown report with the code INVALID_PARAMETERS.",
      breaks: "contract",
      createHandler: changeErrors(["submitReport"], (response) => {
        const body = parseJson(response.body);
        return response.status === 404 && isRecord(body)
          ? withJson(response, { ...body, code: "INVALID_PARAMETERS" })
          : undefined;
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("bench.pdf"));
        return (await call("submitReport", { as: "director", path: 99_887, body: { documentId: file.at("id") } })).text;
      },
    },
  }),
  ...defineFaults("parameters", {
    "report-id-has-to-be-a-number": {
      operationId: "submitReport",
      description: "Fails for an id that is no number.",
      breaks: "contract",
      createHandler: changeErrors(["submitReport"], ({ status }, request) =>
        status === 404 && !/^\d+$/.test(getPathPart(request, -1)) ? failure() : undefined,
      ),
      observe: async (caller) => {
        const documentId = await uploadPdf(caller, "director", "report.pdf", "sales");
        return (await caller.call("submitReport", { ...director, path: "no-such-report", body: { documentId } }))
          .status;
      },
    },
    "number-before-letters": {
      operationId: "submitReport",
      description: "Reads the number at the beginning of an id, and ignores the letters after it.",
      breaks: "contract",
      createHandler: changeRequest("submitReport", (request) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/(\d+)[^/\d][^/]*$/, "$1");
        return { ...request, url };
      }),
      observe: async ({ call, upload }) => {
        const file = await upload("director", createPdf("kiosk.pdf"));
        const report = String(getEntries((await call("listReports", { as: "director" })).at())[0]?.["id"]);
        const body = { documentId: file.at("id") };
        return (await call("submitReport", { as: "director", path: `${report}x`, body })).status;
      },
    },
  }),
  ...defineFaults("schemas", {
    "due-date-as-numbers": {
      operationId: "submitReport",
      description: "Returns the due date of a submitted report as a list of year, month and day.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], (body) => {
        if (typeof body["dueDate"] === "string") body["dueDate"] = body["dueDate"].split("-").map(Number);
      }),
      observe: async (caller) => {
        const documentId = await uploadPdf(caller, "director", "report.pdf", "sales");
        return (await caller.call("submitReport", { ...director, path: 698, body: { documentId } })).at("dueDate");
      },
    },
    "period-as-text": {
      operationId: "submitReport",
      description: "Returns the period of a submitted report as a text.",
      breaks: "contract",
      createHandler: changeObject(["submitReport"], (body) => {
        const { period } = body;
        if (isRecord(period)) body["period"] = `${String(period["from"])}/${String(period["to"])}`;
      }),
      observe: async (caller) => (await submitLampReport(caller, { as: "director" })).at("period"),
    },
  }),
];
