import { addDays, toIsoDate } from "../../../../../mocks/store/calendar.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, observeField } from "../../lists.ts";
import { createPdf, observeResponse, sendSuggestion } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import { getPrincipal } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
  bodyOf,
  changeEntries,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getPathPart,
  isObject,
  parseJson,
  withBody,
  withHeaderOf,
  withJson,
  withLastPart,
  withQuery,
  withToken,
} from "../../seeds.ts";

const citizen: CallOptions = { as: "citizen" };
const director: CallOptions = { as: "director" };
const shirvanCertificate = "AZ-2026-000481";
const defaultPerPage = 10;

/** What a server says of a media type that it does not accept. */
const unsupportedMessages: Readonly<Record<string, string>> = {
  az: "Sorğunun formatı dəstəklənmir.",
  ru: "Формат запроса не поддерживается.",
  en: "The format of the request is not supported.",
};

/** Returns a value in which each list with one entry is this entry, as converters from XML return it. */
function unwrapLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 1 ? unwrapLists(value[0]) : value.map(unwrapLists);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, unwrapLists(item)]));
}

const getDraftKey = (accountId: number | undefined, formKey: unknown): string => `${accountId} ${String(formKey)}`;

/** The faults of personal data. */
export const twelfthPersonalFaults = [
  ...defineFaults("persistence", {
    "list-keeps-first-values": {
      operationId: "listDrafts",
      description: "Lists a draft with the values of its first save, although it has been saved again.",
      breaks: "contract",
      createHandler: () => {
        const firstValues = new Map<string, unknown>();
        return async (request, backend) => {
          const { operationId } = request;
          const accountId = getPrincipal(request, backend.store)?.account.id;
          const response = await backend.send(request);
          if (response.status !== 200) return response;
          if (operationId === "keepDraft") {
            const key = getDraftKey(accountId, getPathPart(request, -1));
            const { data } = readBody(request);
            if (data === null) firstValues.delete(key);
            else if (!firstValues.has(key)) firstValues.set(key, data);
          }
          if (operationId !== "listDrafts") return response;
          const body = bodyOf(response);
          const items = getEntries(body).map((draft) => ({
            ...draft,
            data: firstValues.get(getDraftKey(accountId, draft["formKey"])) ?? draft["data"],
          }));
          return withJson(response, { ...body, items });
        };
      },
      observe: async ({ call }) => {
        for (const text of ["Scales", "Two scales"])
          await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text } } });
        return (await call("listDrafts", citizen)).at("items.0.data");
      },
    },
    "counter-only": {
      operationId: "markNotificationsRead",
      description: "Sets the counter to zero, and leaves the notifications in the list unread.",
      breaks: "contract",
      createHandler: () => {
        const left = new Set<unknown>();
        return async (request, backend) => {
          const { store, send } = backend;
          const accountId = getPrincipal(request, store)?.account.id;
          if (request.operationId === "markNotificationsRead")
            for (const { id, isRead, accountId: owner } of store.state.notifications)
              if (owner === accountId && !isRead) left.add(id);
          const response = await send(request);
          if (request.operationId !== "readNotifications" || response.status !== 200) return response;
          const entries = getEntries(parseJson(response.body));
          return withJson(
            response,
            entries.map((entry) => (left.has(entry["id"]) ? { ...entry, read: false } : entry)),
          );
        };
      },
      observe: async ({ call }) => {
        await call("markNotificationsRead", citizen);
        return (await call("readNotifications", citizen)).text;
      },
    },
    "form-key-in-any-case": {
      operationId: "readDraft",
      description: "Finds the draft of a form whose key differs in capital letters only.",
      breaks: "contract",
      createHandler: changeSuccess(["readDraft"], (response, request, { store, send }) => {
        if (bodyOf(response)["data"] !== null) return;
        const formKey = getPathPart(request, -1).toLowerCase();
        const accountId = getPrincipal(request, store)?.account.id;
        const draft = store.state.drafts.find(
          (candidate) => candidate.accountId === accountId && candidate.formKey.toLowerCase() === formKey,
        );
        return draft && send(withLastPart(request, draft.formKey));
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "Bread" } } });
        return (await call("readDraft", { ...citizen, path: "Complaint" })).text;
      },
    },
  }),
  ...defineFaults("access", {
    "drafts-of-one-account": {
      operationId: "listDrafts",
      description: "Lists only the drafts that were saved while the user acted for the same account as now.",
      breaks: "contract",
      createHandler: () => {
        const certificates = new Map<string, string>();
        const list = arrangeEntries("listDrafts", (entries, request, { store }) => {
          const principal = getPrincipal(request, store);
          const current = principal?.session.certNumber ?? "";
          return entries.filter(({ formKey }) => {
            const saved = certificates.get(getDraftKey(principal?.account.id, formKey));
            return saved === undefined || saved === current;
          });
        })();
        return async (request, backend) => {
          if (request.operationId !== "keepDraft") return list(request, backend);
          const principal = getPrincipal(request, backend.store);
          const response = await backend.send(request);
          const key = getDraftKey(principal?.account.id, getPathPart(request, -1));
          if (response.status === 200) certificates.set(key, principal?.session.certNumber ?? "");
          return response;
        };
      },
      observe: async ({ call }) => {
        await call("keepDraft", { ...director, path: "complaint", body: { data: { text: "Bread" } } });
        const token = String((await call("chooseAccount", director)).at("token"));
        return (await call("listDrafts", { token })).at("total");
      },
    },
    "address-without-tag": {
      operationId: "findAppeal",
      description: "Ignores what follows a plus sign in the name of the e-mail address.",
      breaks: "contract",
      createHandler: changeRequestBody("findAppeal", (body) => ({
        ...body,
        ...(typeof body["email"] === "string" && { email: body["email"].replace(/\+[^@]*(?=@)/, "") }),
      })),
      observe: async ({ call, store }) => {
        const appeal = store.state.appeals.find(({ accountId }) => accountId === 1001);
        const email = "aysel.quliyeva+portal@poct.example";
        return (await call("findAppeal", { body: { appealNumber: appeal?.number, email } })).text;
      },
    },
    "feedback-of-person": {
      operationId: "sendFeedback",
      description: "Stores feedback for the person, although they act for an organisation.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], (response, request, { store }) => {
        const { id } = bodyOf(response);
        const accountId = getPrincipal(request, store)?.account.id;
        const feedback = store.state.feedbacks.find((record) => record.id === id);
        if (feedback && accountId !== undefined) feedback.owner = `person:${accountId}`;
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        await call("sendFeedback", { ...director, body });
        return (await call("listFeedbacks", director)).at("items.0.subject");
      },
    },
    "receipt-of-other-account": {
      operationId: "downloadReceipt",
      description: "Returns the receipts of all accounts that the user may choose, whichever one they act for.",
      breaks: "contract",
      createHandler: acceptRejected("downloadReceipt", (request, { store }) => {
        const principal = getPrincipal(request, store);
        const payment = store.state.payments.find(({ id }) => String(id) === getPathPart(request, -2));
        if (principal === undefined || payment === undefined) return undefined;
        const { account, session } = principal;
        const organisation = account.organisations.find(({ id }) => payment.owner === `organisation:${id}`);
        if (organisation === undefined && payment.owner !== `person:${account.id}`) return undefined;
        const certNumber = organisation?.selectedCertNumber;
        return withToken(request, createSession(store, account, { ...session, certNumber }).accessToken);
      }),
      observe: async ({ call, store }) => {
        const payment = store.state.payments.find(
          ({ owner, paidAt }) => owner === "organisation:504" && paidAt !== undefined,
        );
        const token = String((await call("chooseAccount", director)).at("token"));
        return (await call("downloadReceipt", { token, path: payment?.id ?? "none" })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "due-date-in-utc": {
      operationId: "listObligations",
      description:
        "Lists unpaid amounts with the day before their due date, which is midnight in Baku as a day in UTC.",
      breaks: "contract",
      createHandler: changeEntries(["listObligations"], (payment) => {
        if (typeof payment["dueDate"] === "string") payment["dueDate"] = addDays(payment["dueDate"], -1);
      }),
      observe: observeField("listObligations", "dueDate"),
    },
    "changed-rows": {
      operationId: "markNotificationsRead",
      description: "Returns how many notifications the request has changed, not how many are unread.",
      breaks: "contract",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const changed = store.state.notifications.filter((record) => record.accountId === accountId && !record.isRead);
        const response = await send(request);
        return response.status === 200 ? withJson(response, changed.length) : response;
      }),
      observe: async ({ call }) => (await call("markNotificationsRead", citizen)).text,
    },
    "lists-of-one": {
      operationId: "listDrafts",
      description: "Lists drafts in which a list with one entry has become this entry.",
      breaks: "contract",
      createHandler: changeEntries(["listDrafts"], (draft) => {
        if (isObject(draft["data"])) draft["data"] = unwrapLists(draft["data"]);
      }),
      observe: async ({ call }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { goods: ["bread"] } } });
        return (await call("listDrafts", citizen)).at("items.0.data");
      },
    },
    "period-without-last-day": {
      operationId: "listReports",
      description: "Lists the day after a period as its last day, like a range without its end.",
      breaks: "contract",
      createHandler: changeEntries(["listReports"], ({ period }) => {
        if (isObject(period)) period["to"] = addDays(String(period["to"]), 1);
      }),
      observe: async ({ call }) => (await call("listReports", director)).at("items.0.period"),
    },
  }),
  ...defineFaults("lists", {
    "pages-of-ten": {
      operationId: "readNotifications",
      description: "Skips ten notifications for each page before, whatever the size of a page is.",
      breaks: "contract",
      createHandler: answer(["readNotifications"], async (request, { send }) => {
        const response = await send(request);
        const perPage = Number(request.url.searchParams.get("perPage") ?? 0);
        if (response.status !== 200 || perPage === 0) return response;
        const complete = await send(withQuery(request, { page: undefined, perPage: undefined }));
        const start = (Number(request.url.searchParams.get("page") ?? 1) - 1) * defaultPerPage;
        return withJson(response, getEntries(parseJson(complete.body)).slice(start, start + perPage));
      }),
      observe: observeResponse("readNotifications", { as: "representative", query: { page: 2, perPage: 4 } }),
    },
    "corrected-first": {
      operationId: "correctAppeal",
      description: "Orders appeals by the time of their last correction in place of the time of receipt.",
      breaks: "contract",
      createHandler: () => {
        const corrected = new Map<string, number>();
        const getTime = ({ id, appealDate }: Record<string, unknown>): number =>
          corrected.get(String(id)) ?? Date.parse(String(appealDate));
        const list = arrangeEntries("listAppeals", (entries, { url }) => {
          const sort = url.searchParams.get("sort") ?? "appealDate.desc";
          if (!sort.startsWith("appealDate")) return entries;
          const direction = sort.endsWith("desc") ? -1 : 1;
          return entries.toSorted((a, b) => direction * (getTime(a) - getTime(b)));
        })();
        return async (request, backend) => {
          if (request.operationId !== "correctAppeal") return list(request, backend);
          const response = await backend.send(request);
          if (response.status === 200) corrected.set(getPathPart(request, -1), backend.store.now());
          return response;
        };
      },
      observe: async (caller) => {
        const { call, store } = caller;
        const first = await sendSuggestion(caller);
        store.state.clockOffsetMs += 5000;
        await sendSuggestion(caller, "citizen", "Put a lamp at the gate.");
        store.state.clockOffsetMs += 5000;
        const body = { kind: "SUGGESTION", subject: "Bench", text: "Put two benches at the gate." };
        await call("correctAppeal", { ...citizen, path: first, body });
        return observeField("listAppeals", "id")(caller);
      },
    },
  }),
  ...defineFaults("drafts-and-files", {
    "no-files-of-messages": {
      operationId: "readAppeal",
      description: "Reads an appeal without the files that came with messages.",
      breaks: "contract",
      createHandler: () => {
        const sent = new Set<string>();
        return async (request, { send }) => {
          const response = await send(request);
          if (response.status !== 200) return response;
          if (request.operationId === "sendAppealMessage") {
            const { documentIds } = readBody(request);
            if (Array.isArray(documentIds)) for (const id of documentIds) sent.add(String(id));
          }
          if (request.operationId !== "readAppeal") return response;
          const appeal = bodyOf(response);
          const documents = getEntries(appeal["documents"]).filter(({ id }) => !sent.has(String(id)));
          return withJson(response, { ...appeal, documents });
        };
      },
      observe: async (caller) => {
        const { call, upload } = caller;
        const path = await sendSuggestion(caller);
        const documentId = (await upload("citizen", createPdf("plan.pdf"))).at("id");
        await call("sendAppealMessage", { ...citizen, path, body: { text: "The plan.", documentIds: [documentId] } });
        return (await call("readAppeal", { ...citizen, path })).at("documents");
      },
    },
  }),
  ...defineFaults("transport", {
    "no-charset": {
      operationId: "sendFeedback",
      description: "Refuses JSON whose media type has a parameter.",
      breaks: "contract",
      createHandler: answer(["sendFeedback"], async (request, { store, send }) => {
        const hasParameter = request.headers.get("content-type")?.includes(";") === true;
        if (!hasParameter || getPrincipal(request, store) === undefined) return send(request);
        const lang = getLang(request);
        const message = unsupportedMessages[lang] ?? unsupportedMessages["az"];
        const problem = { message, code: "UNSUPPORTED_MEDIA_TYPE" };
        return withHeaderOf(createResponse(415, problem), "content-language", lang);
      }),
      observe: async ({ call }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Scales", description: "Too light." };
        const headers = { "content-type": "application/json; charset=utf-8" };
        return (await call("sendFeedback", { ...citizen, body, headers })).status;
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
];
