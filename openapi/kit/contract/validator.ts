import { createContractAjv } from "../../../codegen/ajv.ts";
import type { OpenApiDocument, SchemaObject } from "./document.ts";
import { findUnreadableTexts, findWrongLanguageTexts, type Language } from "./language.ts";
import type { ContractOperation } from "./operations.ts";

/** A response of a server. `body` is parsed JSON, the bytes of a file, or `undefined` when JSON cannot be parsed. */
export type ReceivedResponse = { status: number; headers: Headers; body: unknown };

/** Validates responses and values against the contract. */
export type ContractValidator = {
  /** Returns one sentence per violation of a response, or an empty list. */
  responseErrors: (operation: ContractOperation, received: ReceivedResponse, lang: Language) => string[];
  /** Returns one sentence per violation of the schema at a JSON pointer. */
  valueErrors: (pointer: string, value: unknown) => string[];
  /** Returns whether a value is valid by a schema of the contract. */
  matchesSchema: (schema: SchemaObject, value: unknown) => boolean;
};

/** Creates a validator for a contract. Schemas are compiled on first use. */
export function createContractValidator(document: OpenApiDocument): ContractValidator {
  const ajv = createContractAjv(document);
  const valueErrors: ContractValidator["valueErrors"] = (pointer, value) => {
    const validate = ajv.getSchema(`contract${pointer.replaceAll("{", "%7B").replaceAll("}", "%7D")}`);
    if (validate === undefined) throw new Error(`The contract has no ${pointer}`);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath === "" ? "The body" : instancePath} ${message ?? "is invalid"}${"allowedValues" in params ? `: ${(params["allowedValues"] as unknown[]).join(", ")}` : ""}`,
    );
  };

  const responseErrors: ContractValidator["responseErrors"] = (operation, { status, headers, body }, lang) => {
    const declared = operation.responses.get(status);
    if (declared === undefined)
      return [`Status ${status} is not declared; declared are ${[...operation.responses.keys()].join(", ")}`];
    const type = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
    const media = declared.content?.[type];
    if (declared.content !== undefined && media === undefined)
      return [
        `Content-Type is ${type === "" ? "missing" : type} instead of ${Object.keys(declared.content).join(" or ")}`,
      ];
    const errors = Object.entries(declared.headers ?? {}).flatMap(([name, { schema = {} }]) => {
      const header = headers.get(name);
      if (header === null) return [`The header ${name} is missing`];
      return schema.type === "integer" && !/^\d+$/.test(header)
        ? [`The header ${name} is "${header}" instead of an integer`]
        : [];
    });
    if (type !== "application/json" || media?.schema === undefined)
      return body instanceof Uint8Array && body.length === 0 ? [...errors, "The file is empty"] : errors;
    if (body === undefined) return [...errors, "The body is not JSON"];
    errors.push(...valueErrors(`${declared.pointer}/content/application~1json/schema`, body));
    errors.push(...findUnreadableTexts(document, media.schema, body, lang));
    const [wrongText] = findWrongLanguageTexts(document, media.schema, body, lang);
    return wrongText === undefined
      ? errors
      : [...errors, `The requested language is ${lang}, but a text is "${wrongText.slice(0, 60)}"`];
  };

  const compiled = new Map<SchemaObject, (value: unknown) => boolean>();
  const matchesSchema: ContractValidator["matchesSchema"] = (schema, value) => {
    const validate =
      compiled.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', '"$ref":"contract#')) as object);
    compiled.set(schema, validate);
    return validate(value);
  };
  return { responseErrors, valueErrors, matchesSchema };
}
