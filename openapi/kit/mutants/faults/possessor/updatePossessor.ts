import { computeHash } from "../../../../../mocks/computeHash.ts";
import { isSameId } from "../../../../../src/config/isSameId.ts";
import type { CallOptions } from "../../caller.ts";
import { defineFaults, type SeededFault } from "../../fault.ts";
import { citizen, foreign } from "../../shared/callers.ts";
import { answersError, replaceStatus, withStatus } from "../../shared/errors.ts";
import { withHeaderOf, withoutHeader, withToken } from "../../shared/headers.ts";
import { observeResponse } from "../../shared/observers.ts";
import { createQueue, createTokenOf, getPrincipal } from "../../shared/recordOwners.ts";
import {
  answer,
  readBody,
  cacheResponses,
  changeErrors,
  changeRequestBody,
  changeResponse,
  createResponse,
  getPathPart,
  getToken,
  type JsonObject,
  parseJson,
  withJson,
} from "../../shared/seeds.ts";
import { bench, findPossessor, findPossessorId, nordvik, nordvikId } from "./shared.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

/** Returns an `ETag` of the required details of an organisation. */
const createPossessorTag = ({ name, address }: { name?: unknown; address?: unknown }): string =>
  `W/"${computeHash(`${String(name)} ${String(address)}`)}"`;

const possessor: CallOptions = { ...foreign, path: 7001 };

/** Faults of `updatePossessor`. */
export const updatePossessorFaults: readonly SeededFault[] = [
  ...defineFaults("access", {
    "update-possessor": {
      operationId: "updatePossessor",
      description: "Lets any signed-in user change any organisation.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { store, send }) => {
        const id = Number(request.url.pathname.split("/").at(-1));
        const token = createTokenOf(store, ({ possessorIds }) => possessorIds.includes(id));
        return send(token === undefined || getToken(request) === "" ? request : withToken(request, token));
      }),
      observe: async ({ call, store }) =>
        (
          await call("updatePossessor", {
            as: "citizen",
            path: findPossessorId(store, () => true),
            body: { name: "Elm Foods", address: "Elm Road 4, Gävle" },
          })
        ).status,
    },
    "possessor-of-others-not-refused": {
      operationId: "updatePossessor",
      description: "Answers 200 to an update of another user's organisation, and saves nothing.",
      breaks: "contract",
      createHandler: changeResponse(["updatePossessor"], ({ status }, request) =>
        status === 403 ? createResponse(200, { ...(parseJson(request.body) as JsonObject) }) : undefined,
      ),
      observe: async ({ call, store }) =>
        (
          await call("updatePossessor", {
            as: "citizen",
            path: String(store.state.possessors[0]?.id),
            body: { name: "Another name", address: "Another address 1" },
          })
        ).status,
    },
  }),
  ...defineFaults("account-sentences", {
    "other-organisation-unknown": {
      operationId: "updatePossessor",
      description: "Answers 404 to an update of the organisation of another user.",
      breaks: "contract",
      createHandler: replaceStatus("updatePossessor", 403, 404, "NOT_FOUND"),
      observe: async (caller) => {
        const other = await caller.call("registerPossessor", { body: { name: "Birch Ltd", address: "Birch Lane 1" } });
        const body = { name: "Birch Ltd", address: "Birch Lane 2" };
        return (await caller.call("updatePossessor", { as: "foreign", path: String(other.at("id")), body })).status;
      },
    },
    "unknown-organisation-forbidden": {
      operationId: "updatePossessor",
      description: "Answers 403 to an update of an organisation that does not exist.",
      breaks: "contract",
      createHandler: replaceStatus("updatePossessor", 404, 403, "FORBIDDEN"),
      observe: observeResponse("updatePossessor", {
        as: "foreign",
        path: "123456",
        body: { name: "Birch Ltd", address: "Birch Lane 2" },
      }),
    },
  }),
  ...defineFaults("persistence", {
    "first-details-for-everybody": {
      operationId: "updatePossessor",
      description: "Keeps what is read of an organisation without a token, also after its details have changed.",
      breaks: "contract",
      createHandler: () => {
        const kept = cacheResponses(["readPossessor"], (request) => getPathPart(request, -1))();
        return (request, backend) => (getToken(request) === "" ? kept(request, backend) : backend.send(request));
      },
      observe: async ({ call, store }) => {
        const path = store.state.possessors[0]?.id ?? 0;
        await call("readPossessor", { path });
        await call("updatePossessor", { as: "foreign", path, body: { name: "Tide GmbH", address: "Pier 4, Kiel" } });
        return (await call("readPossessor", { path })).text;
      },
    },
    "description-cleared": {
      operationId: "updatePossessor",
      description: "Clears the description of an organisation when only name and address are sent.",
      breaks: "quality",
      createHandler: changeRequestBody("updatePossessor", (body) => {
        body["description"] ??= "";
      }),
      observe: async ({ call, store }) => {
        const path = store.state.possessors[0]?.id ?? 0;
        await call("updatePossessor", { as: "foreign", path, body: { name: "Birch", address: "Birch Street 3" } });
        return (await call("readPossessor", { as: "foreign", path })).at("description");
      },
    },
    "note-cannot-be-emptied": {
      operationId: "updatePossessor",
      description: "Keeps the earlier description when the new one is empty.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => {
        if (typeof body["description"] === "string" && body["description"].trim() === "") delete body["description"];
      }),
      observe: async ({ call }) => {
        await call("updatePossessor", { as: "foreign", path: 7001, body: { ...nordvik, description: "" } });
        return (await call("readPossessor", { as: "foreign", path: 7001 })).at("description");
      },
    },
    "tag-of-required-details": {
      operationId: "updatePossessor",
      description: "Computes the `ETag` of an organisation from its name and address, so that other changes are lost.",
      breaks: "contract",
      createHandler: answer(["readPossessor", "updatePossessor"], async (request, backend) => {
        if (request.operationId === "readPossessor") {
          const known = request.headers.get("if-none-match");
          const response = await backend.send(withoutHeader(request, "if-none-match"));
          if (!response.headers.has("etag") || response.status !== 200) return response;
          const tag = createPossessorTag(readBody(response));
          const tagged = withHeaderOf(response, "etag", tag);
          return known === tag ? { ...tagged, status: 304, body: new Uint8Array() } : tagged;
        }
        const required = request.headers.get("if-match");
        const possessor = findPossessor(backend, getPathPart(request, -1));
        const isCurrent = possessor !== undefined && required === createPossessorTag(possessor);
        return backend.send(isCurrent ? withoutHeader(request, "if-match") : request);
      }),
      observe: async ({ call }) => {
        const options = { ...foreign, path: nordvikId };
        await call("updatePossessor", { ...options, body: nordvik });
        const tag = (await call("readPossessor", options)).headers.get("etag") ?? "";
        await call("updatePossessor", { ...options, body: { ...nordvik, country: "Sweden" } });
        const late = { ...options, body: { ...nordvik, country: "Norway" }, headers: { "if-match": tag } };
        return (await call("updatePossessor", late)).status;
      },
    },
    "echoed-tax-number": {
      operationId: "updatePossessor",
      description: "Returns a changed tax number without storing it, since its table has no column for it yet.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { store, send }) => {
        const record = store.state.possessors.find(({ id }) => isSameId(id, getPathPart(request, -1)));
        const taxNumber = record?.taxNumber;
        const response = await send(request);
        if (record === undefined || response.status !== 200) return response;
        if (taxNumber === undefined) delete record.taxNumber;
        else record.taxNumber = taxNumber;
        return response;
      }),
      observe: async ({ call }) => {
        const body = { name: "Nordvik Foods AB", address: "Skeppsbron 4, Stockholm", taxNumber: "SE556677" };
        await call("updatePossessor", { as: "foreign", path: 7001, body });
        return (await call("readPossessor", { as: "foreign", path: 7001 })).at("taxNumber");
      },
    },
    "tax-number-in-a-numeric-column": {
      operationId: "updatePossessor",
      description: "Stores a tax number as a number, so that zeros at its beginning are lost.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => {
        const { taxNumber } = body;
        if (typeof taxNumber === "string" && /^\d+$/.test(taxNumber))
          body["taxNumber"] = taxNumber.replace(/^0+(?=\d)/, "");
      }),
      observe: async ({ call }) => {
        const body = { name: "Nordvik Foods AB", address: "Skeppsbron 4, Stockholm", taxNumber: "0055603607" };
        await call("updatePossessor", { ...foreign, path: 7001, body });
        return (await call("readPossessor", { ...foreign, path: 7001 })).at("taxNumber");
      },
    },
  }),
  ...defineFaults("values", {
    "possessor-before-update": {
      operationId: "updatePossessor",
      description: "Returns the organisation as it was before the update.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { send, store }) => {
        const id = request.url.pathname.split("/").at(-1);
        const before = structuredClone(store.state.possessors.find((candidate) => String(candidate.id) === id));
        const response = await send(request);
        return response.status === 200 ? withJson(response, before) : response;
      }),
      observe: observeResponse("updatePossessor", { as: "foreign", path: 7001, body: bench }),
    },
  }),
  ...defineFaults("inputs", {
    "tags-removed": {
      operationId: "updatePossessor",
      description: "Removes from the note about an organisation what looks like a tag of HTML.",
      breaks: "contract",
      createHandler: changeRequestBody("updatePossessor", (body) => ({
        ...body,
        ...(typeof body["description"] === "string" && {
          description: body["description"].replaceAll(/<[^\s>][^>]*(?:>|$)/g, ""),
        }),
      })),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Weight<2 kg, see <catalogue>" };
        return (await call("updatePossessor", { ...possessor, body })).at("description");
      },
    },
  }),
  ...defineFaults("statuses", {
    "other-possessor-500": answersError(
      "updatePossessor",
      "Fails with 500 for an organisation of somebody else.",
      403,
      withStatus(500),
      { ...citizen, path: 7001, body: { name: "Birch", address: "Birch Street 3" } },
    ),
    "weak-tag-never-matches": {
      operationId: "updatePossessor",
      description: "Answers 412 for each weak `ETag`, also for that of the current version.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], (request, { send }) =>
        send(
          request.headers.get("if-match")?.startsWith("W/") === true
            ? withHeaderOf(request, "if-match", '"none"')
            : request,
        ),
      ),
      observe: async ({ call }) => {
        const { headers } = await call("readPossessor", { ...foreign, path: nordvikId });
        const tag = headers.get("etag") ?? "";
        const options = { ...foreign, path: nordvikId, body: nordvik, headers: { "if-match": tag } };
        return (await call("updatePossessor", options)).status;
      },
    },
    "update-is-created": {
      operationId: "updatePossessor",
      description: "Answers an update of an organisation with 201.",
      breaks: "quality",
      createHandler: changeResponse(["updatePossessor"], (response) =>
        response.status === 200 ? { ...response, status: 201 } : undefined,
      ),
      observe: async ({ call, store }) => {
        const id = store.state.accounts.find(({ persona }) => persona === "foreign")?.possessorIds[0];
        const body = { name: "Nordvik", address: "Street 1, Oslo" };
        return (await call("updatePossessor", { as: "foreign", path: String(id), body })).status;
      },
    },
  }),
  ...defineFaults("roles", {
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
    "administrator-edits-any-organisation": {
      operationId: "updatePossessor",
      description: "Lets a user with the role ADMIN change the organisation of another user.",
      breaks: "contract",
      createHandler: () => {
        const runInQueue = createQueue();
        return (request, { store, send }) =>
          runInQueue(async () => {
            const account = getPrincipal(request, store)?.account;
            if (request.operationId !== "updatePossessor" || account?.authority !== "ADMIN") return send(request);
            const earlier = account.possessorIds;
            account.possessorIds = [...earlier, Number(getPathPart(request, -1))];
            try {
              return await send(request);
            } finally {
              account.possessorIds = earlier;
            }
          });
      },
      observe: async ({ call }) => {
        const { status } = await call("updatePossessor", { as: "admin", path: 7001, body: nordvik });
        return [status, (await call("readPossessor", { path: 7001 })).at("address")];
      },
    },
  }),
  ...defineFaults("errors", {
    "status-in-body-differs": {
      operationId: "updatePossessor",
      description: "Returns the status 500 in the body of each error.",
      breaks: "contract",
      createHandler: changeErrors(["updatePossessor"], (response) => {
        const body = parseJson(response.body);
        return isRecord(body) ? withJson(response, { ...body, status: 500 }) : undefined;
      }),
      observe: observeResponse("updatePossessor", { as: "foreign", path: 7001, body: { name: "B" } }),
    },
    "saved-in-spite-of-conflict": {
      operationId: "updatePossessor",
      description: "Reports that the organisation was changed meanwhile, after it has saved the request.",
      breaks: "contract",
      createHandler: answer(["updatePossessor"], async (request, { send }) => {
        const response = await send(request);
        if (response.status !== 412) return response;
        const headers = new Headers(request.headers);
        headers.delete("if-match");
        await send({ ...request, headers });
        return response;
      }),
      observe: async ({ call }) => {
        const body = { ...nordvik, description: "Exports cheese." };
        await call("updatePossessor", { ...possessor, body, headers: { "if-match": 'W/"earlier"' } });
        return (await call("readPossessor", possessor)).text;
      },
    },
  }),
  ...defineFaults("messages", {
    "reasons-of-the-framework": {
      operationId: "updatePossessor",
      description: "Gives the reasons for rejected fields in the English words of the framework.",
      breaks: "contract",
      createHandler: changeErrors(["updatePossessor"], (response) => {
        const problem = readBody(response);
        const { fields } = problem;
        if (response.status !== 422 || !Array.isArray(fields)) return;
        const sizes: Readonly<Record<string, string>> = { name: "3 and 300", address: "7 and 500" };
        const reworded = fields.filter(isRecord).map((field) => ({
          ...field,
          message: `size must be between ${sizes[String(field["field"])] ?? "0 and 2000"}`,
        }));
        return withJson(response, { ...problem, fields: reworded });
      }),
      observe: observeResponse("updatePossessor", {
        as: "foreign",
        path: 7001,
        body: { ...nordvik, address: "Here" },
        query: { lang: "ru" },
      }),
    },
  }),
];
