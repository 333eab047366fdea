import { expireTokens } from "../../../../../mocks/store/sessions.ts";
import { defineFaults, type FaultResponse, type SeededFault } from "../../fault.ts";
import { slow } from "../../shared/availability.ts";
import { citizen } from "../../shared/callers.ts";
import { answersError, withStatus } from "../../shared/errors.ts";
import { withHeaderOf, withToken, withoutHeader } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { foreignEmail } from "../../shared/passwords.ts";
import { createQueue, createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import { body, entries, without } from "../../shared/schemas.ts";
import {
  answer,
  readBody,
  cacheResponses,
  changeErrors,
  changeObject,
  changeRequest,
  changeSuccess,
  createResponse,
  getEntries,
  getLang,
  getToken,
  withQuery,
} from "../../shared/seeds.ts";
import { acceptToken, readStatus } from "../../shared/tokens.ts";
import { sends, setHeader } from "../../shared/transport.ts";
import { returns, setTo } from "../../shared/values.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const decodePayload = (token: string): string => Buffer.from(token.split(".")[1] ?? "", "base64url").toString();

const emma = {
  name: "Emma",
  surname: "Lindqvist",
  fatherName: "Karl",
  email: foreignEmail,
  phoneNumber: "+46855501420",
};

/** Faults of `readUser`. */
export const readUserFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "cached-user": {
      operationId: "readUser",
      description: "Caches the user by path, and returns the first one to everybody.",
      breaks: "specification",
      createHandler: () => {
        const runInQueue = createQueue();
        let cached: FaultResponse | undefined;
        return (request, { send }) =>
          runInQueue(async () => {
            if (request.operationId !== "readUser" || getToken(request) === "") return send(request);
            const response = await send(request);
            if (response.status !== 200) return response;
            return (cached ??= response);
          });
      },
      observe: async ({ call }) => {
        await call("readUser", { as: "foreign" });
        return (await call("readUser", { as: "citizen" })).at("surname");
      },
    },
  }),
  ...defineFaults("account-sentences", {
    "tag-not-exposed": {
      operationId: "readUser",
      description: "Lets a portal of another origin ask for the user, and hides the ETag from it.",
      breaks: "contract",
      createHandler: answer(["readUser"], async (request, { send }) =>
        withHeaderOf(await send(withoutHeader(request, "origin")), "access-control-allow-origin", "*"),
      ),
      observe: async ({ call }) =>
        (await call("readUser", { as: "citizen" })).headers.get("access-control-allow-origin"),
    },
    "pin-of-foreign-user": {
      operationId: "readUser",
      description: "Returns an empty PIN of a foreign user.",
      breaks: "contract",
      createHandler: changeObject(["readUser"], (body) => {
        if (body["foreign"] === true) body["pin"] ??= "";
      }),
      observe: observeResponse("readUser", { as: "foreign" }),
    },
  }),
  ...defineFaults("availability", {
    "slow-user": slow(
      "readUser",
      "Needs eight seconds for every eighth request of the signed-in user.",
      8,
      (requestCount) => requestCount % 8 === 0,
    ),
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
  }),
  ...defineFaults("sessions", {
    "choice-of-every-session": {
      operationId: "readUser",
      description: "Applies the choice of an account to every session of the person.",
      breaks: "contract",
      createHandler: changeSuccess(["chooseAccount"], (_, request, { store }) => {
        const session = store.state.sessions.find(({ accessToken }) => accessToken === getToken(request));
        const certNumber = request.url.searchParams.get("certNumber");
        for (const other of store.state.sessions)
          if (other.accountId === session?.accountId) {
            if (certNumber === null) delete other.certNumber;
            else other.certNumber = certNumber;
          }
      }),
      observe: async ({ call, store }) => {
        const token = createTokenOf(store, ({ persona }) => persona === "representative") ?? "";
        await call("chooseAccount", { as: "representative", query: { certNumber: "AZ-2026-000482" } });
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
    "organisation-lost-with-renewal": {
      operationId: "readUser",
      description: "Forgets the organisation that the user acts for when the session is renewed.",
      breaks: "contract",
      createHandler: answer(["renewSession"], async (request, { store, send }) => {
        const response = await send(request);
        const { accessToken } = readBody(response);
        const session = store.state.sessions.find((candidate) => candidate.accessToken === accessToken);
        if (session !== undefined) delete session.certNumber;
        return response;
      }),
      observe: async ({ call, getSession }) => {
        const { refreshToken } = getSession("director");
        const token = String((await call("renewSession", { query: { refreshToken } })).at("accessToken"));
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
  }),
  ...defineFaults("persistence", {
    "tag-of-one-second": {
      operationId: "readUser",
      description:
        "Takes the second of the last change as the entity tag, so that an update overwrites another one of that second.",
      breaks: "contract",
      createHandler: () => {
        const changedAt = new Map<number, number>();
        return async (request, { store, send }) => {
          const accountId = getPrincipal(request, store)?.account.id;
          const { operationId = "" } = request;
          if (accountId === undefined) return send(request);
          const tag = `W/"${accountId}-${Math.floor((changedAt.get(accountId) ?? store.state.startedAt) / 1000)}"`;
          if (operationId === "readUser") {
            const response = await send(request);
            return response.status === 200 ? withHeaderOf(response, "etag", tag) : response;
          }
          if (!["updateUser", "updateContacts", "chooseLanguage"].includes(operationId)) return send(request);
          const headers = new Headers(request.headers);
          if (headers.get("if-match") === tag) headers.delete("if-match");
          const response = await send({ ...request, headers });
          if (response.status === 200) changedAt.set(accountId, store.now());
          return response;
        };
      },
      observe: async ({ call, store }) => {
        const update = async (note: string, headers: Readonly<Record<string, string>> = {}): Promise<number> =>
          (await call("updateUser", { as: "foreign", headers, body: { ...emma, note } })).status;
        store.advanceClock(60);
        await update("Call in the morning.");
        const tag = (await call("readUser", { as: "foreign" })).headers.get("etag") ?? "";
        await update("Call in the evening.");
        return [
          await update("Do not call.", { "if-match": tag }),
          (await call("readUser", { as: "foreign" })).at("note"),
        ];
      },
    },
  }),
  ...defineFaults("values", {
    "phone-without-plus": returns(
      "readUser",
      "Returns the phone number without its plus.",
      setTo("phoneNumber", (value) => String(value).replace("+", "")),
    ),
    "boolean-as-number": returns("readUser", "Returns 0 or 1 for the flag of foreign users.", setTo("foreign", Number)),
    "every-account-selected": {
      operationId: "readUser",
      description: "Marks each organisation of the user as selected while they act for one.",
      breaks: "contract",
      createHandler: changeObject(["readUser"], (body) => {
        const entries = getEntries(body["manufacturers"]);
        if (entries.some(({ selected }) => selected === true)) for (const entry of entries) entry["selected"] = true;
      }),
      observe: async ({ call }) => {
        const options = { as: "representative", query: { certNumber: "AZ-2026-000482" } } as const;
        const token = String((await call("chooseAccount", options)).at("token"));
        return (await call("readUser", { token })).at("manufacturers");
      },
    },
    "language-of-request": {
      operationId: "readUser",
      description: "Returns the language of the request as the language of the user.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body, request) => {
        body["language"] = { isoCode: getLang(request) };
      }),
    },
  }),
  ...defineFaults("statuses", {
    "no-token-400": answersError(
      "readUser",
      "Returns 400 for an unknown access token.",
      401,
      withStatus(400),
      { token: "unknown" },
      "specification",
    ),
  }),
  ...defineFaults("transport", {
    "personal-data-cached": sends(
      "readUser",
      "Lets caches keep personal data for an hour.",
      setHeader("cache-control", "public, max-age=3600"),
      "quality",
    ),
    "type-missing": sends("readUser", "Sends JSON without a content type.", setHeader("content-type", undefined)),
    "scheme-is-case-sensitive": {
      operationId: "readUser",
      description: "Rejects the authentication scheme in lower case.",
      breaks: "quality",
      createHandler: answer([], async (request, { send }) =>
        request.headers.get("authorization")?.startsWith("bearer") === true
          ? createResponse(401, { message: "Daxil olmamısınız." })
          : send(request),
      ),
      observe: async ({ call, getSession }) =>
        (await call("readUser", { headers: { authorization: `bearer ${getSession("citizen").accessToken}` } })).status,
    },
  }),
  ...defineFaults("roles", {
    "role-of-registered-user": {
      operationId: "readUser",
      description: "Gives each user who signs in with an e-mail address the role ADMIN.",
      breaks: "contract",
      createHandler: changeObject(["readUser"], (body) => {
        if (body["foreign"] === true) body["roles"] = [{ authority: "ADMIN" }];
      }),
      observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("roles.0.authority"),
    },
    "role-of-state-identity": {
      operationId: "readUser",
      description: "Names the role of users with a state identity differently.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        if (body["foreign"] === false) body["roles"] = [{ authority: "ROLE_ASAN_USER" }];
      }),
      observe: async ({ call }) => (await call("readUser", { as: "citizen" })).at("roles.0.authority"),
    },
    "no-role": {
      operationId: "readUser",
      description: "Returns no roles for a user without an organisation.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        if (Array.isArray(body["manufacturers"]) && body["manufacturers"].length === 0) body["roles"] = [];
      }),
      observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("roles"),
    },
    "foreign-flag": {
      operationId: "readUser",
      description: "Says of every user that they are not foreign.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        body["foreign"] = false;
      }),
      observe: async ({ call }) => (await call("readUser", { as: "foreign" })).at("foreign"),
    },
    "selected-organisation": {
      operationId: "readUser",
      description: "Marks no organisation as selected.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        const { manufacturers } = body;
        if (Array.isArray(manufacturers)) for (const one of manufacturers.filter(isRecord)) one["selected"] = false;
      }),
      observe: async ({ call }) => (await call("readUser", { as: "director" })).at("manufacturers.0.selected"),
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
  ...defineFaults("parameters", {
    "language-of-request-is-language-of-user": {
      operationId: "readUser",
      description: "Returns the language of the request as the one that the user has selected.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body, request) => {
        if (request.url.searchParams.has("lang")) body["language"] = { isoCode: getLang(request) };
      }),
      observe: observeResponse("readUser", { ...citizen, query: { lang: "ru" } }),
    },
  }),
  ...defineFaults("schemas", {
    "user-without-name": entries(
      "readUser",
      "Returns the user without a surname.",
      without("surname"),
      "specification",
    ),
    "user-in-envelope": body("readUser", "Returns the user in the field user.", (value) => ({ user: value })),
    "roles-as-texts": entries(
      "readUser",
      "Returns the roles as texts.",
      (entry) => void (entry["roles"] = ["ASAN_USER"]),
      "specification",
    ),
    "language-as-text": entries(
      "readUser",
      "Returns the language as a text.",
      (entry) => void (entry["language"] = "az"),
      "specification",
    ),
    "manufacturers-as-object": entries(
      "readUser",
      "Returns one organisation as an object instead of a list.",
      (entry) => {
        if (Array.isArray(entry["manufacturers"])) entry["manufacturers"] = entry["manufacturers"][0] ?? {};
      },
      "specification",
    ),
    "role-as-text": {
      operationId: "readUser",
      description: "Returns the names of the roles only.",
      breaks: "specification",
      createHandler: changeObject(["readUser"], (body) => {
        body["roles"] = ["ASAN_USER"];
      }),
      observe: observeResponse("readUser", { as: "citizen" }),
    },
  }),
  ...defineFaults("tokens", {
    "expired-token": {
      operationId: "readUser",
      description: "Accepts an access token after it has expired.",
      breaks: "contract",
      createHandler: acceptToken(
        (token, store) =>
          store.state.sessions.find(
            ({ accessToken, accessExpiresAt }) => accessToken === token && accessExpiresAt <= store.now(),
          )?.accountId,
      ),
      observe: async (caller) => {
        const { accessToken } = caller.getSession("citizen");
        await readStatus(caller, { token: accessToken });
        expireTokens(caller.store, "access");
        return readStatus(caller, { token: accessToken });
      },
    },
    "forged-signature": {
      operationId: "readUser",
      description: "Reads the payload of an access token without checking its signature.",
      breaks: "contract",
      createHandler: acceptToken(
        (token, store) =>
          store.state.sessions.find(({ accessToken }) => decodePayload(accessToken) === decodePayload(token))
            ?.accountId,
      ),
      observe: async (caller) =>
        readStatus(caller, {
          token: `${caller.getSession("citizen").accessToken.split(".").slice(0, 2).join(".")}.AAAA`,
        }),
    },
    "refresh-token-as-bearer": {
      operationId: "readUser",
      description: "Accepts a refresh token as an access token.",
      breaks: "contract",
      createHandler: acceptToken(
        (token, store) => store.state.sessions.find(({ refreshToken }) => refreshToken === token)?.accountId,
      ),
      observe: async (caller) => readStatus(caller, { token: caller.getSession("citizen").refreshToken }),
    },
    "token-in-query": {
      operationId: "readUser",
      description: "Accepts the access token in the query, where it ends up in logs.",
      breaks: "quality",
      createHandler: answer([], (request, { send }) => {
        const token = request.url.searchParams.get("access_token");
        return send(token === null ? request : withToken(withQuery(request, { access_token: undefined }), token));
      }),
      observe: async (caller) =>
        readStatus(caller, { query: { access_token: caller.getSession("citizen").accessToken } }),
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
  }),
];
