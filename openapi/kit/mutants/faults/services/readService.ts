import { serviceDetails } from "../../../../../mocks/sampleData/serviceDetails.ts";
import { services } from "../../../../../mocks/sampleData/services.ts";
import { defineFaults, type SeededFault, breach } from "../../fault.ts";
import { answersError } from "../../shared/errors.ts";
import { copyFields, languageOfBrowser, partInAzerbaijani } from "../../shared/languages.ts";
import { observeResponse, observeAsCitizen } from "../../shared/observers.ts";
import { entries } from "../../shared/schemas.ts";
import {
  acceptRejected,
  answer,
  readBody,
  changeObject,
  changeResponse,
  changeSuccess,
  createResponse,
  getEntries,
  getPathPart,
  getToken,
  parseJson,
  toJson,
  withJson,
  withLastPart,
  withQuery,
} from "../../shared/seeds.ts";
import { changeText, sends } from "../../shared/transport.ts";
import { isRecord } from "../../../../../src/config/isRecord.ts";

const unknownService = "88123";

/** Faults of `readService`. */
export const readServiceFaults: readonly SeededFault[] = [
  ...defineFaults("values", {
    "form-pattern": breach(
      "readService",
      "Uses a keyword in the forms that the contract does not list.",
      changeObject(["readService"], ({ form }) => {
        const schema = isRecord(form) && isRecord(form["schema"]) ? form["schema"]["properties"] : undefined;
        for (const field of Object.values(isRecord(schema) ? schema : {}))
          if (isRecord(field) && field["type"] === "string") field["pattern"] = ".*";
      }),
      observeAsCitizen("readService", { path: "101" }),
    ),
    "country-labels-sorted": breach(
      "readService",
      "Sorts the labels of the countries in a form, but not their codes.",
      changeObject(["readService"], ({ form }) => {
        const presentation: unknown = isRecord(form) ? form["uiSchema"] : undefined;
        const options: unknown = isRecord(presentation) ? presentation["destination"] : undefined;
        if (isRecord(options) && Array.isArray(options["ui:enumNames"]))
          options["ui:enumNames"] = options["ui:enumNames"].map(String).toSorted();
      }),
      observeAsCitizen("readService", { path: "101" }),
    ),
    "form-of-free-services": breach(
      "readService",
      "Leaves out the form of a service that has a fee.",
      changeObject(["readService"], (service) => {
        if (Number(service["serviceFee"]) + Number(service["governmentFee"]) > 0) delete service["form"];
      }),
      observeAsCitizen("readService", { path: "101" }),
    ),
    "order-without-last": {
      operationId: "readService",
      description: "Leaves the last field of a form out of its order, so that the form cannot be shown.",
      breaks: "contract",
      createHandler: changeObject(["readService"], ({ form }) => {
        const presentation: unknown = isRecord(form) ? form["uiSchema"] : undefined;
        if (isRecord(presentation) && Array.isArray(presentation["ui:order"]))
          presentation["ui:order"] = presentation["ui:order"].slice(0, -1);
      }),
      observe: async ({ call }) => (await call("readService", { path: "101" })).at("form.uiSchema"),
    },
    "unknown-required-field": {
      operationId: "readService",
      description: "Requires a field that the form does not have.",
      breaks: "contract",
      createHandler: changeObject(["readService"], (body) => {
        const form = body["form"];
        const schema = isRecord(form) ? form["schema"] : undefined;
        if (isRecord(schema))
          schema["required"] = [...(Array.isArray(schema["required"]) ? schema["required"] : []), "benchNumber"];
      }),
      observe: async ({ call }) => {
        const seen = [];
        for (const { id } of getEntries((await call("listServices", { query: { perPage: 100 } })).at()).slice(0, 8))
          seen.push((await call("readService", { path: String(id) })).at("form.schema.required"));
        return seen;
      },
    },
  }),
  ...defineFaults("inputs", {
    "service-without-form": {
      operationId: "readService",
      description: "Answers 404 for a listed service that has no application form.",
      breaks: "contract",
      createHandler: changeSuccess(["readService"], (response, request, { send }) =>
        "form" in readBody(response) ? undefined : send(withLastPart(request, "0")),
      ),
      observe: observeResponse("readService", { path: "151" }),
    },
  }),
  ...defineFaults("statuses", {
    "unknown-service-null": answersError(
      "readService",
      "Returns 200 with null for an unknown service.",
      404,
      (response) => ({ ...response, status: 200, body: toJson(null) }),
      { path: "no-such-service" },
    ),
    "withdrawn-service-410": {
      operationId: "readService",
      description: "Answers 410 for a service that does not exist.",
      breaks: "contract",
      createHandler: changeResponse(["readService"], ({ status, body }) =>
        status === 404 ? createResponse(410, parseJson(body)) : undefined,
      ),
      observe: observeResponse("readService", { path: "99887" }),
    },
    "service-without-form": {
      operationId: "readService",
      description: "Answers 404 for a service without an application form, since it joins both tables.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) => {
        const id = getPathPart(request, -1);
        const isJoined = services.every((service) => String(service.id) !== id) || serviceDetails[id]?.form;
        return send(isJoined ? request : withLastPart(request, unknownService));
      }),
      observe: async ({ call }) => (await call("readService", { path: 152 })).status,
    },
  }),
  ...defineFaults("languages", {
    "language-of-the-browser": {
      operationId: "readService",
      description: "Writes a service in the language that the browser prefers when the request names none.",
      breaks: "contract",
      createHandler: languageOfBrowser("readService"),
      observe: observeResponse("readService", { path: 103, headers: { "accept-language": "en-GB" } }),
    },
    "nested-steps": partInAzerbaijani(
      "readService",
      "Returns the steps of a service in Azerbaijani.",
      copyFields("steps"),
      "101",
    ),
    "nested-form": partInAzerbaijani(
      "readService",
      "Returns the form of a service in Azerbaijani.",
      copyFields("form"),
      "101",
    ),
    "required-documents-in-one-language": {
      operationId: "readService",
      description: "Returns the hints about required documents in Azerbaijani.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) => {
        const response = await send(request);
        const [body, az] = [parseJson(response.body), parseJson((await send(withQuery(request, { lang: "az" }))).body)];
        if (!isRecord(body) || !isRecord(az) || response.status !== 200) return response;
        return withJson(response, { ...body, requiredDocuments: az["requiredDocuments"] });
      }),
      observe: async ({ call }) => (await call("readService", { path: "101", query: { lang: "en" } })).at(),
    },
  }),
  ...defineFaults("transport", {
    "duplicate-keys": sends(
      "readService",
      "Names the same field twice.",
      changeText((text) => text.replace('{"id":', '{"id":"0","id":')),
      "quality",
    ),
  }),
  ...defineFaults("roles", {
    "service-needs-token": {
      operationId: "readService",
      description: "Requires an access token for the page of a service.",
      breaks: "contract",
      createHandler: answer(["readService"], async (request, { send }) =>
        getToken(request) === ""
          ? createResponse(401, { message: "İstifadəçi kimi daxil olmamısınız.", code: "UNAUTHORIZED" })
          : send(request),
      ),
      observe: async ({ call }) => {
        const path = String((await call("listServices")).at("items.0.id"));
        return (await call("readService", { path })).status;
      },
    },
  }),
  ...defineFaults("parameters", {
    "suffix-of-id-ignored": {
      operationId: "readService",
      description: "Takes the end of an id after a point for a file type, so that 101.json is service 101.",
      breaks: "contract",
      createHandler: acceptRejected("readService", (request) => {
        const id = getPathPart(request, -1);
        return /\.[a-z]+$/.test(id) ? withLastPart(request, id.replace(/\.[a-z]+$/, "")) : undefined;
      }),
      observe: observeResponse("readService", { path: "101.json" }),
    },
  }),
  ...defineFaults("schemas", {
    "steps-as-object": entries("readService", "Returns the steps of a service as an object.", (entry) => {
      entry["steps"] = { ...(entry["steps"] as object[]) };
    }),
    "duration-as-text": {
      operationId: "readService",
      description: "Returns the duration of a service as a text.",
      breaks: "contract",
      createHandler: changeObject(["readService"], (body) => {
        body["durationWorkingDays"] = String(body["durationWorkingDays"]);
      }),
      observe: async ({ call }) => {
        const path = String((await call("listServices")).at("items.0.id"));
        return (await call("readService", { path })).at("durationWorkingDays");
      },
    },
  }),
];
