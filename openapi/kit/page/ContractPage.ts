import { createElement as h, Fragment, type ReactNode } from "react";
import type { OpenApiDocument, ParameterObject, RequestBodyObject } from "../contract/document.ts";
import { listOperations, resolveBody, type ContractOperation } from "../contract/operations.ts";
import { createCurlSample } from "./createCurlSample.ts";

/** The description of a tag of the contract. */
type Tag = { name: string; description?: string; "x-proposed"?: boolean };

/** Renders the reference of the contract: each operation with its parameters, examples and a form that sends it. */
export function ContractPage({
  document,
  apiUrl,
}: {
  document: OpenApiDocument & { tags?: readonly Tag[] };
  apiUrl: string;
}): ReactNode {
  const operations = listOperations(document);
  const { info, tags = [] } = document;
  const inTag = ({ name }: Tag): ContractOperation[] =>
    operations.filter(({ path, method }) => document.paths[path]?.[method.toLowerCase()]?.tags?.includes(name));
  return h(
    Fragment,
    null,
    h(
      "header",
      null,
      h("h1", null, `${info.title}: the API`),
      h("p", null, `Version ${info.version}. Requests go to the mock backend of this server, which has no real data.`),
      h(
        "nav",
        { "aria-label": "Downloads" },
        h("a", { href: "/contract/openapi.json" }, "OpenAPI document"),
        " ",
        h("a", { href: "/contract/asyncapi.json" }, "AsyncAPI document of the live feed"),
        " ",
        h("a", { href: "/contract/portal.http" }, "Requests for .http clients"),
      ),
    ),
    h(
      "main",
      null,
      h(
        "form",
        { id: "settings", "aria-label": "Settings" },
        h("p", null, field({ id: "token", name: "Access token", hint: "of signIn, for operations that need one" })),
        h(
          "p",
          null,
          field({ id: "filter", name: "Find an operation", hint: "by name, path or summary", type: "search" }),
        ),
        h("p", { role: "status", id: "found" }),
      ),
      tags.map((tag) =>
        h(
          "section",
          { key: tag.name, "aria-labelledby": `tag-${tag.name}` },
          h("h2", { id: `tag-${tag.name}` }, tag.name, tag["x-proposed"] === true ? " (proposed)" : ""),
          h("p", null, tag.description),
          inTag(tag).map((operation) => h(Operation, { key: operation.id, operation, document, apiUrl })),
        ),
      ),
      h(LiveFeed, { document }),
    ),
  );
}

function Operation({
  operation,
  document,
  apiUrl,
}: {
  operation: ContractOperation;
  document: OpenApiDocument;
  apiUrl: string;
}): ReactNode {
  const { id, method, path, summary, parameters, requestBody, responses, bearerAuth } = operation;
  const description = document.paths[path]?.[method.toLowerCase()]?.description;
  const [example] = Object.values(requestBody?.examples ?? {});
  const isForm = requestBody?.type === "multipart/form-data";
  return h(
    "details",
    { id, className: "operation" },
    h("summary", null, h("h3", null, h("b", null, method), " ", h("code", null, path), " ", summary)),
    h("p", null, description),
    bearerAuth === "none" ? null : h("p", null, `Access token: ${bearerAuth}.`),
    h("h4", null, "Sample"),
    h("pre", null, createCurlSample(operation, apiUrl)),
    h(
      "form",
      { "data-method": method, "data-path": path, "data-bearer": bearerAuth, "aria-label": `Try ${id}` },
      h("h4", null, "Try it"),
      parameters.map((parameter) => h("p", { key: parameter.name }, parameterField(id, parameter))),
      requestBody === undefined || isForm
        ? null
        : h(
            "p",
            null,
            h("label", { htmlFor: `${id}-body` }, "Request body (JSON)"),
            h("textarea", {
              id: `${id}-body`,
              name: "body",
              rows: 8,
              spellCheck: false,
              defaultValue: JSON.stringify(example?.value, undefined, 2),
            }),
          ),
      isForm
        ? h("p", null, "This operation takes a file. Use the sample above.")
        : h("button", { type: "submit" }, `Send ${id}`),
      h("output", { id: `${id}-response`, "aria-live": "polite" }),
    ),
    h("h4", null, "Responses"),
    [...responses].map(([status, response]) => h(Response, { key: status, status, response })),
  );
}

function Response({
  status,
  response,
}: {
  status: number;
  response: { description?: string; content?: Readonly<Record<string, { examples?: object }>> };
}): ReactNode {
  const examples = Object.entries(response.content?.["application/json"]?.examples ?? {}) as [
    string,
    { value: unknown },
  ][];
  const [, example] = examples.find(([name]) => name === "en") ?? examples[0] ?? [];
  return h(
    Fragment,
    null,
    h("p", null, h("b", null, status), " ", response.description),
    example === undefined ? null : h("pre", null, JSON.stringify(example.value, undefined, 2)),
  );
}

function LiveFeed({ document }: { document: OpenApiDocument }): ReactNode {
  return h(
    "section",
    { "aria-labelledby": "live-feed" },
    h("h2", { id: "live-feed" }, "Live feed"),
    Object.entries(document.webhooks ?? {}).flatMap(([name, item]) =>
      Object.values(item).map(({ summary, description, requestBody = { content: {} } }) => {
        const { content } = resolveBody<RequestBodyObject>(document, requestBody);
        const [example] = Object.values(content["application/json"]?.examples ?? {});
        return h(
          "div",
          { key: name },
          h("h3", null, h("code", null, name), " ", summary),
          h("p", null, description),
          h("pre", null, JSON.stringify(example?.value, undefined, 2)),
        );
      }),
    ),
  );
}

const parameterField = (id: string, parameter: ParameterObject): ReactNode =>
  field({
    id: `${id}-${parameter.name}`,
    name: parameter.name,
    hint: `${parameter.in}${parameter.required === true ? ", required" : ""}. ${parameter.description ?? ""}`,
    value: parameter.required === true ? String(parameter.example ?? "") : "",
    place: parameter.in,
  });

function field({
  id,
  name,
  hint,
  value = "",
  place,
  type = "text",
}: {
  id: string;
  name: string;
  hint: string;
  value?: string;
  place?: string;
  type?: string;
}): ReactNode {
  return h(
    Fragment,
    null,
    h("label", { htmlFor: id }, name),
    h("input", {
      id,
      name,
      type,
      defaultValue: value,
      autoComplete: "off",
      spellCheck: false,
      "data-in": place,
      "aria-describedby": `${id}-hint`,
    }),
    h("small", { id: `${id}-hint` }, hint),
  );
}
