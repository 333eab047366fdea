import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import type { FeedbackRecord } from "../../../../../mocks/store/feedbacks.ts";
import { getOwner } from "../../../../../mocks/store/owners.ts";
import { createSession } from "../../../../../mocks/store/sessions.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults } from "../../fault.ts";
import { arrangeEntries, observeField } from "../../lists.ts";
import { createPdf, observeResponse } from "../../observers.ts";
import { changeOwn, foreignPassword, readBody, register } from "../../passwordCalls.ts";
import { createQueue, createTokenOf, getPrincipal } from "../../recordOwners.ts";
import {
  answer,
  bodyOf,
  changeEntries,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeSuccess,
  getEntries,
  getPathPart,
  isObject,
  withBody,
  withHeaderOf,
  withJson,
  withQuery,
} from "../../seeds.ts";

const citizen: CallOptions = { as: "citizen" };
const shirvanCertificate = "AZ-2026-000481";
const emma = { name: "Emma", surname: "Lindqvist", fatherName: "Karl", phoneNumber: "+46855501420" };
const minuteMs = 60_000;
const pageOfNotifications = 10;

/** Returns whether a value is not what JSON libraries call empty. */
const isFilled = (value: unknown): boolean =>
  value !== null && value !== "" && !(typeof value === "object" && Object.keys(value).length === 0);

/** Returns a key for a draft of the user of a request. */
const getDraftKey = (accountId: number | undefined, formKey: unknown): string => `${accountId} ${String(formKey)}`;

/** The faults of personal data and of accounts. */
export const eleventhPersonalFaults = [
  ...defineFaults("lists", {
    "nulls-first": {
      operationId: "listObligations",
      description: "Puts payments without a due date first when the latest due dates come first.",
      breaks: "contract",
      createHandler: arrangeEntries("listObligations", (entries, { url }) =>
        url.searchParams.get("sort") === "dueDate.desc"
          ? entries.toSorted((a, b) => Number("dueDate" in a) - Number("dueDate" in b))
          : entries,
      ),
      observe: async ({ call }) =>
        (await call("listObligations", { as: "director", query: { sort: "dueDate.desc" } })).text,
    },
    "drafts-by-creation": {
      operationId: "listDrafts",
      description: "Orders drafts by when they were saved first, not by when they were saved last.",
      breaks: "contract",
      createHandler: () => {
        const created = new Map<string, number>();
        const list = arrangeEntries("listDrafts", (entries, request, { store }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const getPlace = ({ formKey }: Record<string, unknown>): number =>
            created.get(getDraftKey(accountId, formKey)) ?? 0;
          return entries.toSorted((a, b) => getPlace(b) - getPlace(a));
        })();
        return async (request, backend) => {
          if (request.operationId !== "keepDraft") return list(request, backend);
          const response = await backend.send(request);
          const key = getDraftKey(getPrincipal(request, backend.store)?.account.id, getPathPart(request, -1));
          if (readBody(request)["data"] === null) created.delete(key);
          else if (response.status === 200 && !created.has(key)) created.set(key, created.size + 1);
          return response;
        };
      },
      observe: async (caller) => {
        const { call, store } = caller;
        for (const path of ["service-104", "complaint", "service-104"]) {
          store.state.clockOffsetMs += 1000;
          await call("keepDraft", { ...citizen, path, body: { data: { text: "Scales" } } });
        }
        return observeField("listDrafts", "formKey")(caller);
      },
    },
  }),
  ...defineFaults("values", {
    "time-without-offset": {
      operationId: "readNotifications",
      description: "Returns the time of a notification without its offset.",
      breaks: "contract",
      createHandler: changeEntries(["readNotifications"], (notification) => {
        notification["createdAt"] = String(notification["createdAt"]).replace(/(?:Z|[+-]\d{2}:\d{2})$/, "");
      }),
      observe: async ({ call }) => (await call("readNotifications", citizen)).at("0.createdAt"),
    },
  }),
  ...defineFaults("sessions", {
    "draft-of-session": {
      operationId: "readDraft",
      description: "Finds a draft only in the session that saved it.",
      breaks: "contract",
      createHandler: () => {
        const authors = new Map<string, number>();
        return answer(["keepDraft", "readDraft"], async (request, { store, send }) => {
          const principal = getPrincipal(request, store);
          const key = getDraftKey(principal?.account.id, getPathPart(request, -1));
          const response = await send(request);
          if (principal === undefined || response.status !== 200) return response;
          if (request.operationId === "keepDraft") authors.set(key, principal.session.id);
          const isFound = (authors.get(key) ?? principal.session.id) === principal.session.id;
          return isFound ? response : withJson(response, { data: null });
        })();
      },
      observe: async ({ call, store }) => {
        await call("keepDraft", { ...citizen, path: "complaint", body: { data: { text: "Bread" } } });
        const token = createTokenOf(store, ({ persona }) => persona === "citizen") ?? "";
        return (await call("readDraft", { token, path: "complaint" })).text;
      },
    },
    "renewed-as-citizen": {
      operationId: "renewSession",
      description: "Forgets with the renewal of the tokens which organisation the user acts for.",
      breaks: "contract",
      createHandler: changeSuccess(["renewSession"], (response, _request, { store }) => {
        const { accessToken } = bodyOf(response);
        const session = store.state.sessions.find((candidate) => candidate.accessToken === accessToken);
        if (session !== undefined) delete session.certNumber;
      }),
      observe: async ({ call }) => {
        const chosen = await call("chooseAccount", { as: "representative", query: { certNumber: shirvanCertificate } });
        const renewed = await call("renewSession", { query: { refreshToken: String(chosen.at("refreshToken")) } });
        return (await call("readUser", { token: String(renewed.at("accessToken")) })).at("manufacturers");
      },
    },
    "no-number-keeps-account": {
      operationId: "chooseAccount",
      description: "Goes on acting for the chosen organisation when the request has no certificate number.",
      breaks: "contract",
      createHandler: changeRequest("chooseAccount", (request, { store }) => {
        const certNumber = getPrincipal(request, store)?.session.certNumber;
        return request.url.searchParams.has("certNumber") || certNumber === undefined
          ? request
          : withQuery(request, { certNumber });
      }),
      observe: async ({ call, store }) => {
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const token =
          account &&
          createSession(store, account, { certNumber: shirvanCertificate, signedInAt: store.now() }).accessToken;
        const chosen = await call("chooseAccount", { token: token ?? "" });
        return (await call("readUser", { token: String(chosen.at("token")) })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("persistence", {
    "symbols-lost-in-feedback": {
      operationId: "sendFeedback",
      description: "Stores a question mark for each character outside the basic plane of Unicode.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        for (const field of ["subject", "description"])
          if (typeof body[field] === "string") body[field] = body[field].replaceAll(/[\u{10000}-\u{10FFFF}]/gu, "?");
      }),
      observe: async ({ call }) => {
        const body = {
          type: "CONSUMER_RIGHTS",
          category: "CHEATING",
          subject: "🍞",
          description: "Bread 🍞 too light",
        };
        await call("sendFeedback", { ...citizen, body });
        return (await call("listFeedbacks", citizen)).at("items.0.text");
      },
    },
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
        return withJson(response, { ...bodyOf(response), submittedAt: toIsoDateTime(submittedAt) });
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
    "signs-in-with-old-address": {
      operationId: "updateUser",
      description: "Saves a new e-mail address, but the user still signs in with the earlier one.",
      breaks: "contract",
      createHandler: () => {
        const usernames = new Map<number, string>();
        return async (request, { store, send }) => {
          if (request.operationId === "updateUser") {
            const account = getPrincipal(request, store)?.account;
            const earlier = account?.email;
            const response = await send(request);
            if (
              account !== undefined &&
              earlier !== undefined &&
              account.email !== earlier &&
              !usernames.has(account.id)
            )
              usernames.set(account.id, earlier);
            return response;
          }
          if (request.operationId !== "signIn") return send(request);
          const body = readBody(request);
          const username = String(body["username"]).toLowerCase();
          const named = store.state.accounts.find(
            ({ id, email }) => (usernames.get(id) ?? email).toLowerCase() === username,
          );
          return send(withBody(request, { ...body, username: named?.email ?? "nobody@portal.example" }));
        };
      },
      observe: async ({ call }) => {
        const email = "emma@lindqvist.example";
        await call("updateUser", { as: "foreign", body: { ...emma, email } });
        return (await call("signIn", { body: { username: email, password: foreignPassword } })).status;
      },
    },
  }),
  ...defineFaults("password-rules", {
    "only-current-password-is-old": {
      operationId: "checkOwnPassword",
      description: "Compares a new password only with the current one, not with earlier ones.",
      breaks: "contract",
      createHandler: changeSuccess(["checkOwnPassword"], (response, request, { store }) => {
        const { passwords = [] } = getPrincipal(request, store)?.account ?? {};
        const candidate = request.url.searchParams.get("pass") ?? "";
        return passwords.slice(0, -1).includes(candidate) && candidate !== passwords.at(-1)
          ? withJson(response, { valid: true })
          : undefined;
      }),
      observe: async (caller) => {
        await changeOwn(caller, "Sarı-Heyva-2031");
        return (await caller.call("checkOwnPassword", { as: "foreign", query: { pass: foreignPassword } })).at("valid");
      },
    },
  }),
  ...defineFaults("inputs", {
    "number-with-spaces": {
      operationId: "findAppeal",
      description: "Finds nothing by a number with spaces around it, and returns it with them.",
      breaks: "contract",
      createHandler: changeSuccess(["findAppeal"], (response, request) => {
        const { appealNumber } = readBody(request);
        return typeof appealNumber === "string" && appealNumber !== appealNumber.trim()
          ? withJson(response, { appealNumber })
          : undefined;
      }),
      observe: observeResponse("findAppeal", {
        body: { appealNumber: " 2026-00481", email: "aysel.quliyeva@poct.example" },
      }),
    },
  }),
  ...defineFaults("roles", {
    "upload-without-administrators": {
      operationId: "uploadDocument",
      description: "Answers 403 to administrators.",
      breaks: "specification",
      createHandler: changeRequest("uploadDocument", (request, { store }) => {
        const headers = new Headers(request.headers);
        const token =
          getPrincipal(request, store)?.account.authority === "ADMIN"
            ? createTokenOf(store, ({ authority }) => authority === "USER")
            : undefined;
        if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
        return { ...request, headers };
      }),
      observe: async ({ upload }) => (await upload("admin", createPdf("protocol.pdf"))).status,
    },
  }),
  ...defineFaults("languages", {
    "receipt-in-stored-language": {
      operationId: "downloadReceipt",
      description: "Writes the receipt in the language that the user has stored, not in the requested one.",
      breaks: "contract",
      createHandler: changeRequest("downloadReceipt", (request, { store }) => {
        const language = getPrincipal(request, store)?.account.language;
        return language === undefined ? request : withQuery(request, { lang: language });
      }),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", citizen)).at("items.0.id"));
        return (await call("downloadReceipt", { ...citizen, path, query: { lang: "ru" } })).text;
      },
    },
  }),
  ...defineFaults("tokens", {
    "wrong-code-cancels-last": {
      operationId: "activateAccount",
      description: "Cancels the code that was sent last when somebody enters a wrong one.",
      breaks: "contract",
      createHandler: changeErrors(["activateAccount"], (_response, _request, { store }) => {
        const last = store.state.verificationCodes.findLast(({ purpose }) => purpose === "activation");
        store.state.verificationCodes = store.state.verificationCodes.filter((code) => code !== last);
      }),
      observe: async (caller) => {
        const { call, store } = caller;
        await register(caller, { password: "Qırmızı-Alma-77", repeatedPassword: "Qırmızı-Alma-77" });
        const code = store.outbox.at(-1)?.code ?? "";
        await call("activateAccount", { path: "000111" });
        return (await call("activateAccount", { path: code })).status;
      },
    },
    "code-of-any-purpose": {
      operationId: "resetPassword",
      description: "Accepts the code that confirms an e-mail address to set a new password.",
      breaks: "contract",
      createHandler: answer(["resetPassword"], (request, { store, send }) => {
        const entered = request.url.searchParams.get("verificationCode");
        const record = store.state.verificationCodes.find(({ code }) => code === entered);
        if (record !== undefined && isObject(readBody(request))) record.purpose = "reset";
        return send(request);
      }),
      observe: async ({ call }) => {
        const body = { newPassword: "Sarı-Heyva-2031", repeatedPassword: "Sarı-Heyva-2031" };
        return (await call("resetPassword", { query: { verificationCode: "482913" }, body })).status;
      },
    },
  }),
  ...defineFaults("errors", {
    "refusal-in-default-language": {
      operationId: "readUser",
      description: "Writes the message of a request without a session in Azerbaijani, whatever the requested language.",
      breaks: "contract",
      createHandler: changeErrors(["readUser"], (response, request, { send }) =>
        response.status === 401 ? send(withQuery(request, { lang: undefined })) : undefined,
      ),
      observe: observeResponse("readUser", { query: { lang: "en" } }),
    },
  }),
  ...defineFaults("access", {
    "feedback-by-author": {
      operationId: "listFeedbacks",
      description: "Lists what the user has written, whichever account they act for.",
      breaks: "contract",
      createHandler: () => {
        const runInQueue = createQueue();
        return answer(["listFeedbacks"], (request, { store, send }) =>
          runInQueue(async () => {
            const principal = getPrincipal(request, store);
            if (principal === undefined) return send(request);
            const owners = new Map<FeedbackRecord, FeedbackRecord["owner"]>();
            for (const feedback of store.state.feedbacks) {
              owners.set(feedback, feedback.owner);
              feedback.owner = feedback.accountId === principal.account.id ? getOwner(principal) : "person:0";
            }
            try {
              return await send(request);
            } finally {
              for (const [feedback, owner] of owners) feedback.owner = owner;
            }
          }),
        )();
      },
      observe: async ({ call, store }) => {
        const body = { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Bread", description: "Too light" };
        await call("sendFeedback", { as: "representative", body });
        const account = store.state.accounts.find(({ persona }) => persona === "representative");
        const token =
          account &&
          createSession(store, account, { certNumber: shirvanCertificate, signedInAt: store.now() }).accessToken;
        return (await call("listFeedbacks", { token: token ?? "" })).text;
      },
    },
  }),
  ...defineFaults("transport", {
    "file-name-in-ascii": {
      operationId: "downloadDocument",
      description: "Replaces each letter outside ASCII in the name of a downloaded file by an underscore.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], (response) => {
        const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
        if (encoded === undefined) return;
        const name = decodeURIComponent(encoded).replaceAll(/[^\x20-\x7E]/g, "_");
        return withHeaderOf(response, "content-disposition", `attachment; filename="${name}"`);
      }),
      observe: async ({ call, upload }) => {
        const path = String((await upload("citizen", createPdf("çörək.pdf"))).at("id"));
        return (await call("downloadDocument", { ...citizen, path })).headers.get("content-disposition");
      },
    },
  }),
  ...defineFaults("messages", {
    "first-page-marked-read": {
      operationId: "markNotificationsRead",
      description: "Marks only the newest ten notifications as read.",
      breaks: "contract",
      createHandler: answer(["markNotificationsRead"], async (request, { store, send }) => {
        const accountId = getPrincipal(request, store)?.account.id;
        const older = store.state.notifications
          .filter((notification) => notification.accountId === accountId)
          .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)
          .slice(pageOfNotifications)
          .filter(({ isRead }) => !isRead);
        const response = await send(request);
        for (const notification of older) notification.isRead = false;
        return response;
      }),
      observe: async ({ call }) => {
        await call("markNotificationsRead", { as: "representative" });
        return (await call("countNotifications", { as: "representative" })).text;
      },
    },
  }),
  ...defineFaults("schemas", {
    "only-changed-settings": {
      operationId: "updateNotificationSettings",
      description: "Returns only the channels of the events in the request.",
      breaks: "contract",
      createHandler: changeObject(["updateNotificationSettings"], (body, request) => {
        const changed = new Set(getEntries(readBody(request)).map(({ event }) => event));
        body["items"] = getEntries(body).filter(({ event }) => changed.has(event));
      }),
      observe: observeResponse("updateNotificationSettings", {
        ...citizen,
        body: { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] },
      }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "corrected-files-replace": {
      operationId: "correctAppeal",
      description: "Replaces the files of an appeal by those of its correction.",
      breaks: "contract",
      createHandler: changeSuccess(["correctAppeal"], (response, request, { store }) => {
        const { documentIds } = readBody(request);
        if (!Array.isArray(documentIds)) return;
        const { appealNumber } = bodyOf(response);
        const kept = new Set(documentIds.map(String));
        for (const document of store.state.documents)
          if (document.appealNumber === appealNumber && !kept.has(String(document.id))) delete document.appealNumber;
      }),
      observe: async ({ call, upload }) => {
        const file = async (name: string) => (await upload("citizen", createPdf(name))).at("id");
        const draft = { kind: "SUGGESTION", subject: "Scales", text: "Put scales at the gate." };
        const sent = await call("sendAppeal", {
          ...citizen,
          body: { ...draft, documentIds: [await file("plan.pdf")] },
        });
        const path = String(sent.at("id"));
        await call("correctAppeal", { ...citizen, path, body: { ...draft, documentIds: [await file("photo.pdf")] } });
        const documents = (await call("readAppeal", { ...citizen, path })).at("documents");
        return Array.isArray(documents) && documents.length;
      },
    },
    "empty-values-dropped": {
      operationId: "keepDraft",
      description: "Does not save the empty values of a form.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", ({ data }) =>
        isObject(data)
          ? { data: Object.fromEntries(Object.entries(data).filter(([, value]) => isFilled(value))) }
          : undefined,
      ),
      observe: observeResponse("keepDraft", {
        ...citizen,
        path: "complaint",
        body: { data: { subject: "", text: "Bread" } },
      }),
    },
  }),
];
