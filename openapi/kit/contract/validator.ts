import { createContractAjv } from "../../../codegen/ajv.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { findWrongLanguageTexts, type Language } from "./language.ts";
import type { ContractOperation } from "./operations.ts";

/** What came back from a server. `body` is parsed JSON, or the bytes of a file, or `undefined` when neither could be read. */
export type ReceivedResponse = { status: number; headers: Headers; body: unknown };

/** Judges answers and values by the contract. */
export type ContractValidator = {
  /** What is wrong with an answer, in sentences; nothing when it keeps the contract. */
  responseErrors: (operation: ContractOperation, received: ReceivedResponse, lang: Language) => string[];
  /** What is wrong with a value by the schema that a pointer leads to. */
  valueErrors: (pointer: string, value: unknown) => string[];
  /** Whether a value keeps a schema that stands anywhere in the contract. */
  matchesSchema: (schema: SchemaObject, value: unknown) => boolean;
};

/** A judge over one contract. Its validators are compiled when they are needed first. */
export function createContractValidator(document: OpenApiDocument): ContractValidator {
  const ajv = createContractAjv(document);
  const value: ContractValidator["valueErrors"] = (pointer, judged) => {
    const check = ajv.getSchema(`contract${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`);
    if (check === undefined) throw new Error(`The contract has no ${pointer}`);
    if (check(judged)) return [];
    return (check.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath === "" ? "The body" : instancePath} ${message ?? "is not as declared"}${"allowedValues" in params ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : ""}`,
    );
  };

  const answer: ContractValidator["responseErrors"] = (operation, { status, headers, body }, lang) => {
    const declared = operation.responses.get(status);
    if (declared === undefined)
      return [`Status ${status} is not declared; declared are ${[...operation.responses.keys()].join(", ")}`];
    const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const media = declared.content?.[type];
    if (declared.content !== undefined && media === undefined)
      return [
        `Content-Type is ${type === "" ? "missing" : type} instead of ${Object.keys(declared.content).join(" or ")}`,
      ];
    const faults = Object.entries(declared.headers ?? {}).flatMap(([name, { schema = {} }]) => {
      const given = headers.get(name);
      if (given === null) return [`The header ${name} is missing`];
      return schema.type === "integer" && !/^\d+$/.test(given)
        ? [`The header ${name} is "${given}" instead of a whole number`]
        : [];
    });
    if (type !== "application/json" || media?.schema === undefined)
      return body instanceof Uint8Array && body.length === 0 ? [...faults, "The file is empty"] : faults;
    if (body === undefined) return [...faults, "The body is not JSON"];
    faults.push(...value(`${declared.pointer}/content/application~1json/schema`, body));
    const [stray] = findWrongLanguageTexts(document, media.schema, body, lang);
    return stray === undefined ? faults : [...faults, `Asked in ${lang}, it says "${stray.slice(0, 60)}"`];
  };

  const compiled = new Map<SchemaObject, (judged: unknown) => boolean>();
  const schema: ContractValidator["matchesSchema"] = (given, judged) => {
    const check =
      compiled.get(given) ??
      ajv.compile(JSON.parse(JSON.stringify(given).replaceAll('"$ref":"#', '"$ref":"contract#')) as object);
    compiled.set(given, check);
    return check(judged);
  };
  return { responseErrors: answer, valueErrors: value, matchesSchema: schema };
}
