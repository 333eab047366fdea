import { defineFaults, type FaultDefinition, type FaultResponse } from "../fault.ts";
import {
  cacheResponses,
  getToken,
  withQuery,
  changeResponse,
  createResponse,
  parseJson,
  withJson,
  toJson,
} from "../seeds.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Answers some requests of an operation in another form: every one whose number `isAffected` accepts. */
const sometimes = (
  operationId: string,
  description: string,
  isAffected: (requestCount: number) => boolean,
  respond: () => FaultResponse,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "contract",
  createHandler: () => {
    let requestCount = 0;
    return async (request, { send }) =>
      request.operationId === operationId && isAffected((requestCount += 1)) ? respond() : send(request);
  },
  observe: async ({ call }) => {
    const responses: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      const { status, headers } = await call(operationId, { as: "citizen" });
      responses.push([status, headers.get("content-type")]);
    }
    return responses;
  },
});

/** Delays some requests of an operation: every one whose number `isAffected` accepts. */
const slow = (
  operationId: string,
  description: string,
  seconds: number,
  isAffected: (requestCount: number) => boolean,
): FaultDefinition => ({
  operationId,
  description,
  breaks: "quality",
  createHandler: () => {
    let requestCount = 0;
    return async (request, { send, wait }) => {
      if (request.operationId === operationId && isAffected((requestCount += 1))) await wait(seconds);
      return send(request);
    };
  },
  observe: async ({ call, getWaitedSeconds }) => {
    for (let count = 0; count < 8; count += 1) await call(operationId, { as: "citizen" });
    return getWaitedSeconds();
  },
});

const unavailable = (): FaultResponse => createResponse(503, { message: "Xidmət müvəqqəti işləmir." });

export const availabilityFaults = defineFaults("availability", {
  "html-page-with-200": sometimes(
    "listExchangeRates",
    "Returns the page of a gateway with status 200 for every tenth request.",
    (requestCount) => requestCount % 10 === 0,
    () => ({
      status: 200,
      headers: new Headers({ "content-type": "text/html" }),
      body: encode("<html><body>Service temporarily unavailable</body></html>"),
    }),
  ),
  "intermittent-500": sometimes(
    "listAppeals",
    "Fails for every fourth request.",
    (requestCount) => requestCount % 4 === 0,
    () => createResponse(500, { message: "Naməlum xəta baş verdi!" }),
  ),
  "first-request-fails": sometimes(
    "readCallCenter",
    "Fails for the first request after a start.",
    (requestCount) => requestCount === 1,
    unavailable,
  ),
  "lost-connection": sometimes(
    "listFeedbacks",
    "Closes the connection of every third request.",
    (requestCount) => requestCount % 3 === 0,
    () => {
      throw new Error("The connection is lost.");
    },
  ),
  "slow-list": slow("listPosts", "Needs three seconds for a public list.", 3, () => true),
  "slow-user": slow(
    "readUser",
    "Needs eight seconds for every eighth request of the signed-in user.",
    8,
    (requestCount) => requestCount % 8 === 0,
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
  "error-with-200": {
    operationId: "readPossessor",
    description: "Returns errors with status 200 and a flag in the body.",
    breaks: "contract",
    createHandler: changeResponse(["readPossessor"], (response) =>
      response.status >= 400
        ? { ...response, status: 200, body: toJson({ success: false, error: parseJson(response.body) }) }
        : withJson(response, { ...(parseJson(response.body) as object), success: true }),
    ),
    observe: async ({ call }) => (await call("readPossessor", { path: 4 })).status,
  },
  "cached-language": {
    operationId: "listServices",
    description: "Caches a public list without its language, and returns the first one to everybody.",
    breaks: "contract",
    createHandler: cacheResponses(["listServices"], (request) => withQuery(request, { lang: undefined }).url.search),
    observe: async ({ call }) => {
      await call("listServices", { query: { lang: "az" } });
      return (await call("listServices", { query: { lang: "ru" } })).at("items.0.title");
    },
  },
  "cached-page": {
    operationId: "listStandards",
    description: "Caches a public list by its path, whatever the page and the filter.",
    breaks: "contract",
    createHandler: cacheResponses(["listStandards"], ({ url }) => url.searchParams.get("lang") ?? ""),
    observe: async ({ call }) => {
      await call("listStandards");
      return (await call("listStandards", { query: { page: 2, perPage: 3 } })).at("items.0.id");
    },
  },
  "stale-count": {
    operationId: "countNotifications",
    description: "Caches the number of unread notifications of a session.",
    breaks: "contract",
    createHandler: cacheResponses(["countNotifications"], getToken),
    observe: async ({ call }) => {
      await call("countNotifications", { as: "citizen" });
      await call("markNotificationsRead", { as: "citizen" });
      return (await call("countNotifications", { as: "citizen" })).text;
    },
  },
  "stale-user": {
    operationId: "readUser",
    description: "Caches the user of a session, so that changes show only after the next sign-in.",
    breaks: "contract",
    createHandler: cacheResponses(["readUser"], getToken),
    observe: async ({ call }) => {
      await call("readUser", { as: "citizen" });
      await call("updateContacts", { as: "citizen", body: { email: "reader@mail.example", phoneNumber: "+99470" } });
      return (await call("readUser", { as: "citizen" })).at("email");
    },
  },
});
