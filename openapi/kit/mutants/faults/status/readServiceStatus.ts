import { toIsoDateTime } from "../../../../../mocks/store/calendar.ts";
import { authenticate } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FaultDefinition, type SeededFault } from "../../fault.ts";
import { withHeaderOf } from "../../shared/headers.ts";
import { copyFields, partInAzerbaijani } from "../../shared/languages.ts";
import { observeResponse } from "../../shared/observers.ts";
import { changePublicContent } from "../../shared/publicContent.ts";
import { entries } from "../../shared/schemas.ts";
import {
  answer,
  changeEntries,
  changeObject,
  changeSuccess,
  createResponse,
  getLang,
  getToken,
  type JsonObject,
  parseJson,
  withJson,
  withQuery,
} from "../../shared/seeds.ts";
import { changeText, sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns an observation of the status while the service does not work. */
const observeOutage =
  (lang: string, headers: Readonly<Record<string, string>> = {}): NonNullable<FaultDefinition["observe"]> =>
  async ({ call, store }) => {
    store.state.serviceStatus = { state: "DOWN", since: store.now() - 600_000 };
    const { status, text } = await call("readServiceStatus", { query: { lang }, headers });
    return [status, text];
  };

/** The entity tag of the status of a service that works, of a server that makes it once. */
const tagOfStart = '"status-of-start"';

/** Faults of `readServiceStatus`. */
export const readServiceStatusFaults: readonly SeededFault[] = [
  ...defineFaults("account-sentences", {
    "degraded-without-message": {
      operationId: "readServiceStatus",
      description: "Says that parts of the service are slow, and not which.",
      breaks: "quality",
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
        if (isRecord(body["lastIncident"])) body["since"] = body["lastIncident"]["startedAt"];
      }),
    },
  }),
  ...defineFaults("availability", {
    "status-every-second": {
      operationId: "readServiceStatus",
      description: "Answers every second request with 503.",
      breaks: "contract",
      createHandler: () => {
        let count = 0;
        return answer(["readServiceStatus"], (request, { send }) =>
          (count += 1) % 2 === 0 ? Promise.resolve(createResponse(503, { message: "Xidmət işləmir." })) : send(request),
        )();
      },
      observe: observeResponse("readServiceStatus", {}, 2),
    },
  }),
  ...defineFaults("sessions", {
    "status-with-old-token": {
      operationId: "readServiceStatus",
      description: "Refuses the status of the service to a client whose access token has expired.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { store, send }) => {
        const token = getToken(request);
        if (token === "" || authenticate(store, token) !== undefined) return send(request);
        const url = new URL(request.url);
        url.pathname = "/api/user/details";
        return send({ ...request, url, operationId: "readUser" });
      }),
      observe: async ({ call }) => (await call("readServiceStatus", { token: "expired" })).status,
    },
  }),
  ...defineFaults("values", {
    "outage-since-now": {
      operationId: "readServiceStatus",
      description: "Names the time of the request as the beginning of an outage.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (status, _request, { store }) => {
        if (status["state"] !== "OK") status["since"] = toIsoDateTime(store.now());
      }),
      observe: observeOutage("en"),
    },
    "status-since-this-second": {
      operationId: "readServiceStatus",
      description: "Returns the second of the request as the time at which the status began.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (body, _request, { store }) => {
        body["since"] = `${new Date(store.now()).toISOString().slice(0, 19)}Z`;
      }),
      observe: observeResponse("readServiceStatus"),
    },
    "message-while-ok": {
      operationId: "readServiceStatus",
      description: "Returns a message while everything works.",
      breaks: "contract",
      createHandler: changeObject(["readServiceStatus"], (body, request) => {
        if (body["state"] !== "OK") return;
        const messages: JsonObject = { az: "Hər şey işləyir.", ru: "Всё работает.", en: "Everything works." };
        body["message"] = messages[getLang(request)] ?? messages["az"];
      }),
      observe: observeResponse("readServiceStatus"),
    },
    "status-begins-tomorrow": {
      operationId: "readServiceStatus",
      description: "Returns the time at which the status began with the time of tomorrow.",
      breaks: "contract",
      createHandler: changeEntries(["readServiceStatus"], (entry) => {
        if (typeof entry["since"] === "string")
          entry["since"] = new Date(Date.parse(entry["since"]) + 40 * 86_400_000 * 2).toISOString();
      }),
      observe: observeResponse("readServiceStatus"),
    },
    "status-since-now": {
      operationId: "readServiceStatus",
      description: "Returns the time of the request as the time at which the status began.",
      breaks: "contract",
      createHandler: () => {
        let last = Date.parse("2026-11-17T06:00:00Z");
        return async (request, { send }) => {
          const response = await send(request);
          const body = parseJson(response.body);
          if (request.operationId !== "readServiceStatus" || !isRecord(body)) return response;
          last = Math.max(last + 1000, Date.now() - 1000);
          return withJson(response, { ...body, since: new Date(last).toISOString() });
        };
      },
      observe: async ({ call }) => [
        (await call("readServiceStatus")).at("since") === (await call("readServiceStatus")).at("since"),
      ],
    },
  }),
  ...defineFaults("statuses", {
    "status-without-content": {
      operationId: "readServiceStatus",
      description: "Answers 204 while everything works.",
      breaks: "contract",
      createHandler: changeSuccess(["readServiceStatus"], (response) => ({
        ...response,
        status: 204,
        body: new Uint8Array(),
      })),
      observe: observeResponse("readServiceStatus"),
    },
  }),
  ...defineFaults("languages", {
    "outage-in-azerbaijani": {
      operationId: "readServiceStatus",
      description: "Writes in Azerbaijani what is unavailable, whichever language is asked for.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], (request, { send, store }) =>
        send(store.state.serviceStatus.state === "OK" ? request : withQuery(request, { lang: "az" })),
      ),
      observe: observeOutage("ru"),
    },
    incident: partInAzerbaijani(
      "readServiceStatus",
      "Describes the last incident in Azerbaijani.",
      copyFields("lastIncident"),
    ),
  }),
  ...defineFaults("transport", {
    "status-of-the-start": {
      operationId: "readServiceStatus",
      description: "Takes the status that was read before an outage for the current one.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { send, store }) => {
        const headers = new Headers(request.headers);
        headers.delete("if-none-match");
        const response = await send({ ...request, headers });
        const tag = withHeaderOf(response, "etag", `${tagOfStart.slice(0, -1)}-${getLang(request)}"`);
        const isKnown = request.headers.get("if-none-match") === tag.headers.get("etag");
        return isKnown && store.state.serviceStatus.state !== "OK"
          ? { ...tag, status: 304, body: new Uint8Array() }
          : tag;
      }),
      observe: observeOutage("ru", { "if-none-match": '"status-of-start-ru"' }),
    },
    "byte-order-mark": sends(
      "readServiceStatus",
      "Sends a byte order mark before the JSON.",
      changeText((text) => `\ufeff${text}`),
    ),
  }),
  ...defineFaults("schemas", {
    "state-unknown": entries(
      "readServiceStatus",
      "Returns a state that the contract does not name.",
      (entry) => void (entry["state"] = "GREEN"),
    ),
  }),
  ...defineFaults("tokens", {
    "status-refuses-expired-token": {
      operationId: "readServiceStatus",
      description: "Answers 401 to a request for the status with an access token that is not valid.",
      breaks: "contract",
      createHandler: answer(["readServiceStatus"], async (request, { send, store }) =>
        getToken(request) !== "" && authenticate(store, getToken(request)) === undefined
          ? createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" })
          : send(request),
      ),
      observe: observeResponse("readServiceStatus", { token: "expired" }),
    },
  }),
  ...defineFaults("states", {
    "state-since-the-last-check": {
      operationId: "readServiceStatus",
      description: "States the time of the last check as the begin of the status, so that it moves every half minute.",
      breaks: "contract",
      createHandler: changePublicContent("readServiceStatus", (body, _request, { store }) => ({
        ...body,
        since: toIsoDateTime(Math.floor(store.now() / 30_000) * 30_000),
      })),
      observe: observeResponse("readServiceStatus"),
    },
  }),
];
