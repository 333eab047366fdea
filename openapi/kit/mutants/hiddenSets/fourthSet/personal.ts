import type { Caller, CallOptions } from "../../caller.ts";
import { defineFaults, type FaultDefinition, type FaultRequest } from "../../fault.ts";
import { changePage } from "../../lists.ts";
import { createTokenOf, getPrincipal, ignoreOwners } from "../../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeErrors,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getToken,
  isObject,
  parseJson,
  withBody,
  withJson,
  withQuery,
  withToken,
} from "../../seeds.ts";

const feedback = {
  type: "CONSUMER_RIGHTS",
  category: "CHEATING",
  subject: "Scales",
  description: "They show too much.",
};
const suggestion = { kind: "SUGGESTION", subject: "Scales", text: "Put a scale at the gate." };
const contacts = { email: "aysel@portal.example", phoneNumber: "+994501234567" };

/** Returns an observation of the response to one call. */
const observeCall =
  (operationId: string, options: CallOptions = { as: "citizen" }): NonNullable<FaultDefinition["observe"]> =>
  async ({ call }) => {
    const { status, text, headers } = await call(operationId, options);
    return [status, text, headers.get("content-type"), headers.get("content-language"), headers.get("cache-control")];
  };

/** Returns the field of a request body; an empty text when there is none. */
function readText(request: FaultRequest, field: string): string {
  const body = parseJson(request.body);
  return isObject(body) && typeof body[field] === "string" ? body[field] : "";
}

const sendFirstAppeal = async ({ call }: Caller): Promise<string> =>
  String((await call("sendAppeal", { as: "director", body: suggestion })).at("id"));

export const randomPersonalFaults = [
  ...defineFaults("access", {
    "paid-by-anybody": {
      operationId: "listPaidPayments",
      description: "Returns the payments of every person when a page of 100 entries is asked for.",
      breaks: "contract",
      createHandler: () => {
        const sendToAll = ignoreOwners(["listPaidPayments"], "payments")();
        return (request, backend) =>
          request.url.searchParams.get("perPage") === "100" ? sendToAll(request, backend) : backend.send(request);
      },
      observe: observeCall("listPaidPayments", { as: "citizen", query: { perPage: 100 } }),
    },
    "notifications-of-colleagues": {
      operationId: "readNotifications",
      description: "Adds the notifications of another person at the end of the list.",
      breaks: "specification",
      createHandler: answer(["readNotifications"], async (request, { send, store }) => {
        const own = await send(request);
        const id = getPrincipal(request, store)?.account.id;
        const other = createTokenOf(store, (account) => account.id !== id && account.authority === "ASAN_USER");
        const entries = parseJson(own.body);
        if (other === undefined || !Array.isArray(entries) || own.status !== 200) return own;
        const others = parseJson((await send(withToken(request, other))).body);
        return withJson(own, [...(entries as unknown[]), ...(Array.isArray(others) ? others.slice(0, 1) : [])]);
      }),
      observe: observeCall("readNotifications"),
    },
    "feedback-list-of-others": {
      operationId: "sendFeedback",
      description: "Stores feedback with the owner of the last one, so that another person sees it in their list.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], (_, __, { store }) => {
        const { feedbacks } = store.state;
        const last = feedbacks.toSorted((a, b) => b.createdAt - a.createdAt)[0];
        const other = feedbacks.find(({ owner }) => owner !== last?.owner);
        if (last !== undefined && other !== undefined) last.owner = other.owner;
      }),
      observe: async ({ call }) => {
        await call("sendFeedback", { as: "citizen", body: feedback });
        return (await call("listFeedbacks", { as: "citizen" })).at("total");
      },
    },
  }),
  ...defineFaults("availability", {
    "every-third-appeal-fails": {
      operationId: "sendAppeal",
      description: "Fails with 500 for every third appeal, after it has been stored.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "sendAppeal" || response.status !== 200) return response;
          count += 1;
          return count % 3 === 0 ? createResponse(500, { message: "Xəta baş verdi." }) : response;
        };
      },
      observe: async ({ call }) => {
        const statuses = [];
        for (let count = 0; count < 3; count += 1)
          statuses.push((await call("sendAppeal", { as: "citizen", body: suggestion })).status);
        return statuses;
      },
    },
    "reset-unavailable-after-first": {
      operationId: "resetPassword",
      description: "Answers 503 to each reset with a correct code after the first.",
      breaks: "specification",
      createHandler: () => {
        let isUsed = false;
        return async (request, { send }) => {
          const response = await send(request);
          if (request.operationId !== "resetPassword" || response.status !== 200) return response;
          const result = isUsed ? createResponse(503, { message: "Xidmət müvəqqəti işləmir." }) : response;
          isUsed = true;
          return result;
        };
      },
      observe: async ({ call, store }) => {
        const statuses = [];
        for (const newPassword of ["Bərk-Ağac-2041", "Yaşıl-Ağac-2042"]) {
          await call("requestPasswordReset", { query: { username: "emma.lindqvist@nordvik.example" } });
          const verificationCode = store.state.verificationCodes.findLast(({ purpose }) => purpose === "reset")?.code;
          const body = { newPassword, repeatedPassword: newPassword };
          statuses.push(
            (await call("resetPassword", { query: { verificationCode: verificationCode ?? "" }, body })).status,
          );
        }
        return statuses;
      },
    },
  }),
  ...defineFaults("errors", {
    "message-list-error-without-message": {
      operationId: "listAppealMessages",
      description: "Returns the error for an unknown appeal in the field error, without a message.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) => withJson(response, { error: "not_found" })),
      observe: observeCall("listAppealMessages", { as: "citizen", path: "99999999" }),
    },
    "draft-error-in-english": {
      operationId: "readDraft",
      description: "Returns error messages in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["readDraft"], async (response, request, { send }) =>
        getLang(request) === "en" ? response : send(withQuery(request, { lang: "en" })),
      ),
      observe: observeCall("readDraft", { path: "tea" }),
    },
  }),
  ...defineFaults("inputs", {
    "reset-without-repetition": {
      operationId: "resetPassword",
      description: "Accepts a new password without its repetition.",
      breaks: "contract",
      createHandler: changeRequestBody("resetPassword", (body) => {
        body["repeatedPassword"] ??= body["newPassword"];
      }),
      observe: observeCall("resetPassword", {
        query: { verificationCode: "000000" },
        body: { newPassword: "Bərk-Ağac-2041" },
      }),
    },
    "feedback-of-any-category": {
      operationId: "sendFeedback",
      description: "Accepts feedback of an unknown category as one about cheating.",
      breaks: "contract",
      createHandler: acceptRejected("sendFeedback", (request) => {
        const body = parseJson(request.body);
        return isObject(body) && typeof body["category"] === "string"
          ? withBody(request, { ...body, category: "CHEATING" })
          : undefined;
      }),
      observe: observeCall("sendFeedback", { as: "citizen", body: { ...feedback, category: "SCALES" } }),
    },
    "sign-out-without-token": {
      operationId: "signOut",
      description: "Accepts a sign-out without a refresh token, and ends nothing.",
      breaks: "contract",
      createHandler: changeResponse(["signOut"], ({ status }, request) =>
        status === 422 && readText(request, "refreshToken") === "" ? createResponse(200, {}) : undefined,
      ),
      observe: observeCall("signOut", { body: {} }),
    },
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
    "contacts-with-letters": {
      operationId: "updateContacts",
      description: "Accepts a phone number with letters, and drops them.",
      breaks: "contract",
      createHandler: changeRequestBody("updateContacts", (body) => {
        if (typeof body["phoneNumber"] === "string")
          body["phoneNumber"] = `+${body["phoneNumber"].replaceAll(/\D/g, "")}`;
      }),
      observe: observeCall("updateContacts", {
        as: "citizen",
        body: { ...contacts, phoneNumber: "+99450 call me 1234567" },
      }),
    },
  }),
  ...defineFaults("languages", {
    "sign-in-errors-in-azerbaijani": {
      operationId: "signIn",
      description: "Returns the error for a wrong password in Azerbaijani, whatever the language of the request.",
      breaks: "contract",
      createHandler: changeErrors(["signIn"], async (response, request, { send }) =>
        response.status === 401 ? send(withQuery(request, { lang: "az" })) : response,
      ),
      observe: observeCall("signIn", { query: { lang: "en" }, body: { username: "a@b.example", password: "wrong" } }),
    },
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
  }),
  ...defineFaults("persistence", {
    "documents-of-appeal": {
      operationId: "sendAppeal",
      description: "Loses the second file of an appeal.",
      breaks: "contract",
      createHandler: changeRequestBody("sendAppeal", (body) => {
        if (Array.isArray(body["documentIds"])) body["documentIds"] = body["documentIds"].slice(0, 1);
      }),
      observe: async ({ call, upload }) => {
        const documentIds = [];
        for (const name of ["one.pdf", "two.pdf"])
          documentIds.push(
            (await upload("citizen", new File(["%PDF-1.7 x"], name, { type: "application/pdf" }))).at("id"),
          );
        const { at } = await call("sendAppeal", { as: "citizen", body: { ...suggestion, documentIds } });
        return (await call("readAppeal", { as: "citizen", path: String(at("id")) })).at("documents");
      },
    },
    "feedback-subject-capital": {
      operationId: "sendFeedback",
      description: "Stores the subject of feedback with a capital letter at its beginning and small letters after it.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        const { subject } = body;
        if (typeof subject === "string")
          body["subject"] = subject.slice(0, 1).toUpperCase() + subject.slice(1).toLowerCase();
      }),
      observe: async ({ call }) => {
        await call("sendFeedback", { as: "citizen", body: { ...feedback, subject: "OLD Scales" } });
        return (await call("listFeedbacks", { as: "citizen" })).at("items.0.subject");
      },
    },
  }),
  ...defineFaults("roles", {
    "appeals-of-foreign-users": {
      operationId: "sendAppeal",
      description: "Lets a foreign organisation send an appeal.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) => {
        const response = await send(request);
        const other = createTokenOf(store, ({ authority }) => authority === "ASAN_USER");
        return response.status === 403 && other !== undefined ? send(withToken(request, other)) : response;
      }),
      observe: async ({ call }) => (await call("sendAppeal", { as: "foreign", body: suggestion })).status,
    },
  }),
  ...defineFaults("schemas", {
    "callback-slot-as-id": {
      operationId: "requestCallback",
      description: "Returns only the id of the booked time slot.",
      breaks: "contract",
      createHandler: changeObject(["requestCallback"], (body) => {
        if (isObject(body["slot"])) body["slot"] = body["slot"]["id"];
      }),
      observe: async ({ call }) => {
        const slots = getEntries((await call("readCallCenter", { as: "citizen" })).at("slots"));
        const slot = slots.find(({ free }) => free === true)?.["id"];
        const body = { phoneNumber: "+994501112233", topic: "Scales", slot };
        return (await call("requestCallback", { as: "citizen", body })).at("slot");
      },
    },
    "activation-as-list": {
      operationId: "activateAccount",
      description: "Returns the message about the activation in a list.",
      breaks: "contract",
      createHandler: changeSuccess(["activateAccount"], (response) => withJson(response, [parseJson(response.body)])),
      observe: observeCall("activateAccount", { path: "482913" }),
    },
    "registration-message-as-object": {
      operationId: "registerUser",
      description: "Returns the message about the registration as an object by language.",
      breaks: "contract",
      createHandler: changeObject(["registerUser"], (body) => {
        body["message"] = { az: body["message"] };
      }),
      observe: async ({ call }) => {
        const { at } = await call("registerPossessor", { body: { name: "Scales", address: "Street 12, Riga" } });
        const password = "Köhnə-Tərəzi-1905";
        const names = { name: "Ivo", surname: "Kalns", fatherName: "Jan", username: "ivo@scales.example" };
        const rest = { password, repeatedPassword: password, phoneNumber: "+37120000000", possessorIds: [at("id")] };
        return (await call("registerUser", { body: { ...names, ...rest } })).text;
      },
    },
  }),
  ...defineFaults("searches", {
    "documents-by-beginning": {
      operationId: "listDocuments",
      description: "Finds only documents whose name begins with the searched words.",
      breaks: "contract",
      createHandler: changePage("listDocuments", (body, { url }) => {
        const word = url.searchParams.get("word")?.toLocaleLowerCase("az");
        if (word === undefined) return;
        body.items = body.items.filter(({ name }) => String(name).toLocaleLowerCase("az").startsWith(word));
        body.total = body.items.length;
      }),
      observe: async ({ call }) => {
        const name = String((await call("listDocuments", { as: "director" })).at("items.0.name"));
        const word = name.split(" ").at(-1) ?? name;
        return (await call("listDocuments", { as: "director", query: { word } })).at("total");
      },
    },
  }),
  ...defineFaults("tokens", {
    "hand-over-same-session": {
      operationId: "handOverSession",
      description: "Returns the access token of the request as that of the second session.",
      breaks: "contract",
      createHandler: changeObject(["handOverSession"], (body, request) => {
        body["token"] = getToken(request);
      }),
      observe: async ({ call, getSession }) =>
        (await call("handOverSession", { as: "citizen" })).at("token") === getSession("citizen").accessToken,
    },
    "access-token-parameter": {
      operationId: "readUser",
      description: "Accepts an access token in the query parameter access_token.",
      breaks: "quality",
      createHandler: changeRequest("readUser", (request) => {
        const token = request.url.searchParams.get("access_token");
        return token === null ? request : withToken(request, token);
      }),
      observe: async ({ call, getSession }) =>
        (await call("readUser", { query: { access_token: getSession("citizen").accessToken } })).status,
    },
    "withdrawal-with-ended-session": {
      operationId: "withdrawAppeal",
      description: "Withdraws an appeal with the access token of a session that was signed out.",
      breaks: "contract",
      createHandler: () => {
        const owners = new Map<string, number>();
        return async (request, { send, store }) => {
          const token = getToken(request);
          const account = getPrincipal(request, store)?.account;
          if (account !== undefined) owners.set(token, account.id);
          const response = await send(request);
          const id = owners.get(token);
          if (request.operationId !== "withdrawAppeal" || response.status !== 401 || id === undefined) return response;
          const other = createTokenOf(store, (candidate) => candidate.id === id);
          return other === undefined ? response : send(withToken(request, other));
        };
      },
      observe: async (caller) => {
        const path = await sendFirstAppeal(caller);
        const { accessToken, refreshToken } = caller.getSession("director");
        await caller.call("signOut", { body: { refreshToken } });
        return (await caller.call("withdrawAppeal", { token: accessToken, path })).status;
      },
    },
  }),
  ...defineFaults("transport", {
    "draft-in-cache": {
      operationId: "keepDraft",
      description: "Answers a saved draft with Cache-Control: public, max-age=300.",
      breaks: "contract",
      createHandler: changeSuccess(["keepDraft"], ({ headers }) => headers.set("cache-control", "public, max-age=300")),
      observe: observeCall("keepDraft", { as: "citizen", path: "scales", body: { data: { a: "b" } } }),
    },
    "feedback-as-plain-text": {
      operationId: "sendFeedback",
      description: "Returns the JSON of the receipt as text/plain.",
      breaks: "contract",
      createHandler: changeSuccess(["sendFeedback"], ({ headers }) => headers.set("content-type", "text/plain")),
      observe: observeCall("sendFeedback", { as: "citizen", body: feedback }),
    },
  }),
  ...defineFaults("values", {
    "two-accounts-selected": {
      operationId: "chooseAccount",
      description: "Leaves the account that was chosen before selected too.",
      breaks: "specification",
      createHandler: () => {
        const chosen = new Set<string>();
        return async (request, { send }) => {
          const response = await send(request);
          const certNumber = request.url.searchParams.get("certNumber");
          if (request.operationId === "chooseAccount" && response.status === 200 && certNumber !== null)
            chosen.add(certNumber);
          const body = parseJson(response.body);
          if (request.operationId !== "readUser" || !isObject(body)) return response;
          for (const item of getEntries(body["manufacturers"]))
            if (chosen.has(String(item["selectedCertNumber"]))) item["selected"] = true;
          return withJson(response, body);
        };
      },
      observe: async ({ call }) => {
        for (const certNumber of ["AZ-2026-000481", "AZ-2026-000482"])
          await call("chooseAccount", { as: "representative", query: { certNumber } });
        return (await call("readUser", { as: "representative" })).at("manufacturers");
      },
    },
    "possessor-of-first-id": {
      operationId: "registerPossessor",
      description: "Returns the id of an earlier organisation for a new one.",
      breaks: "contract",
      createHandler: () => {
        let first: unknown;
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "registerPossessor" || response.status !== 200 || !isObject(body))
            return response;
          first ??= body["id"];
          return withJson(response, { ...body, id: first });
        };
      },
      observe: async ({ call }) => {
        const ids = [];
        for (const name of ["First scales", "Second scales"])
          ids.push((await call("registerPossessor", { body: { name, address: "Street 12, Riga" } })).at("id"));
        return ids[0] === ids[1];
      },
    },
    "local-time-as-utc": {
      operationId: "sendFeedback",
      description: "Returns the local time of Baku as UTC.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        if (typeof body["createdAt"] === "string") body["createdAt"] = body["createdAt"].replace(/\+04:00$/, "Z");
      }),
      observe: async ({ call }) => (await call("sendFeedback", { as: "citizen", body: feedback })).at("createdAt"),
    },
  }),
];
