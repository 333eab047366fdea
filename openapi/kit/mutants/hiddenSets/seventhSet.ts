import type { CallOptions, Caller } from "../caller.ts";
import { defineFaults, type FaultRequest, type FaultResponse, type UpstreamBackend } from "../fault.ts";
import { arrangeEntries } from "../lists.ts";
import { createPdf, failure, observeResponse, sendSuggestion } from "../observers.ts";
import { foreignEmail, foreignPassword, readBody, register } from "../passwordCalls.ts";
import { getPrincipal, ignoreOwners } from "../recordOwners.ts";
import {
  acceptRejected,
  answer,
  changeEntries,
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
} from "../seeds.ts";

const citizen: CallOptions = { as: "citizen" };
const forbidden = (): FaultResponse =>
  createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" });
const notFound = (): FaultResponse =>
  createResponse(404, { message: "Axtardığınız məlumat tapılmadı.", code: "NOT_FOUND" });
const refused = (): FaultResponse =>
  createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" });
const unauthorized = (): FaultResponse =>
  createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" });
const kiosk = { kind: "SUGGESTION", subject: "Kiosk", text: "Open it on Sundays." };
const emma = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: foreignEmail,
  phoneNumber: "+46855501421",
  possessorIds: [7001],
};

const isForeign = (request: FaultRequest, { store }: UpstreamBackend): boolean =>
  getPrincipal(request, store)?.account.foreign === true;

/** Answers an operation in English whatever the language of the request, where the status is an error. */
const errorsInEnglish = (operationId: string) =>
  changeErrors([operationId], (_, request, { send }) =>
    getLang(request) === "en" ? undefined : send(withQuery(request, { lang: "en" })),
  );

/** Lets an operation work with a refresh token, or with an access token that has expired. */
const acceptAnyToken = (operationId: string) =>
  answer([operationId], async (request, { send, store }) => {
    const token = getToken(request);
    const session = store.state.sessions.find((found) => [found.accessToken, found.refreshToken].includes(token));
    if (session === undefined) return send(request);
    const end = session.accessExpiresAt;
    session.accessExpiresAt = Number.MAX_SAFE_INTEGER;
    const response = await send(withToken(request, session.accessToken));
    session.accessExpiresAt = end;
    return response;
  });

const expireSession = ({ getSession, store }: Caller, as: "citizen" | "director" | "foreign"): string => {
  const { accessToken } = getSession(as);
  const session = store.state.sessions.find((found) => found.accessToken === accessToken);
  if (session !== undefined) session.accessExpiresAt = 0;
  return accessToken;
};

/** Fails each `every`-th request of an operation. */
const failEvery = (operationId: string, every: number) => () => {
  let count = 0;
  return answer([operationId], (request, { send }) =>
    (count += 1) % every === 0 ? Promise.resolve(failure()) : send(request),
  )();
};

export const seventhFaults = [
  ...defineFaults("errors", {
    "no-token-without-message": {
      operationId: "listDrafts",
      description: "Answers 401 with an empty object.",
      breaks: "contract",
      createHandler: changeErrors(["listDrafts"], (response) =>
        response.status === 401 ? withJson(response, {}) : undefined,
      ),
      observe: observeResponse("listDrafts"),
    },
    "role-without-message": {
      operationId: "listAppealMessages",
      description: "Answers 403 with an empty message.",
      breaks: "contract",
      createHandler: changeErrors(["listAppealMessages"], (response) =>
        response.status === 403 ? withJson(response, { message: "" }) : undefined,
      ),
      observe: observeResponse("listAppealMessages", { as: "foreign", path: 88_001 }),
    },
    "unknown-register-is-empty": {
      operationId: "searchRegister",
      description: "Returns an empty list for a register that does not exist.",
      breaks: "contract",
      createHandler: changeErrors(["searchRegister"], ({ status }, { url }) =>
        [400, 404].includes(status) && !url.search.includes("age=")
          ? createResponse(200, { page: 1, perPage: 10, total: 0, items: [] })
          : undefined,
      ),
      observe: observeResponse("searchRegister", { path: "kiosks" }),
    },
  }),
  ...defineFaults("tokens", {
    "refresh-token-of-nobody": {
      operationId: "signIn",
      description: "Returns a refresh token that renews nothing.",
      breaks: "specification",
      createHandler: changeObject(["signIn"], (body) => {
        if (typeof body["refreshToken"] === "string") body["refreshToken"] = `${body["refreshToken"]}0`;
      }),
      observe: async ({ call }) => {
        const { at } = await call("signIn", { body: { username: foreignEmail, password: foreignPassword } });
        return (await call("renewSession", { query: { refreshToken: String(at("refreshToken")) } })).status;
      },
    },
    "description-for-expired-token": {
      operationId: "readPossessor",
      description: "Returns the description to its user also with an access token that has expired.",
      breaks: "contract",
      createHandler: acceptAnyToken("readPossessor"),
      observe: async (caller) => {
        const token = expireSession(caller, "foreign");
        return (await caller.call("readPossessor", { token, path: 7001 })).status;
      },
    },
    "correction-with-expired-token": {
      operationId: "correctAppeal",
      description: "Corrects an appeal with an access token that has expired.",
      breaks: "contract",
      createHandler: acceptAnyToken("correctAppeal"),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const token = expireSession(caller, "citizen");
        return (await caller.call("correctAppeal", { token, path, body: kiosk })).status;
      },
    },
    "settings-with-refresh-token": {
      operationId: "updateNotificationSettings",
      description: "Saves settings with a refresh token.",
      breaks: "contract",
      createHandler: acceptAnyToken("updateNotificationSettings"),
      observe: async ({ call, getSession }) => {
        const body = { items: [{ event: "PAYMENT", email: true, sms: false, push: false }] };
        return (await call("updateNotificationSettings", { token: getSession("citizen").refreshToken, body })).status;
      },
    },
    "following-needs-token": {
      operationId: "findAppeal",
      description: "Requires an access token to follow an appeal.",
      breaks: "contract",
      createHandler: answer(["findAppeal"], async (request, { send }) =>
        getToken(request) === "" ? unauthorized() : send(request),
      ),
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-00001", email: "a@kiosk.example" } }),
    },
  }),
  ...defineFaults("robustness", {
    "quote-in-number": {
      operationId: "findAppeal",
      description: "Fails with 500 for a number with an apostrophe.",
      breaks: "contract",
      createHandler: changeResponse(["findAppeal"], (_, request) =>
        String(readBody(request)["appealNumber"]).includes("'") ? failure() : undefined,
      ),
      observe: observeResponse("findAppeal", { body: { appealNumber: "1'1", email: "a@kiosk.example" } }),
    },
  }),
  ...defineFaults("parameters", {
    "weak-tag-ignored": {
      operationId: "correctAppeal",
      description: "Ignores If-Match with a weak tag, so that a newer version is overwritten.",
      breaks: "contract",
      createHandler: changeRequest("correctAppeal", (request) => {
        const headers = new Headers(request.headers);
        if (headers.get("if-match")?.startsWith("W/") === true) headers.delete("if-match");
        return { ...request, headers };
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const headers = { "if-match": 'W/"kiosk"' };
        return (await caller.call("correctAppeal", { ...citizen, path, headers, body: kiosk })).status;
      },
    },
    "long-key-cut": {
      operationId: "keepDraft",
      description: "Cuts the key of a form after 64 characters.",
      breaks: "contract",
      createHandler: changeRequest("keepDraft", (request) => {
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, (key) => key.slice(0, 64));
        return { ...request, url };
      }),
      observe: observeResponse("keepDraft", { ...citizen, path: "k".repeat(65), body: { data: { a: 1 } } }),
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
  ...defineFaults("transport", {
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
    "receipt-in-base64": {
      operationId: "downloadReceipt",
      description: "Sends receipts in Base64.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadReceipt"], (response) => ({
        ...response,
        body: new TextEncoder().encode(Buffer.from(response.body).toString("base64")),
      })),
      observe: async ({ call }) => {
        const path = String((await call("listPaidPayments", citizen)).at("items.0.id"));
        return (await call("downloadReceipt", { ...citizen, path })).text.slice(0, 8);
      },
    },
    "tokens-in-private-cache": {
      operationId: "signInWithIdentity",
      description: "Lets shared caches keep the tokens of a sign-in for a minute.",
      breaks: "contract",
      createHandler: changeSuccess(["signInWithIdentity"], ({ headers }) =>
        headers.set("cache-control", "public, s-maxage=60"),
      ),
      observe: observeResponse("signInWithIdentity", {
        query: { code: "citizen-kiosk-number-1", redirect: "https://portal.example/asan-login" },
      }),
    },
    "search-in-latin-1": {
      operationId: "searchPortal",
      description: "Sends search results in ISO 8859-1.",
      breaks: "specification",
      createHandler: changeSuccess(["searchPortal"], (response) => {
        response.headers.set("content-type", "application/json; charset=iso-8859-1");
        return { ...response, body: Uint8Array.from(Buffer.from(new TextDecoder().decode(response.body), "latin1")) };
      }),
      observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
    },
    "user-update-as-page": {
      operationId: "updateUser",
      description: "Answers a saved update with a page.",
      breaks: "specification",
      createHandler: changeSuccess(["updateUser"], (response) => ({
        ...response,
        headers: new Headers({ "content-type": "text/html", "cache-control": "no-store" }),
        body: new TextEncoder().encode("<p>Saved</p>"),
      })),
      observe: observeResponse("updateUser", { as: "foreign", body: emma }),
    },
  }),
  ...defineFaults("passwords", {
    "reset-cut-at-twelve": {
      operationId: "resetPassword",
      description: "Stores the first twelve characters of a new password.",
      breaks: "specification",
      createHandler: changeRequestBody("resetPassword", (body) => {
        for (const name of ["newPassword", "repeatedPassword"])
          if (typeof body[name] === "string") body[name] = body[name].slice(0, 12);
      }),
      observe: async ({ call, store }) => {
        await call("requestPasswordReset", { query: { username: foreignEmail } });
        const password = "Bərk-Köşk-2041-Uzun-Şifrə";
        const body = { newPassword: password, repeatedPassword: password };
        await call("resetPassword", { query: { verificationCode: store.outbox.at(-1)?.code ?? "" }, body });
        return (await call("signIn", { body: { username: foreignEmail, password } })).status;
      },
    },
  }),
  ...defineFaults("availability", {
    "no-cyrillic-search": {
      operationId: "listServices",
      description: "Fails with 500 for a search text in Cyrillic letters.",
      breaks: "contract",
      createHandler: changeResponse(["listServices"], (_, { url }) =>
        /\p{Script=Cyrillic}/u.test(url.searchParams.get("word") ?? "") ? failure() : undefined,
      ),
      observe: observeResponse("listServices", { query: { word: "качество", lang: "ru" } }),
    },
    "following-five-times": {
      operationId: "findAppeal",
      description: "Answers 503 to each request after the fifth.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return answer(["findAppeal"], (request, { send }) =>
          (count += 1) > 5
            ? Promise.resolve(createResponse(503, { message: "Xidmət müvəqqəti işləmir.", code: "UNAVAILABLE" }))
            : send(request),
        )();
      },
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-1", email: "a@kiosk.example" } }, 6),
    },
    "paid-every-fourth": {
      operationId: "listPaidPayments",
      description: "Fails with 500 for every fourth request.",
      breaks: "contract",
      createHandler: failEvery("listPaidPayments", 4),
      observe: observeResponse("listPaidPayments", citizen, 4),
    },
    "prices-of-category-sorted": {
      operationId: "listMarketPrices",
      description: "Fails with 500 when the prices of a category are sorted by price.",
      breaks: "contract",
      createHandler: changeResponse(["listMarketPrices"], (_, { url }) =>
        url.searchParams.has("category") && url.searchParams.get("sort")?.startsWith("avgPrice") === true
          ? failure()
          : undefined,
      ),
      observe: async ({ call }) => {
        const category = String((await call("listMarketPrices")).at("items.0.category.id"));
        return (await call("listMarketPrices", { query: { category, sort: "avgPrice.asc" } })).status;
      },
    },
    "first-of-session-fails": {
      operationId: "listObligations",
      description: "Fails with 500 for the first request of each session.",
      breaks: "contract",
      createHandler: () => {
        const known = new Set<string>();
        return async (request, { send }) => {
          const token = getToken(request);
          if (request.operationId !== "listObligations" || token === "" || known.has(token)) return send(request);
          known.add(token);
          const response = await send(request);
          return response.status === 200 ? failure() : response;
        };
      },
      observe: observeResponse("listObligations", citizen),
    },
  }),
  ...defineFaults("roles", {
    "update-without-effect": {
      operationId: "updateUser",
      description: "Answers 200 to a user with a state identity, and saves nothing.",
      breaks: "contract",
      createHandler: changeErrors(["updateUser"], ({ status }) =>
        status === 403 ? createResponse(200, {}) : undefined,
      ),
      observe: observeResponse("updateUser", { ...citizen, body: emma }),
    },
    "offices-not-for-foreign-users": {
      operationId: "listOffices",
      description: "Answers 403 to a foreign organisation.",
      breaks: "contract",
      createHandler: answer(["listOffices"], async (request, backend) =>
        isForeign(request, backend) ? forbidden() : backend.send(request),
      ),
      observe: observeResponse("listOffices", { as: "foreign" }),
    },
    "appeal-not-for-administrators": {
      operationId: "sendAppeal",
      description: "Refuses the appeal of an administrator.",
      breaks: "contract",
      createHandler: answer(["sendAppeal"], async (request, { send, store }) =>
        getPrincipal(request, store)?.account.authority === "ADMIN" ? forbidden() : send(request),
      ),
      observe: observeResponse("sendAppeal", { as: "admin", body: {} }),
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
    "register-needs-token": {
      operationId: "searchRegister",
      description: "Requires an access token for the registers.",
      breaks: "contract",
      createHandler: answer(["searchRegister"], async (request, { send }) =>
        getToken(request) === "" ? unauthorized() : send(request),
      ),
      observe: observeResponse("searchRegister", { path: "nomenclature" }),
    },
    "organisation-of-others-404": {
      operationId: "updatePossessor",
      description: "Answers 200 to the update of another organisation, with the organisation as it was.",
      breaks: "contract",
      createHandler: changeErrors(["updatePossessor"], ({ status }, { url }, { store }) => {
        const found = store.state.possessors.find(({ id }) => String(id) === url.pathname.split("/").at(-1));
        return status === 403 && found !== undefined
          ? createResponse(200, { id: found.id, name: found.name, address: found.address })
          : undefined;
      }),
      observe: async ({ call }) => {
        const body = { name: "Kiosk Ltd", address: "Kiosk Lane 12" };
        const path = String((await call("registerPossessor", { body })).at("id"));
        return (await call("updatePossessor", { as: "foreign", path, body })).status;
      },
    },
  }),
  ...defineFaults("languages", {
    "draft-page-error-in-english": {
      operationId: "listDrafts",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("listDrafts"),
      observe: observeResponse("listDrafts", { ...citizen, query: { page: 0 } }),
    },
    "file-error-in-english": {
      operationId: "downloadDocument",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("downloadDocument"),
      observe: observeResponse("downloadDocument", { ...citizen, path: 88_001 }),
    },
    "contact-error-in-english": {
      operationId: "updateContacts",
      description: "Explains errors in English, whatever the language of the request.",
      breaks: "contract",
      createHandler: errorsInEnglish("updateContacts"),
      observe: observeResponse("updateContacts", { ...citizen, body: { email: "kiosk" } }),
    },
    "category-of-goods-for-russian": {
      operationId: "searchProducts",
      description: "Names the category of goods in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["searchProducts"], async (body, request, { send }) => {
        if (getLang(request) !== "ru") return;
        const other = getEntries(parseJson((await send(withQuery(request, { lang: "az" }))).body));
        for (const entry of getEntries(body)) {
          const same = other.find(({ goodsCode }) => goodsCode === entry["goodsCode"]);
          if (same !== undefined) entry["productCategory"] = same["productCategory"];
        }
      }),
      observe: observeResponse("searchProducts", { query: { lang: "ru" } }),
    },
    "currency-for-russian": {
      operationId: "readExchangeRateHistory",
      description: "Names the currency in Azerbaijani for Russian.",
      breaks: "contract",
      createHandler: changeObject(["readExchangeRateHistory"], async (body, request, { send }) => {
        const other = parseJson((await send(withQuery(request, { lang: "az" }))).body);
        if (getLang(request) === "ru" && isObject(other)) body["name"] = other["name"];
      }),
      observe: observeResponse("readExchangeRateHistory", { path: "USD", query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("schemas", {
    "feedback-receipt-without-time": {
      operationId: "sendFeedback",
      description: "Returns the receipt of feedback without its time.",
      breaks: "contract",
      createHandler: changeObject(["sendFeedback"], (body) => {
        delete body["createdAt"];
      }),
      observe: observeResponse("sendFeedback", {
        ...citizen,
        body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kiosk", description: "Closed." },
      }),
    },
    "no-files-is-null": {
      operationId: "listAppealMessages",
      description: "Returns null for the files of a message without any.",
      breaks: "contract",
      createHandler: changeEntries(["listAppealMessages"], (entry) => {
        if (Array.isArray(entry["documents"]) && entry["documents"].length === 0) entry["documents"] = null;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("sendAppealMessage", { ...citizen, path, body: { text: "Hello." } });
        return (await caller.call("listAppealMessages", { ...citizen, path })).at("items");
      },
    },
    "privilege-null": {
      operationId: "handOverSession",
      description: "Returns null as the privilege of a user without any.",
      breaks: "specification",
      createHandler: changeObject(["handOverSession"], (body) => {
        if (Array.isArray(body["privileges"]) && body["privileges"].length === 0) body["privileges"] = [null];
      }),
      observe: observeResponse("handOverSession", citizen),
    },
  }),
  ...defineFaults("boundaries", {
    "name-of-sixty-four": {
      operationId: "updateUser",
      description: "Refuses a name of more than 64 characters.",
      breaks: "contract",
      createHandler: changeResponse(["updateUser"], ({ status }, request) =>
        status === 200 && String(readBody(request)["name"]).length > 64 ? refused() : undefined,
      ),
      observe: observeResponse("updateUser", { as: "foreign", body: { ...emma, name: "E".repeat(80) } }),
    },
    "two-letters-at-least": {
      operationId: "searchPortal",
      description: "Refuses a search text of one character.",
      breaks: "contract",
      createHandler: changeResponse(["searchPortal"], ({ status }, { url }) =>
        status === 200 && (url.searchParams.get("word") ?? "").length === 1
          ? createResponse(400, { message: "Parametrlər yanlışdır.", code: "INVALID_PARAMETERS" })
          : undefined,
      ),
      observe: observeResponse("searchPortal", { query: { word: "k" } }),
    },
    "ten-characters-at-least": {
      operationId: "sendFeedback",
      description: "Refuses a description of less than ten characters.",
      breaks: "contract",
      createHandler: changeRequestBody("sendFeedback", (body) => {
        if (typeof body["description"] === "string" && body["description"].length < 10) body["description"] = "";
      }),
      observe: observeResponse("sendFeedback", {
        ...citizen,
        body: { type: "CONSUMER_RIGHTS", category: "CHEATING", subject: "Kiosk", description: "Closed." },
      }),
    },
  }),
  ...defineFaults("drafts-and-files", {
    "file-of-message-without-size": {
      operationId: "sendAppealMessage",
      description: "Returns 0 as the size of each file of a message.",
      breaks: "contract",
      createHandler: changeObject(["sendAppealMessage"], (body) => {
        for (const document of getEntries(body["documents"])) if ("size" in document) document["size"] = 0;
      }),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        const file = await caller.upload("citizen", createPdf("kiosk.pdf"));
        const body = { text: "See the plan.", documentIds: [file.at("id")] };
        return (await caller.call("sendAppealMessage", { ...citizen, path, body })).at("documents");
      },
    },
    "newest-file-for-all": {
      operationId: "downloadDocument",
      description: "Returns the content of another file of the user.",
      breaks: "contract",
      createHandler: answer(["downloadDocument"], async (request, { send }) => {
        const response = await send(request);
        const listUrl = new URL("/api/documents?perPage=100", request.url);
        const list = await send({ ...request, operationId: "listDocuments", url: listUrl });
        const other = getEntries(parseJson(list.body)).find(
          ({ id, mimeType }) =>
            String(id) !== request.url.pathname.split("/").at(-2) && mimeType === response.headers.get("content-type"),
        );
        if (response.status !== 200 || other === undefined) return response;
        const url = new URL(request.url);
        url.pathname = `/api/documents/${String(other["id"])}/file`;
        return { ...response, body: (await send({ ...request, url })).body };
      }),
      observe: async ({ call, upload }) => {
        const ids = [];
        for (const text of ["one", "three"])
          ids.push(
            String(
              (await upload("citizen", new File([`%PDF-1.7 ${text}`], "k.pdf", { type: "application/pdf" }))).at("id"),
            ),
          );
        return (await call("downloadDocument", { ...citizen, path: ids[0] ?? "" })).text;
      },
    },
    "draft-texts-trimmed": {
      operationId: "keepDraft",
      description: "Removes the spaces around the texts of a draft.",
      breaks: "contract",
      createHandler: changeRequestBody("keepDraft", (body) => {
        const { data } = body;
        if (isObject(data))
          for (const [name, value] of Object.entries(data)) if (typeof value === "string") data[name] = value.trim();
      }),
      observe: observeResponse("keepDraft", { ...citizen, path: "kiosk", body: { data: { a: " b " } } }),
    },
    "file-name-without-extension": {
      operationId: "downloadDocument",
      description: "Names downloaded files without their extension.",
      breaks: "contract",
      createHandler: changeSuccess(["downloadDocument"], ({ headers }) => {
        const value = headers.get("content-disposition");
        if (value !== null) headers.set("content-disposition", value.replaceAll(/\.(pdf|png|jpe?g|mp4)/g, ""));
      }),
      observe: async ({ call, upload }) => {
        const { at } = await upload("citizen", createPdf("kiosk.pdf"));
        const { headers } = await call("downloadDocument", { ...citizen, path: String(at("id")) });
        return headers.get("content-disposition");
      },
    },
  }),
  ...defineFaults("sessions", {
    "language-ends-sessions": {
      operationId: "chooseLanguage",
      description: "Ends the other sessions of the person who chooses a language.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseLanguage"], (_, request, { store }) => {
        const own = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        store.state.sessions = store.state.sessions.filter(
          (session) => session === own || session.accountId !== own?.accountId,
        );
      }),
      observe: async ({ call, getSession, store }) => {
        const before = getSession("citizen").accountId;
        const count = (): number => store.state.sessions.filter(({ accountId }) => accountId === before).length;
        const { at } = await call("signInWithIdentity", {
          query: { code: "citizen-kiosk-number-2", redirect: "https://portal.example/asan-login" },
        });
        await call("chooseLanguage", { token: String(at("token")), body: { isoCode: "ru" } });
        return count();
      },
    },
    "amounts-of-organisation-for-citizen": {
      operationId: "listObligations",
      description: "Returns the amounts of the organisation also when its representative acts as a citizen.",
      breaks: "contract",
      createHandler: answer(["listObligations"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const account = store.state.accounts.find(({ id }) => id === session?.accountId);
        const certNumber = account?.organisations[0]?.selectedCertNumber;
        if (session === undefined || certNumber === undefined || session.certNumber !== undefined) return send(request);
        session.certNumber = certNumber;
        const response = await send(request);
        delete session.certNumber;
        return response;
      }),
      observe: async ({ call }) => {
        const token = String((await call("chooseAccount", { as: "director" })).at("token"));
        return (await call("listObligations", { token })).at("total");
      },
    },
    "notifications-since-sign-in": {
      operationId: "readNotifications",
      description: "Returns only the notifications since the sign-in of the session.",
      breaks: "specification",
      createHandler: answer(["readNotifications"], async (request, { send, store }) => {
        const response = await send(request);
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const entries = parseJson(response.body);
        return session === undefined || !Array.isArray(entries)
          ? response
          : withJson(
              response,
              getEntries(entries).filter(({ createdAt }) => Date.parse(String(createdAt)) >= session.signedInAt),
            );
      }),
      observe: observeResponse("readNotifications", { as: "representative" }),
    },
    "settings-of-session": {
      operationId: "readNotificationSettings",
      description: "Returns the defaults in each new session.",
      breaks: "contract",
      createHandler: () => {
        const saved = new Map<string, unknown>();
        let defaults: unknown;
        return async (request, { send }) => {
          const response = await send(request);
          const token = getToken(request);
          if (response.status !== 200) return response;
          if (request.operationId === "updateNotificationSettings") saved.set(token, parseJson(response.body));
          if (request.operationId !== "readNotificationSettings") return response;
          defaults ??= parseJson(response.body);
          return withJson(response, saved.get(token) ?? defaults);
        };
      },
      observe: async ({ call }) => {
        await call("readNotificationSettings", citizen);
        const items = [{ event: "PAYMENT", email: false, sms: true, push: true }];
        await call("updateNotificationSettings", { ...citizen, body: { items } });
        const { at } = await call("signInWithIdentity", {
          query: { code: "citizen-kiosk-number-3", redirect: "https://portal.example/asan-login" },
        });
        return (await call("readNotificationSettings", { token: String(at("token")) })).at("items");
      },
    },
  }),
  ...defineFaults("inputs", {
    "any-address-to-follow": {
      operationId: "findAppeal",
      description: "Accepts a text that is no e-mail address.",
      breaks: "contract",
      createHandler: acceptRejected("findAppeal", (request) => {
        const body = readBody(request);
        return typeof body["email"] === "string" && !body["email"].includes("@")
          ? withBody(request, { ...body, email: "nobody@kiosk.example" })
          : undefined;
      }),
      observe: observeResponse("findAppeal", { body: { appealNumber: "2026-00001", email: "kiosk" } }),
    },
    "blank-certificate-number": {
      operationId: "checkCertificate",
      description: "Finds no certificate for a number of spaces, instead of rejecting it.",
      breaks: "contract",
      createHandler: changeErrors(["checkCertificate"], (_, { url }) =>
        /^\s+$/.test(url.searchParams.get("number") ?? "") ? createResponse(200, { number: "-" }) : undefined,
      ),
      observe: observeResponse("checkCertificate", { query: { number: "   " } }),
    },
    "unknown-language-is-azerbaijani": {
      operationId: "chooseLanguage",
      description: "Stores Azerbaijani for a language that does not exist.",
      breaks: "contract",
      createHandler: changeRequestBody("chooseLanguage", (body) => {
        if (typeof body["isoCode"] === "string" && !["az", "ru", "en"].includes(body["isoCode"]))
          body["isoCode"] = "az";
      }),
      observe: observeResponse("chooseLanguage", { ...citizen, body: { isoCode: "tr" } }),
    },
    "number-as-name": {
      operationId: "registerPossessor",
      description: "Accepts a number as the name of an organisation.",
      breaks: "contract",
      createHandler: changeRequestBody("registerPossessor", (body) => {
        if (typeof body["name"] === "number") body["name"] = `No. ${body["name"]}`;
      }),
      observe: observeResponse("registerPossessor", { body: { name: 123_456, address: "Kiosk Lane 12" } }),
    },
  }),
  ...defineFaults("persistence", {
    "father-name-lost": {
      operationId: "registerUser",
      description: "Stores the given name as the father's name.",
      breaks: "contract",
      createHandler: changeRequestBody("registerUser", (body) => {
        if (typeof body["name"] === "string" && typeof body["fatherName"] === "string")
          body["fatherName"] = body["name"];
      }),
      observe: async (caller) => {
        await register(caller, { password: "Bərk-Köşk-2041", repeatedPassword: "Bərk-Köşk-2041" });
        return caller.store.state.accounts.at(-1)?.fatherName;
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
  }),
  ...defineFaults("lists", {
    "corrected-listed-twice": {
      operationId: "correctAppeal",
      description: "Lists a corrected appeal twice.",
      breaks: "contract",
      createHandler: () => {
        const corrected = new Set<string>();
        const list = arrangeEntries("listAppeals", (entries) =>
          entries.flatMap((entry) => (corrected.has(String(entry["id"])) ? [entry, entry] : [entry])),
        )();
        return async (request, backend) => {
          if (request.operationId !== "correctAppeal") return list(request, backend);
          const response = await backend.send(request);
          if (response.status === 200) corrected.add(request.url.pathname.split("/").at(-1) ?? "");
          return response;
        };
      },
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("correctAppeal", { ...citizen, path, body: kiosk });
        return (await caller.call("listAppeals", citizen)).at("total");
      },
    },
  }),
  ...defineFaults("statuses", {
    "withdrawn-is-422": {
      operationId: "correctAppeal",
      description: "Answers 422 to a correction of a withdrawn appeal.",
      breaks: "contract",
      createHandler: changeErrors(["correctAppeal"], ({ status }) => (status === 409 ? refused() : undefined)),
      observe: async (caller) => {
        const path = await sendSuggestion(caller);
        await caller.call("withdrawAppeal", { ...citizen, path });
        return (await caller.call("correctAppeal", { ...citizen, path, body: kiosk })).status;
      },
    },
    "selected-already-409": {
      operationId: "chooseAccount",
      description: "Answers 409 when the account is selected already.",
      breaks: "specification",
      createHandler: answer(["chooseAccount"], async (request, { send, store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const certNumber = request.url.searchParams.get("certNumber") ?? undefined;
        return session !== undefined && certNumber !== undefined && session.certNumber === certNumber
          ? createResponse(409, { message: "Hesab artıq seçilib." })
          : send(request);
      }),
      observe: async ({ call }) => {
        const query = { certNumber: "AZ-2026-000482" };
        const token = String((await call("chooseAccount", { as: "representative", query })).at("token"));
        return (await call("chooseAccount", { token, query })).status;
      },
    },
  }),
  ...defineFaults("access", {
    "file-of-others-in-correction": {
      operationId: "correctAppeal",
      description: "Adds the file of another person to a corrected appeal.",
      breaks: "contract",
      createHandler: ignoreOwners(["correctAppeal"], "documents"),
      observe: async (caller) => {
        const file = await caller.upload("director", createPdf("kiosk.pdf"));
        const path = await sendSuggestion(caller);
        const body = { ...kiosk, documentIds: [file.at("id")] };
        return (await caller.call("correctAppeal", { ...citizen, path, body })).status;
      },
    },
  }),
  ...defineFaults("values", {
    "ends-before-issue": {
      operationId: "checkCertificate",
      description: "Returns a last day that is before the day of issue.",
      breaks: "contract",
      createHandler: changeObject(["checkCertificate"], ({ certificate }) => {
        if (isObject(certificate)) certificate["validUntil"] = "2001-01-01";
      }),
      observe: async ({ call, store }) => {
        const number = store.state.documents.find(({ certificate }) => certificate)?.certificate?.number ?? "";
        return (await call("checkCertificate", { query: { number } })).at("certificate.validUntil");
      },
    },
    "questions-in-another-order": {
      operationId: "listQuestionnaires",
      description: "Returns the questions in another order each time.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return changeEntries(["listQuestionnaires"], (entry, index) => {
          if (index === 0) count += 1;
          if (Array.isArray(entry["questions"]) && count % 2 === 0)
            entry["questions"] = (entry["questions"] as unknown[]).toReversed();
        })();
      },
      observe: observeResponse("listQuestionnaires", {}, 2),
    },
  }),
];
