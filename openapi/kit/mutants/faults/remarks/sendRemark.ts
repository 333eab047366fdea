import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { answersError, failure, withProblem } from "../../shared/errors.ts";
import { keysForAnHour, observeKeyLater } from "../../shared/idempotencyKeys.ts";
import { languageOfBrowser } from "../../shared/languages.ts";
import { acceptsLonger } from "../../shared/lengths.ts";
import { observeResponse } from "../../shared/observers.ts";
import { failsFor } from "../../shared/robustness.ts";
import {
  answer,
  changeObject,
  changeRequest,
  changeRequestBody,
  changeResponse,
  createResponse,
  getToken,
  mapTexts,
  parseJson,
} from "../../shared/seeds.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const remark = { page: "/faq", text: "The second answer is old." };

/** The size of a text column that counts bytes. */
const maxColumnBytes = 4000;

/** Faults of `sendRemark`. */
export const sendRemarkFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
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
  }),
  ...defineFaults("boundaries", {
    "text-4001": acceptsLonger({
      operationId: "sendRemark",
      field: "text",
      limit: 4000,
      rest: { page: "/faq" },
    }),
    "column-of-bytes": {
      operationId: "sendRemark",
      description: "Refuses a text of 3,000 Azerbaijani letters, since its column holds 4,000 bytes.",
      breaks: "contract",
      createHandler: changeRequestBody("sendRemark", (body) =>
        new TextEncoder().encode(String(body["text"])).length > maxColumnBytes ? { ...body, text: "" } : body,
      ),
      observe: async ({ call }) =>
        (await call("sendRemark", { body: { page: "/exchange-rates", text: "ə".repeat(3000) } })).status,
    },
  }),
  ...defineFaults("inputs", {
    "path-with-colon": {
      operationId: "sendRemark",
      description: "Rejects the route pattern of a personal page, because of its colon.",
      breaks: "contract",
      createHandler: changeResponse(["sendRemark"], (response, request) => {
        const body = parseJson(request.body);
        return response.status === 200 && isRecord(body) && String(body["page"]).includes(":")
          ? createResponse(422, { message: "Məlumatlar düzgün daxil edilməyib.", code: "NOT_ACCEPTED" })
          : undefined;
      }),
      observe: observeResponse("sendRemark", { body: { page: "/my-appeals/:id", text: "A word is missing." } }),
    },
    "blank-remark": {
      operationId: "sendRemark",
      description: "Accepts a remark of spaces only.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], async (request, { send }) => {
        const body = parseJson(request.body);
        return isRecord(body) && typeof body["text"] === "string" && /^\s+$/.test(body["text"])
          ? createResponse(
              200,
              mapTexts({ message: "Təşəkkür edirik." }, (text) => text),
            )
          : send(request);
      }),
      observe: async ({ call }) => (await call("sendRemark", { body: { page: "/faq", text: "   " } })).status,
    },
    "no-route-patterns": {
      operationId: "sendRemark",
      description: "Refuses the path of a personal page, whose colon it takes for the scheme of a URL.",
      breaks: "contract",
      createHandler: changeRequestBody("sendRemark", (body) =>
        String(body["page"]).includes(":") ? { ...body, page: "not a path" } : body,
      ),
      observe: async ({ call }) =>
        (await call("sendRemark", { body: { page: "/my-appeals/:id", text: "The date is wrong." } })).status,
    },
  }),
  ...defineFaults("languages", {
    "errors-in-the-language-of-the-browser": {
      operationId: "sendRemark",
      description: "Writes errors in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("sendRemark"),
      observe: observeResponse("sendRemark", { body: {}, headers: { "accept-language": "en-GB" } }),
    },
  }),
  ...defineFaults("robustness", {
    "keys-for-ever": {
      operationId: "sendRemark",
      description: "Never forgets the key of a remark.",
      breaks: "contract",
      createHandler: changeRequest("sendRemark", (request, { store }) => {
        for (const record of store.state.idempotencyRecords) record.at = store.now();
        return request;
      }),
      observe: async ({ call, store }) => {
        const send = async (text: string) =>
          (
            await call("sendRemark", {
              body: { page: "/faq", text },
              headers: { "idempotency-key": "three-days-ago-01" },
            })
          ).status;
        store.advanceClock(-3 * 86_400);
        await send("The list is too long.");
        store.advanceClock(3 * 86_400);
        return send("The list is too short.");
      },
    },
    "malformed-json": failsFor(
      "sendRemark",
      "Fails with 500 for a body that is not JSON.",
      (request) => parseJson(request.body) === undefined,
      500,
      { body: "{subject" },
    ),
  }),
  ...defineFaults("errors", {
    "stack-trace": answersError(
      "sendRemark",
      "Returns the stack trace as the message of an error.",
      422,
      withProblem(() => ({
        message: "java.lang.NullPointerException: null\n\tat az.portal.RemarkController.send(RemarkController.java:41)",
      })),
      { body: { page: "/faq", text: "" } },
    ),
    "other-media-type-fails": {
      operationId: "sendRemark",
      description: "Answers 500 instead of 415 to a remark that is not JSON by its Content-Type.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], async (request, { send }) =>
        request.headers.get("content-type")?.startsWith("application/json") === true ? send(request) : failure(),
      ),
      observe: observeResponse("sendRemark", {
        body: JSON.stringify({ page: "/exchange-rates", text: "The rate is that of yesterday." }),
        headers: { "content-type": "text/plain" },
      }),
    },
  }),
  ...defineFaults("tokens", {
    "ended-session-cannot-remark": {
      operationId: "sendRemark",
      description: "Refuses an anonymous remark with 401 when the request carries a token that has expired.",
      breaks: "contract",
      createHandler: answer(["sendRemark"], (request, { store, send }) =>
        getToken(request) !== "" && authenticate(store, getToken(request)) === undefined
          ? Promise.resolve(createResponse(401, { message: "Sessiyanız bitib.", status: 401, code: "UNAUTHORIZED" }))
          : send(request),
      ),
      observe: observeResponse("sendRemark", { token: "ended", body: { page: "/faq", text: "A letter is missing." } }),
    },
  }),
];
