import { posts } from "../../../../../mocks/sampleData/posts.ts";
import { translate } from "../../../../../mocks/store/localizedText.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FaultRequest, type RequestHandler } from "../../fault.ts";
import { arrangeEntries } from "../../lists.ts";
import { observeResponse } from "../../observers.ts";
import { readBody } from "../../passwordCalls.ts";
import {
  answer,
  bodyOf,
  changeErrors,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getToken,
  isObject,
  toJson,
  withHeaderOf,
  withJson,
  withQuery,
  type JsonObject,
} from "../../seeds.ts";
import { keysForAnHour, observeKeyLater } from "../../sentenceSeeds.ts";

const remark = { page: "/faq", text: "The second answer is old." };
/** Changes a header of successful responses. */
const setHeader = (operationId: string, name: string, value: string): (() => RequestHandler) =>
  changeSuccess([operationId], (response) => withHeaderOf(response, name, value));

/** Returns a request as a portal of the same origin sends it. */
function withoutOrigin(request: FaultRequest): FaultRequest {
  const headers = new Headers(request.headers);
  headers.delete("origin");
  return { ...request, headers };
}

/** Returns the language that a browser prefers. */
const getPreferred = ({ headers }: FaultRequest): string | undefined =>
  /^(az|ru|en)\b/.exec(headers.get("accept-language") ?? "")?.[0];

const preferBrowser = (request: FaultRequest): FaultRequest =>
  withQuery(request, { lang: getPreferred(request) ?? getLang(request) });

/** Faults that break one sentence of the contract on headers, errors and public content. */
export const responsesSentenceFaults = defineFaults("account-sentences", {
  "remarks-of-anonymous-visitors": {
    operationId: "sendRemark",
    description: "Answers 403 to a remark of a visitor who is signed in.",
    breaks: "contract",
    createHandler: answer(["sendRemark"], async (request, { store, send }) =>
      authenticate(store, getToken(request)) === undefined
        ? send(request)
        : createResponse(403, { message: "Bu əməliyyat üçün icazəniz yoxdur.", code: "FORBIDDEN" }),
    ),
    observe: observeResponse("sendRemark", { as: "citizen", body: remark }),
  },
  "remark-with-number": {
    operationId: "sendRemark",
    description: "Gives each remark a number, and names it in the message.",
    breaks: "contract",
    createHandler: () => {
      const numbers = new Map<string, number>();
      return changeObject(["sendRemark"], (body, { headers }) => {
        const key = headers.get("idempotency-key") ?? `without a key ${numbers.size}`;
        const number = numbers.get(key) ?? 300 + numbers.size;
        numbers.set(key, number);
        body["message"] = `${String(body["message"])} № ${number}`;
      })();
    },
    observe: observeResponse("sendRemark", { body: remark }, 2),
  },
  "remark-key-for-an-hour": {
    operationId: "sendRemark",
    description: "Forgets the Idempotency-Key of a remark after an hour.",
    breaks: "contract",
    createHandler: keysForAnHour("sendRemark"),
    observe: observeKeyLater("sendRemark", remark),
  },
  "degraded-without-message": {
    operationId: "readServiceStatus",
    description: "Says that parts of the service are slow, and not which.",
    breaks: "contract",
    createHandler: changeObject(["readServiceStatus"], (body) => {
      body["state"] = "DEGRADED";
      delete body["message"];
    }),
  },
  "works-since-before-the-incident": {
    operationId: "readServiceStatus",
    description: "States the start of the last incident as the time since which everything works.",
    breaks: "contract",
    createHandler: changeObject(["readServiceStatus"], (body) => {
      if (isObject(body["lastIncident"])) body["since"] = body["lastIncident"]["startedAt"];
    }),
  },
  "one-tag-for-all-languages": {
    operationId: "listQuestionnaires",
    description: "Computes the ETag from the ids of the questionnaires, so that every language has the same.",
    breaks: "contract",
    createHandler: changeSuccess(["listQuestionnaires"], (response) => {
      const ids = getEntries(bodyOf(response)).map(({ id }) => id);
      return withHeaderOf(response, "etag", `W/"${ids.join("-")}"`);
    }),
    observe: observeResponse("listQuestionnaires"),
  },
  "varies-by-language": {
    operationId: "listQuestionnaires",
    description: "Names Accept-Language in Vary, so that a cache keeps a copy for each browser.",
    breaks: "contract",
    createHandler: setHeader("listQuestionnaires", "vary", "Authorization, Accept-Language"),
    observe: observeResponse("listQuestionnaires"),
  },
  "tag-not-exposed": {
    operationId: "readUser",
    description: "Lets a portal of another origin ask for the user, and hides the ETag from it.",
    breaks: "contract",
    createHandler: answer(["readUser"], async (request, { send }) =>
      withHeaderOf(await send(withoutOrigin(request)), "access-control-allow-origin", "*"),
    ),
    observe: async ({ call }) => (await call("readUser", { as: "citizen" })).headers.get("access-control-allow-origin"),
  },
  "version-not-allowed": {
    operationId: "readPossessor",
    description: "Does not let a portal of another origin send If-Match.",
    breaks: "contract",
    createHandler:
      () =>
      async (request, { send }) => {
        const allowed = {
          "access-control-allow-origin": "*",
          "access-control-allow-headers": "Authorization, Content-Type",
          "access-control-expose-headers": "ETag",
        };
        if (request.method === "OPTIONS") return { status: 204, headers: new Headers(allowed), body: new Uint8Array() };
        const response = await send(withoutOrigin(request));
        for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value);
        return response;
      },
    observe: async ({ call }) =>
      (await call("readPossessor", { path: "7001" })).headers.get("access-control-allow-headers"),
  },
  "shows-the-beginning": {
    operationId: "searchPortal",
    description: "Shows the beginning of each text, wherever the word is.",
    breaks: "contract",
    createHandler: changeObject(["searchPortal"], (body, request) => {
      for (const item of getEntries(body)) {
        const post = posts.find(({ id, place }) => id === item["id"] && place === item["searchPlace"]);
        if (post === undefined) continue;
        const text = translate(post.content, getLang(request) as "az");
        item["content"] = text
          .replaceAll(/<[^>]*>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim()
          .slice(0, 80);
      }
    }),
    observe: observeResponse("searchPortal", { query: { word: "sertifikat", perPage: 50 } }),
  },
  "results-by-section": {
    operationId: "searchPortal",
    description: "Returns the results by their section and number, and not the best match first.",
    breaks: "contract",
    createHandler: arrangeEntries("searchPortal", (entries) => {
      const key = ({ searchPlace, id }: JsonObject): string => `${String(searchPlace)} ${String(id)}`;
      return entries.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
    }),
    observe: observeResponse("searchPortal", { query: { word: "sertifikat" } }),
  },
  "password-in-caches": {
    operationId: "checkNewPassword",
    description: "Lets shared caches keep the check of a password, which is in the address.",
    breaks: "contract",
    createHandler: setHeader("checkNewPassword", "cache-control", "public, max-age=600"),
    observe: observeResponse("checkNewPassword", { query: { pass: "Wolk&Zi82xx", name: "Ida", surname: "Berg" } }),
  },
  "errors-in-caches": {
    operationId: "readPossessor",
    description: "Lets shared caches keep the error for an organisation that does not exist yet.",
    breaks: "contract",
    createHandler: changeErrors(["readPossessor"], (response) =>
      withHeaderOf(response, "cache-control", "public, max-age=600"),
    ),
    observe: observeResponse("readPossessor", { path: "123456" }),
  },
  "refusal-in-the-language-of-the-browser": {
    operationId: "countNotifications",
    description: "Writes that the user is not signed in in the language that the browser prefers.",
    breaks: "contract",
    createHandler: answer(["countNotifications"], async (request, { send }) => {
      const response = await send(request);
      return response.status === 401 ? send(preferBrowser(request)) : response;
    }),
    observe: observeResponse("countNotifications", { query: { lang: "ru" }, headers: { "accept-language": "en" } }),
  },
  "confirmation-in-the-language-of-the-browser": {
    operationId: "updateContacts",
    description: "Confirms a change in the language that the browser prefers.",
    breaks: "contract",
    createHandler: changeRequest("updateContacts", preferBrowser),
    observe: observeResponse("updateContacts", {
      as: "citizen",
      query: { lang: "ru" },
      headers: { "accept-language": "en" },
      body: { email: "a.b@mail.example", phoneNumber: "+994501112233" },
    }),
  },
  "empty-fields": {
    operationId: "lookUpTaxpayer",
    description: "Returns an empty list of fields with an error that concerns none.",
    breaks: "contract",
    createHandler: changeErrors(["lookUpTaxpayer"], (response) =>
      withJson(response, { fields: [], ...bodyOf(response) }),
    ),
    observe: observeResponse("lookUpTaxpayer", { as: "citizen", query: { tpn: "1111111111" } }),
  },
  "rejected-value": {
    operationId: "registerUser",
    description: "Repeats each rejected value in the error, also a password.",
    breaks: "contract",
    createHandler: changeErrors(["registerUser"], (response, request) => {
      const body = bodyOf(response);
      const sent = readBody(request);
      if (!Array.isArray(body["fields"])) return;
      const fields = getEntries(body["fields"]).map((field) => ({
        ...field,
        rejectedValue: sent[String(field["field"])],
      }));
      return withJson(response, { ...body, fields });
    }),
    observe: observeResponse("registerUser", { body: { name: "Ida", password: "not-strong-enough" } }),
  },
  "code-in-the-address-of-an-error": {
    operationId: "activateAccount",
    description: "Names the path of the request with its code in each error.",
    breaks: "contract",
    createHandler: changeErrors(["activateAccount"], (response, { url }) =>
      url.pathname.length < 100 ? withJson(response, { ...bodyOf(response), instance: url.pathname }) : undefined,
    ),
    observe: observeResponse("activateAccount", { path: "777123" }),
  },
  "type-of-the-problem": {
    operationId: "chooseLanguage",
    description: "Names the address of a page of its documentation as the type of each error.",
    breaks: "contract",
    createHandler: changeErrors(["chooseLanguage"], (response) => ({
      ...response,
      body: toJson({ ...bodyOf(response), type: "https://docs.portal.example/errors" }),
    })),
    observe: observeResponse("chooseLanguage", { body: { isoCode: "az" } }),
  },
  "title-for-people": {
    operationId: "readNotificationSettings",
    description: "Writes a title for people into each error, in the place of the reason phrase.",
    breaks: "contract",
    createHandler: changeErrors(["readNotificationSettings"], (response) =>
      withJson(response, { ...bodyOf(response), title: "Something went wrong" }),
    ),
    observe: observeResponse("readNotificationSettings"),
  },
});
