import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { SchemaObject } from "../../contract/document.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectOneOf, expectRefusal, expectResponse } from "../expectations.ts";
import { ContractViolation } from "../outcomes.ts";
import { createValidRequest } from "../requests.ts";
import { isAccepted } from "../responses/judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { createUnknownId } from "./unknownId.ts";

/** The statuses of a request that is wrong. The contract separates 400 and 422 only in prose, so a check accepts both. */
export const rejectionStatuses = [400, 422];

/** Those of a body whose media type is another one than the declared one, or missing. */
const otherMediaTypeStatuses = [...rejectionStatuses, 415];

const lang = "ru";

/** The language that a browser prefers, which says nothing: the texts are in the language of `lang`. */
const otherLanguage = { "accept-language": "en, az;q=0.5" };

/**
 * Sends a request without a valid token. The portal renews the session and opens the sign-in after 401 only. Of a call
 * with "public" in its path, the specification says only that it carries the token.
 */
async function expectUnauthorized(
  context: VerifyContext,
  operation: ContractOperation,
  token: string | undefined,
): Promise<void> {
  const { headers, ...valid } = await createValidRequest(context, operation);
  const request = { ...valid, headers: { ...headers, ...otherLanguage }, token, lang } as const;
  if (!operation.isProposed && operation.path.includes("/public/"))
    await expectRefusal(context, operation, request, 401);
  else await expectResponse(context, operation, request, 401);
}

/** Checks that an operation rejects a missing token, when it requires one, and an unknown token. */
export const createMissingTokenChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  ...(operation.bearerAuth === "required"
    ? [
        {
          name: "returns 401 without a token",
          isSpecified: true,
          run: (context: VerifyContext) => expectUnauthorized(context, operation, undefined),
        },
      ]
    : []),
  ...(operation.bearerAuth !== "none"
    ? [
        {
          name: "returns 401 for an unknown token",
          // Without a required token, a server may ignore an unknown one.
          isSpecified: operation.bearerAuth === "required",
          run: (context: VerifyContext) => expectUnauthorized(context, operation, "unknown-token"),
        },
      ]
    : []),
];

/** Days that do not exist, which some servers take for one of the next month. */
const impossibleDays = ["2026-10-32", "2026-02-30"];

/** The length up to which every server reads a parameter. */
export const safeLength = 1000;

/** The statuses of a request that is too large, in the contract or not. */
export const tooLargeStatuses: readonly number[] = [413, 414, 431];

/** Candidates for an invalid parameter, the most likely mistakes first. */
const invalidValueCandidates = ["x", "", "a b", "0", "-1", "100000000", "2026-13-45", "x".repeat(5000)];

/** Checks that an operation rejects invalid and missing parameters. */
export const createInvalidParameterChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters
    .filter(({ name }) => name !== "lang")
    // A server may ignore a proposed parameter, whatever its value.
    .filter(({ "x-proposed": isProposed = false }) => !isProposed)
    .flatMap(({ name, in: location, required, schema }) => {
      const withValue = (request: OperationRequest, value: string | undefined): OperationRequest =>
        location === "path"
          ? { ...request, path: { ...request.path, [name]: value ?? "" } }
          : location === "query"
            ? { ...request, query: { ...request.query, [name]: value } }
            : { ...request, headers: { [name]: value ?? "" } };
      const invalid: ContractCheck = {
        name: `rejects an invalid ${name}`,
        run: async (context) => {
          const isNumeric = ["integer", "number"].includes(String(flattenSchema(context.document, schema).type));
          const isValid = (text: string): boolean =>
            context.validator.matchesSchema(
              schema,
              isNumeric && text !== "" && !Number.isNaN(Number(text)) ? Number(text) : text,
            );
          // An empty path parameter would request another path. A server may treat an empty optional one as an absent one.
          const values = [
            ...invalidValueCandidates
              .filter(
                (text) =>
                  !isValid(text) &&
                  (text !== "" || (location === "query" && required === true)) &&
                  (location !== "header" || text.trim() !== ""),
              )
              .slice(0, 2),
            ...(flattenSchema(context.document, schema)["format"] === "date" ? impossibleDays : []),
          ];
          const request = values.length > 0 ? await createValidRequest(context, operation) : {};
          for (const value of values) {
            const sent = { ...withValue(request, value), lang } as const;
            if (value.length > safeLength) {
              const { status } = await context.client.send(operation, sent);
              // What is in front of a server may refuse a long URL in its own way, such as IIS with 404.
              if ([...tooLargeStatuses, 404].includes(status)) continue;
            }
            const statuses = location === "path" ? [...rejectionStatuses, 404] : rejectionStatuses;
            await expectOneOf(context, operation, sent, statuses);
          }
        },
      };
      const missing: ContractCheck = {
        name: `rejects a missing ${name}`,
        run: async (context) =>
          void (await expectOneOf(
            context,
            operation,
            { ...withValue(await createValidRequest(context, operation), undefined), lang },
            rejectionStatuses,
          )),
      };
      return required === true && location === "query" ? [invalid, missing] : [invalid];
    });

/** Checks that an unsupported language gets a declared response, either 200 or an error. */
export const createUnsupportedLanguageChecks = (operation: ContractOperation): readonly ContractCheck[] => [
  {
    name: "returns a declared response for an unsupported language",
    run: async (context) => {
      const request = await createValidRequest(context, operation);
      const { status, curl } = await expectOneOf(
        context,
        operation,
        { ...request, query: { ...request.query, lang: "xx" } },
        rejectionStatuses,
        [200],
      );
      // A specified call says nothing of other languages.
      if (status === 200 && (operation.isProposed || operation.isMutating))
        context.notes.add("answers in some language when lang is none of az, ru and en, instead of 400", curl);
    },
  },
];

/** Checks that an operation rejects an invalid or missing request body. */
export function createInvalidBodyChecks(operation: ContractOperation): readonly ContractCheck[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return [];
  const rawBodyCheck = (name: string, raw?: string, statuses = rejectionStatuses): ContractCheck => ({
    name,
    run: async (context) => {
      const { body: _body, form: _form, ...request } = await createValidRequest(context, operation);
      const sent = { ...request, lang, ...(raw !== undefined && { raw }) } as const;
      await expectOneOf(context, operation, sent, statuses);
    },
  });
  const missingBodyCheck = rawBodyCheck("rejects a missing body", undefined, otherMediaTypeStatuses);
  if (requestBody.type === "multipart/form-data")
    return [
      rawBodyCheck("rejects a body that is not multipart", '{"file":"none"}', otherMediaTypeStatuses),
      missingBodyCheck,
    ];
  const fieldsCheck: ContractCheck = {
    name: "rejects each missing or invalid field",
    run: async (context) => {
      const { body: validBody, ...request } = await createValidRequest(context, operation);
      const fields = validBody as Readonly<Record<string, unknown>>;
      const otherKinds = Object.values(requestBody.examples ?? {}).map(({ value }) => value as typeof fields);
      for (const { name, body } of [fields, ...otherKinds].flatMap((valid) =>
        invalidBodies(context, requestBody.schema ?? {}, valid),
      )) {
        if (context.validator.valueErrors(requestBody.pointer, body).length === 0) continue;
        const sent = { ...request, body, lang } as const;
        const response = await expectOneOf(context, operation, sent, rejectionStatuses);
        assertNamesField(context, operation, response, name);
      }
    },
  };
  // A parameter does not make it another media type, so the server judges the body and not its type.
  const charsetCheck: ContractCheck = {
    name: "takes JSON whose media type names its encoding",
    run: async (context) => {
      const { body: _body, ...request } = await createValidRequest(context, operation);
      const headers = { ...request.headers, "content-type": "application/json; charset=utf-8" };
      const sent = { ...request, headers, raw: "[]", lang } as const;
      await expectOneOf(context, operation, sent, rejectionStatuses);
    },
  };
  const mediaTypeCheck: ContractCheck = {
    name: "refuses a body of another media type",
    run: async (context) => {
      const { body, ...request } = await createValidRequest(context, operation);
      const headers = { ...request.headers, "content-type": "text/plain" };
      const sent = { ...request, headers, raw: "[]", lang } as const;
      await expectOneOf(context, operation, sent, otherMediaTypeStatuses);
      // No body schema has a list: only a valid body shows whether the server looks at the media type.
      const valid = await context.client.send(operation, { ...request, headers, body, lang });
      if (isAccepted(operation, valid))
        context.notes.add(
          "accepts JSON with the media type text/plain, with which a page of another origin may send it",
          valid.curl,
        );
    },
  };
  return [
    charsetCheck,
    mediaTypeCheck,
    rawBodyCheck("rejects a body that is not JSON", "{"),
    ...["[]", '"text"', "7"].map((raw) => rawBodyCheck(`rejects the body ${raw}`, raw)),
    ...createMixedKindChecks(operation),
    ...(requestBody.required ? [missingBodyCheck] : []),
    fieldsCheck,
  ];
}

/**
 * Throws `ContractViolation` when an error of a proposed operation names fields in another language, or not the one that was changed: the
 * portal shows the reason beside the field.
 */
function assertNamesField(
  context: VerifyContext,
  operation: ContractOperation,
  { body, curl }: OperationResponse,
  name: string,
): void {
  const fields = isRecord(body) && Array.isArray(body["fields"]) ? body["fields"].filter(isRecord) : [];
  const wrong = fields.find(({ message }) => typeof message === "string" && !/\p{Script=Cyrillic}/u.test(message));
  if (wrong !== undefined) {
    const rule = "the reason of each field in the requested language ru";
    if (operation.isProposed) throw new ContractViolation(rule, String(wrong["message"]), curl);
    context.notes.add(`not ${rule}: ${String(wrong["message"])}`, curl);
  }
  const names = fields.map(({ field }) => String(field));
  if (!operation.isProposed || names.length === 0) return;
  if (!names.some((path) => path.split("/", 1)[0] === name))
    throw new ContractViolation(`the field ${name} in fields`, names.join(", "), curl);
}

/** Returns copies of a valid body with one change each, and the name of the field: removed, of another type, empty or null. */
function invalidBodies(
  { document }: VerifyContext,
  schema: SchemaObject,
  valid: Readonly<Record<string, unknown>>,
): { name: string; body: Readonly<Record<string, unknown>> }[] {
  const { required = [] } = flattenSchema(document, schema);
  const without = (name: string): Record<string, unknown> =>
    Object.fromEntries(Object.entries(valid).filter(([key]) => key !== name));
  return [...new Set([...required, ...Object.keys(valid)])].flatMap((name) =>
    [
      without(name),
      { ...valid, [name]: typeof valid[name] === "object" ? "x" : { not: "this" } },
      { ...valid, [name]: typeof valid[name] === "string" ? "" : -1 },
      { ...valid, [name]: null },
      { ...valid, [name]: [valid[name]] },
    ].map((body) => ({ name, body })),
  );
}

/** How many values of each other kind are sent. */
const valuesPerKind = 2;

/** Checks that a body of one of several kinds is refused with a value that belongs to another kind, such as its category. */
const createMixedKindChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.requestBody?.schema === undefined
    ? []
    : [
        {
          name: "rejects a value that belongs to another kind",
          run: async (context) => {
            const { document, validator } = context;
            const { requestBody } = operation;
            const kinds = flattenSchema(document, requestBody?.schema ?? {}).oneOf ?? [];
            if (kinds.length === 0) return;
            const { body: valid, ...request } = await createValidRequest(context, operation);
            for (const kind of kinds)
              for (const [name, property] of Object.entries(flattenSchema(document, kind).properties ?? {})) {
                const others = (flattenSchema(document, property).enum ?? [])
                  .map((value) => ({ ...(valid as object), [name]: value }))
                  .filter((body) => validator.valueErrors(requestBody?.pointer ?? "", body).length > 0);
                for (const body of others.slice(0, valuesPerKind)) {
                  const sent = { ...request, body, lang } as const;
                  await expectOneOf(context, operation, sent, rejectionStatuses);
                }
              }
          },
        },
      ];

/** Checks that an operation returns 404 for an unknown id. */
export const createUnknownIdChecks = (operation: ContractOperation): readonly ContractCheck[] =>
  operation.parameters
    .filter(({ name, in: location }) => location === "path" && name === "id")
    .map(() => ({
      name: "returns 404 for an unknown id",
      run: async (context) => {
        const known = await createValidRequest(context, operation);
        const request = { ...known, path: { id: createUnknownId(known.path?.["id"]) } };
        // Of a specified operation, the specification does not say which error it is.
        const statuses = operation.isProposed ? [404] : [404, 403];
        for (const headers of [undefined, otherLanguage])
          await expectResponse(
            context,
            operation,
            { ...request, lang, headers: { ...request.headers, ...headers } },
            ...statuses,
          );
        await expectResponse(context, operation, { ...request, lang: "en" }, ...statuses);
        // An id that only begins like a known one, also with what looks like the name of a format.
        const valid = await createValidRequest(context, operation);
        for (const end of ["x", ".json"]) {
          const id = `${String(valid.path?.["id"])}${end}`;
          await expectOneOf(context, operation, { ...valid, path: { id }, lang }, [...statuses, 400]);
        }
      },
    }));
