import { defineFaults, type SeededFault } from "../../fault.ts";
import { foreign } from "../../shared/callers.ts";
import { withHeaderOf, withoutHeader } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { getPrincipal } from "../../shared/recordOwners.ts";
import { body } from "../../shared/schemas.ts";
import {
  readBody,
  changeErrors,
  changeObject,
  changeRequest,
  changeResponse,
  changeSuccess,
  createResponse,
  getPathPart,
  parseJson,
  toJson,
  withJson,
  withLastPart,
} from "../../shared/seeds.ts";
import { acceptAnyToken, expireSession } from "../../shared/tokens.ts";
import { bench, findPossessor, findPossessorId, nordvik, nordvikId } from "./shared.ts";

/** Faults of `readPossessor`. */
export const readPossessorFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "possessor-description": {
      operationId: "readPossessor",
      description: "Returns the description of an organisation to everybody.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body, request, { store }) => {
        const possessor = store.state.possessors.find(
          ({ id }) => String(id) === request.url.pathname.split("/").at(-1),
        );
        if (possessor?.description !== undefined) body["description"] = possessor.description;
      }),
      observe: async ({ call, store }) =>
        (await call("readPossessor", { path: findPossessorId(store, ({ description }) => description !== undefined) }))
          .text,
    },
    "description-for-foreign-users": {
      operationId: "readPossessor",
      description: "Returns the description of an organisation to every foreign user, not only to its own.",
      breaks: "contract",
      createHandler: changeSuccess(["readPossessor"], (response, request, backend) => {
        const isForeign = getPrincipal(request, backend.store)?.account.foreign === true;
        const description = findPossessor(backend, getPathPart(request, -1))?.description;
        return isForeign && description !== undefined
          ? withJson(response, { ...readBody(response), description })
          : undefined;
      }),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Invoices go to the warehouse." };
        await call("updatePossessor", { ...foreign, path: nordvikId, body });
        return (await call("readPossessor", { as: "unverified", path: nordvikId })).text;
      },
    },
    "description-for-any-user": {
      operationId: "readPossessor",
      description: "Returns the description of an organisation to every signed-in user.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body, request, { store }) => {
        const stored = store.state.possessors.find(({ id }) => String(id) === String(body["id"]));
        if (getPrincipal(request, store) && stored?.description !== undefined) body["description"] = stored.description;
      }),
      observe: async ({ call, store }) => {
        const [possessor] = store.state.possessors;
        if (possessor) possessor.description = "A note";
        return (await call("readPossessor", { as: "citizen", path: String(possessor?.id) })).at("description");
      },
    },
    "tax-number-for-everybody": {
      operationId: "readPossessor",
      description: "Returns the tax number of an organisation to everybody.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body, request, backend) => {
        const taxNumber = findPossessor(backend, getPathPart(request, -1))?.taxNumber;
        if (taxNumber !== undefined) body["taxNumber"] = taxNumber;
      }),
      observe: async ({ call }) => {
        const details = { ...nordvik, taxNumber: "SE556677889901" };
        await call("updatePossessor", { ...foreign, path: nordvikId, body: details });
        return (await call("readPossessor", { path: nordvikId })).at("taxNumber");
      },
    },
  }),
  ...defineFaults("account-sentences", {
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
          if (request.method === "OPTIONS")
            return { status: 204, headers: new Headers(allowed), body: new Uint8Array() };
          const response = await send(withoutHeader(request, "origin"));
          for (const [name, value] of Object.entries(allowed)) response.headers.set(name, value);
          return response;
        },
      observe: async ({ call }) =>
        (await call("readPossessor", { path: "7001" })).headers.get("access-control-allow-headers"),
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
    "organisation-for-its-users-only": {
      operationId: "readPossessor",
      description: "Answers 404 to each signed-in user who does not belong to the organisation.",
      breaks: "contract",
      createHandler: changeResponse(["readPossessor"], async (_response, request, { store, send }) => {
        const account = getPrincipal(request, store)?.account;
        if (account === undefined || account.possessorIds.map(String).includes(getPathPart(request, -1))) return;
        const url = new URL(request.url);
        url.pathname = url.pathname.replace(/[^/]+$/, "0");
        return send({ ...request, url });
      }),
      observe: observeResponse("readPossessor", { as: "citizen", path: "7001" }),
    },
  }),
  ...defineFaults("availability", {
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
  }),
  ...defineFaults("values", {
    "address-cut-at-255": {
      operationId: "readPossessor",
      description: "Returns only the first 255 characters of a long name or address of an organisation.",
      breaks: "contract",
      createHandler: changeObject(["readPossessor"], (body) => {
        for (const field of ["name", "address"])
          if (typeof body[field] === "string") body[field] = body[field].slice(0, 255);
      }),
      observe: async ({ call }) => {
        const address = `${nordvik.address}, ${"behind the third gate, ".repeat(15)}left`;
        await call("updatePossessor", { ...foreign, path: 7001, body: { ...nordvik, address } });
        return (await call("readPossessor", { ...foreign, path: 7001 })).at("address");
      },
    },
  }),
  ...defineFaults("inputs", {
    "number-before-letters": {
      operationId: "readPossessor",
      description: "Returns an organisation for an id with letters behind its number, which the cast cuts off.",
      breaks: "contract",
      createHandler: changeRequest("readPossessor", (request) => {
        const number = /^\d+/.exec(getPathPart(request, -1))?.[0];
        return number === undefined ? request : withLastPart(request, number);
      }),
      observe: async ({ call }) => (await call("readPossessor", { path: "7001abc" })).status,
    },
  }),
  ...defineFaults("statuses", {
    "unknown-possessor-without-fields": {
      operationId: "readPossessor",
      description: "Answers 200 with an object without fields for an unknown organisation.",
      breaks: "contract",
      createHandler: changeResponse(["readPossessor"], ({ status }) =>
        status === 404 ? createResponse(200, {}) : undefined,
      ),
      observe: observeResponse("readPossessor", { as: "foreign", path: 99_887 }),
    },
  }),
  ...defineFaults("transport", {
    "possessor-etag-stays": {
      operationId: "readPossessor",
      description: "Sends the same ETag for an organisation after it has changed.",
      breaks: "contract",
      createHandler: () => {
        const tags = new Map<string, string>();
        return async (request, { send }) => {
          const key = request.url.pathname;
          if (request.operationId === "updatePossessor") {
            const headers = new Headers(request.headers);
            headers.delete("if-match");
            return send({ ...request, headers });
          }
          const response = await send(request);
          const tag = response.headers.get("etag");
          if (request.operationId !== "readPossessor" || tag === null) return response;
          tags.set(key, tags.get(key) ?? tag);
          response.headers.set("etag", tags.get(key) ?? tag);
          return response;
        };
      },
      observe: async ({ call }) => {
        const read = async () => (await call("readPossessor", { as: "foreign", path: 7001 })).headers.get("etag");
        const first = await read();
        await call("updatePossessor", { as: "foreign", path: 7001, body: bench });
        return (await read()) === first;
      },
    },
  }),
  ...defineFaults("schemas", {
    "possessor-wrapped": body("readPossessor", "Returns an organisation in a list.", (value) => [value]),
  }),
  ...defineFaults("tokens", {
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
  }),
];
