import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";
import type { OpenApiDocument, SchemaObject } from "../../contract/document.ts";
import { createArbitrary, listBoundaryValues } from "./boundaryValues.ts";
import { safeLength, tooLargeStatuses } from "./errorCases.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { CheckSkipped, ContractViolation, rateLimitReason } from "../outcomes.ts";
import { describeResponse } from "../responses/judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { createValidRequest } from "../requests.ts";
import { restore } from "../restore.ts";

/** How the values are chosen: the same seed chooses the same ones. */
export type BoundaryOptions = { seed: number; valuesPerField: number };

/** A parameter or a field of the body. */
type Field = {
  name: string;
  location: "path" | "query" | "header" | "body" | "form";
  schema: SchemaObject;
  isSensitive: boolean;
  /** The contract's example of a parameter. */
  example?: unknown;
};

/** Fields of free text, of paging or of the beginning of a code: each value that is valid by the contract has to be accepted, whatever is stored. */
const freeFields =
  /^(word|note|description|data|address|subject|text|topic|formKey|page|perPage|goodsCode|name|surname|fatherName)$/;

/** Of a longer text only the length is reduced: the choice among its characters takes minutes. */
const maxReducedCharacters = 5000;

/** How many more requests look for the smallest value that fails. */
const maxShrinkRequests = 40;

/** How many things an operation creates with values at their bounds, so that it does not reach the rate limit of a server. */
const maxCreations = 12;

/** How many of them for each field, so that no field is left out. */
const maxFieldCreations = 6;

/** The longest parameter in a URL that every server has to be able to read. */
const maxParameterLength = 9000;

/** Returns the schema of the body that a valid body follows, one of several or the only one. */
function findBodySchema(context: VerifyContext, schema: SchemaObject, valid: unknown): SchemaObject {
  const flat = flattenSchema(context.document, schema);
  const member = flat.oneOf?.find((candidate) => context.validator.matchesSchema(candidate, valid));
  return member === undefined ? flat : flattenSchema(context.document, member);
}

/** Returns a copy of a JSON value with another value at a path of names and indexes. */
function setAt(value: unknown, [step, ...rest]: readonly string[], replacement: unknown): unknown {
  if (step === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? setAt(item, rest, replacement) : item));
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...fields, [step]: setAt(fields[step], rest, replacement) };
}

/** Returns the value at a path of names and indexes. */
const getAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, step) =>
      found === null || typeof found !== "object" ? undefined : (found as Record<string, unknown>)[step],
    value,
  );

/** Returns the fields of a body, also those of objects and of the first entry of lists in it, which a valid body has. */
function listBodyFields(
  context: VerifyContext,
  schema: SchemaObject,
  valid: unknown,
  path = "",
): readonly { name: string; schema: SchemaObject }[] {
  const { properties = {} } = findBodySchema(context, schema, valid);
  return Object.entries(properties).flatMap(([key, property]) => {
    const name = `${path}${key}`;
    const value = getAt(valid, [key]);
    const { items } = flattenSchema(context.document, property);
    const nested = Array.isArray(value)
      ? items === undefined || typeof value[0] !== "object"
        ? []
        : listBodyFields(context, items, value[0], `${name}/0/`)
      : typeof value === "object" && value !== null
        ? listBodyFields(context, property, value, `${name}/`)
        : [];
    return [{ name, schema: property }, ...nested];
  });
}

/** Returns the request with another value of a field; `undefined` when HTTP cannot carry the value there. */
function withValue(request: OperationRequest, { name, location }: Field, value: unknown): OperationRequest | undefined {
  if (location === "body") return { ...request, body: setAt(request.body, name.split("/"), value) };
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  const text = String(value);
  // A server may treat an empty parameter as an absent one, and a URL with dots as another path.
  // A URL cannot carry half of a surrogate pair.
  if (text === "" || /e[+-]/.test(text) || /^\.+$/.test(text) || !text.isWellFormed()) return undefined;
  if (encodeURIComponent(text).length > maxParameterLength) return undefined;
  if (location === "form") return { ...request, form: { ...request.form, [name]: text } };
  if (location === "header")
    return /^[!-~]+$/.test(text) ? { ...request, headers: { ...request.headers, [name]: text } } : undefined;
  return location === "path"
    ? { ...request, path: { ...request.path, [name]: text } }
    : { ...request, query: { ...request.query, [name]: text } };
}

/** The operations that take an address once, or count wrong attempts for it. */
const operationsWithAddress = ["signIn", "registerUser"];

/** Returns the request with an address that no account has, for each request another one. */
const withUnknownAddress = ({ id }: ContractOperation, { name }: Field, request: OperationRequest): OperationRequest =>
  operationsWithAddress.includes(id) && name !== "username"
    ? { ...request, body: { ...(request.body as object), username: `nobody-${randomUUID()}@portal.example` } }
    : request;

/** Returns whether a value is valid by the contract, a parameter as the text that the URL carries. */
function isValid(
  context: VerifyContext,
  operation: ContractOperation,
  field: Field,
  request: OperationRequest,
  value: unknown,
): boolean {
  if (field.location === "form") return context.validator.matchesSchema(field.schema, String(value));
  if (field.location === "body")
    return context.validator.valueErrors(operation.requestBody?.pointer ?? "", request.body).length === 0;
  const isNumeric = ["integer", "number"].includes(String(flattenSchema(context.document, field.schema).type));
  const text = String(value);
  return context.validator.matchesSchema(field.schema, isNumeric && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
}

/** Returns whether a server may reasonably refuse a value that the contract leaves open: blank, or with control characters. */
const isUnusual = ({ name }: Field, value: unknown): boolean =>
  typeof value === "string" &&
  (/\p{C}/u.test(value) ||
    value !== value.trim() ||
    !/[\p{L}\p{N}]/u.test(value) ||
    (/name$/i.test(name) && !/^[\p{L} ]+$/u.test(value)));

/** Returns the rule that a response breaks, or `undefined`. */
function findBrokenRule(
  context: VerifyContext,
  operation: ContractOperation,
  field: Field,
  request: OperationRequest,
  value: unknown,
  { status }: OperationResponse,
): string | undefined {
  const where = `${field.name} ${JSON.stringify(value)?.slice(0, 80) ?? ""}`;
  const isHuge = typeof value === "string" && value.length > safeLength;
  const isDeclaredRefusal =
    (status >= 400 && status < 500 && operation.responses.has(status)) ||
    (isHuge && tooLargeStatuses.includes(status)) ||
    // A web server may know no path with a slash or U+0000 in one of its parts.
    (field.location === "path" && status === 404);
  const isSuccess = status >= 200 && status < 300;
  if (!isValid(context, operation, field, request, value))
    return isDeclaredRefusal && status !== 409 ? undefined : `a declared status 4xx for the invalid ${where}`;
  // An organisation can be registered with one account only.
  const isFree = operation.id !== "registerUser" && freeFields.test(field.name) && !isUnusual(field, value);
  // A resource that was created or taken by an earlier request.
  if (isSuccess || status === 409 || (!isFree && isDeclaredRefusal)) return undefined;
  return isFree ? `status 200 for the valid ${where}` : `200 or a declared status 4xx for ${where}`;
}

/** Values that servers store in another form: an address in small letters. */
const changedFields = /^(email|username)$/;

/** Returns the rule that a response breaks which has the sent text of a field in another form, or `undefined`. */
function findChangedText(
  { name, location }: Field,
  value: unknown,
  { status, body }: OperationResponse,
): string | undefined {
  const isSentText = location === "body" || location === "form";
  const received = status < 300 && isRecord(body) ? body[name] : undefined;
  if (!isSentText || typeof value !== "string" || typeof received !== "string" || changedFields.test(name))
    return undefined;
  const toComparable = (text: string): string => text.normalize("NFC").trim();
  // Whether invisible characters are kept is left open.
  return /\p{C}/u.test(value) || toComparable(received) === toComparable(value)
    ? undefined
    : `${name} ${JSON.stringify(value).slice(0, 80)} with its ${[...value].length} characters in the response`;
}

/** Returns one check for each parameter and each field of the body: it accepts valid values and refuses others. */
export function createBoundaryChecks(
  document: OpenApiDocument,
  operation: ContractOperation,
  options: BoundaryOptions,
): readonly ContractCheck[] {
  const parameters = operation.parameters
    // A server may ignore a proposed parameter, whatever its value.
    .filter(({ name, "x-proposed": isProposed = false }) => name !== "lang" && !isProposed)
    .map(({ name, in: location, schema, example }): Field => ({
      name,
      location: location as Field["location"],
      schema,
      example,
      isSensitive: isSensitive(document, name, schema),
    }));
  const creations = { count: 0 };
  const hasJsonBody = operation.requestBody?.type === "application/json";
  return [
    // First, because what is created is limited.
    ...(hasJsonBody
      ? [
          {
            name: "keeps the bounds of each field of the body",
            run: async (context: VerifyContext) => {
              const request = await createValidRequest(context, operation);
              for (const { name, schema } of listBodyFields(context, operation.requestBody?.schema ?? {}, request.body))
                await checkField(
                  context,
                  operation,
                  { name, location: "body", schema, isSensitive: isSensitive(document, name, schema) },
                  request,
                  options,
                  creations,
                );
            },
          },
        ]
      : []),
    ...(operation.requestBody?.type === "multipart/form-data"
      ? Object.entries(flattenSchema(document, operation.requestBody.schema ?? {}).properties ?? {})
          .filter(([, schema]) => flattenSchema(document, schema).format !== "binary")
          .map(([name, schema]): ContractCheck => ({
            name: `keeps the bounds of ${name}`,
            run: async (context) =>
              checkField(
                context,
                operation,
                { name, location: "form", schema, isSensitive: false },
                await createValidRequest(context, operation),
                options,
                creations,
              ),
          }))
      : []),
    ...parameters.map((field): ContractCheck => ({
      name: `keeps the bounds of ${field.name}`,
      run: async (context) =>
        checkField(context, operation, field, await createValidRequest(context, operation), options, creations),
    })),
  ];
}

/** Returns whether wrong values of a field count as attempts to guess it, so that only invalid ones are sent. */
const isSensitive = (document: OpenApiDocument, name: string, schema: SchemaObject): boolean =>
  !/^data\b/.test(name) &&
  (flattenSchema(document, schema)["x-sensitive"] === true || /^(username|pass|code|certNumber)$/.test(name));

/** What the sent values of a field have shown. */
type FieldState = {
  violation: ContractViolation | undefined;
  failingValue: unknown;
  sentCount: number;
  isRateLimited: boolean;
};

/**
 * Returns a function that sends a request with a value of a field, and what it has shown. It throws `ContractViolation` when the
 * response breaks a rule, and sends nothing after a rate limit or after enough requests.
 */
function createSender(
  context: VerifyContext,
  operation: ContractOperation,
  field: Field,
  base: OperationRequest,
  creations: { count: number },
): { state: Readonly<FieldState>; send: (value: unknown) => Promise<void> } {
  const state: FieldState = { violation: undefined, failingValue: undefined, sentCount: 0, isRateLimited: false };
  let requestsLeft = Number.POSITIVE_INFINITY;
  let fieldCreations = 0;
  const send = async (value: unknown): Promise<void> => {
    const request = withValue(withUnknownAddress(operation, field, base), field, value);
    if (request === undefined || state.isRateLimited || requestsLeft === 0) return;
    const canBeAccepted = isValid(context, operation, field, request, value);
    const createsTooMuch =
      operation.method === "POST" &&
      // A lookup creates nothing.
      operation.dataOf !== "credential" &&
      state.violation === undefined &&
      (creations.count >= maxCreations || fieldCreations >= maxFieldCreations);
    if (canBeAccepted && (field.isSensitive || createsTooMuch)) return;
    requestsLeft -= 1;
    const response = await context.client.send(operation, { ...request, lang: "en" });
    state.isRateLimited = response.status === 429;
    if (state.isRateLimited) return;
    state.sentCount += 1;
    if (response.status < 300) {
      creations.count += 1;
      fieldCreations += 1;
    }
    const rule =
      findBrokenRule(context, operation, field, request, value, response) ?? findChangedText(field, value, response);
    if (rule === undefined) return;
    requestsLeft = Math.min(requestsLeft, maxShrinkRequests);
    const violation = new ContractViolation(
      rule,
      describeResponse(response),
      response.curl,
      // An operation that always fails is one finding.
      { operation, response, expected: [] },
    );
    Object.assign(state, { violation, failingValue: value });
    throw violation;
  };
  return { state, send };
}

/** Returns the values of a field to send, first those that are sent by each run. */
function chooseValues(
  { document }: VerifyContext,
  { location, schema }: Field,
  validValue: unknown,
  { seed, valuesPerField }: BoundaryOptions,
): readonly unknown[] {
  // A key stands for one request, so each run needs other keys of the same length.
  const uniqueText = randomUUID().replaceAll("-", "").repeat(4);
  const toHeader = (value: unknown): unknown =>
    location === "header" && typeof value === "string" ? uniqueText.slice(0, value.length) : value;
  const { always, others } = listBoundaryValues(document, schema, validValue);
  const count = Math.max(0, Math.min(valuesPerField - always.length, others.length));
  const [chosen = []] = fc.sample(fc.shuffledSubarray(others, { minLength: count, maxLength: count }), {
    seed,
    numRuns: 1,
  });
  return [...always.slice(0, valuesPerField), ...chosen].map(toHeader);
}

/** Sends smaller texts than one that fails, so that the smallest of them is reported. */
async function reduceFailure(
  failingValue: unknown,
  send: (value: unknown) => Promise<void>,
  seed: number,
): Promise<void> {
  const characters = typeof failingValue === "string" ? [...failingValue] : [];
  if (characters.length > maxReducedCharacters)
    await fc.check(
      fc.asyncProperty(fc.integer({ min: 1, max: characters.length }), (length) =>
        send(characters.slice(0, length).join("")),
      ),
      { seed, numRuns: 1, examples: [[characters.length]], endOnFailure: false },
    );
  // fast-check reduces only what it has generated itself, so it generates texts of the same characters.
  else if (characters.length > 1) {
    const texts = fc.array(fc.constantFrom(...new Set(characters)), { minLength: 1, maxLength: characters.length });
    await fc.check(
      fc.asyncProperty(
        texts.map((units) => units.join("")),
        send,
      ),
      { seed, numRuns: 3, endOnFailure: false },
    );
  }
}

async function checkField(
  context: VerifyContext,
  operation: ContractOperation,
  field: Field,
  validRequest: OperationRequest,
  options: BoundaryOptions,
  creations: { count: number },
): Promise<void> {
  const { seed, valuesPerField } = options;
  const base = withUnknownAddress(operation, field, validRequest);
  const validValue =
    field.location === "body"
      ? getAt(base.body, field.name.split("/"))
      : field.location === "form"
        ? base.form?.[field.name]
        : (base[field.location === "header" ? "headers" : field.location]?.[field.name] ?? field.example);
  const examples = chooseValues(context, field, validValue, options);
  const { state, send } = createSender(context, operation, field, base, creations);
  const isStored = freeFields.test(field.name) || flattenSchema(context.document, field.schema).type === "boolean";
  try {
    const { errorInstance } = await fc.check(fc.asyncProperty(createArbitrary(context.document, field.schema), send), {
      seed,
      numRuns: examples.length + Math.ceil(valuesPerField / 8),
      examples: examples.map((value) => [value] as [unknown]),
      endOnFailure: false,
    });
    // fast-check takes every error for a value that fails.
    if (errorInstance !== undefined && errorInstance !== null && state.violation === undefined) throw errorInstance;
    await reduceFailure(state.failingValue, send, seed);
  } finally {
    if (operation.method === "PUT" && field.location === "body" && isStored)
      await restore(context, operation, validRequest);
  }
  if (state.violation !== undefined) throw state.violation;
  if (state.sentCount === 0 && state.isRateLimited) throw new CheckSkipped(rateLimitReason);
}
