import type { Document, Given, Media, Parameter, Response, Schema, Written } from "./document.ts";

/** An operation, ready to be asked and judged: every `$ref` of its first level is followed. */
export type Operation = {
  id: string;
  /** In capitals. */
  method: string;
  /** With its parts in braces, as in the contract. */
  path: string;
  summary: string;
  proposed: boolean;
  /** Whether somebody has to be signed in. */
  bearer: "ignored" | "optional" | "required";
  /** Whether asking it leaves something changed on the server, beyond a new session. */
  changes: boolean;
  parameters: readonly Parameter[];
  body: ({ required: boolean; type: string; pointer: string } & Media) | undefined;
  /** The declared answers by status, with where each stands in the contract. */
  responses: ReadonlyMap<number, Response & { pointer: string }>;
};

/** What a `$ref` points to inside the contract; anything else as it is. */
export function follow<T extends object>(document: Document, node: Given<T>): T {
  if (!("$ref" in node) || typeof node.$ref !== "string") return node as T;
  const steps = node.$ref.slice(2).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
  return follow(document, steps.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], document) as T);
}

/** A schema with what it points to and all parts of its `allOf` in one. */
export function whole(document: Document, given: Schema): Schema {
  const { $ref: _ref, allOf = [], ...schema } = { ...("$ref" in given ? follow<Schema>(document, given as { $ref: string }) : {}), ...given };
  return allOf.map((part) => whole(document, part)).reduce<Schema>((sum, part) => ({ ...part, ...sum, properties: { ...part.properties, ...sum.properties }, required: [...(part.required ?? []), ...(sum.required ?? [])] }), schema);
}

/** Every operation of the contract, in its order. */
export const operationsOf = (document: Document): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, item]) => Object.entries(item).map(([method, written]) => operationOf(document, method, path, written)));

// A confirmation link is opened with GET, and yet the account is another one afterwards.
const changesByReading = ["activateAccount"];

function operationOf(document: Document, method: string, path: string, written: Written): Operation {
  const { operationId: id, security = [], requestBody } = written;
  const pointer = `#/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
  const [type] = Object.keys(requestBody?.content ?? {});
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: written.summary ?? "",
    proposed: written["x-proposed"] === true,
    bearer: !security.some((way) => "bearer" in way) ? "ignored" : security.every((way) => "bearer" in way) ? "required" : "optional",
    changes: changesByReading.includes(id) || (method !== "get" && !written.tags?.includes("auth")),
    parameters: (written.parameters ?? []).map((given) => follow<Parameter>(document, given)),
    body: requestBody && type !== undefined ? { required: requestBody.required === true, type, pointer: `${pointer}/requestBody/content/${type.replace("/", "~1")}/schema`, ...requestBody.content[type] } : undefined,
    responses: new Map(Object.entries(written.responses).map(([status, given]) => [Number(status), { ...follow<Response>(document, given), pointer: "$ref" in given ? given.$ref : `${pointer}/responses/${status}` }] as const)),
  };
}
