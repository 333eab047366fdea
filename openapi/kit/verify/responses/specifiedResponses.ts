import { readList, unwrapObject } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { parseCommandResult, parsePasswordCheck } from "../../../../src/api/parsers/parseCommandResult.ts";
import { parseNotificationCount } from "../../../../src/api/parsers/parseNotificationCount.ts";
import { parseNotifications } from "../../../../src/api/parsers/parseNotifications.ts";
import { parsePossessor, parseTaxpayer } from "../../../../src/api/parsers/parsePossessor.ts";
import { parseSearchResults } from "../../../../src/api/parsers/parseSearchResults.ts";
import { parseHandOver, parseSession } from "../../../../src/api/parsers/parseSession.ts";
import { parseTokenResponse, parseRenewedTokens } from "../../../../src/api/parsers/parseTokens.ts";
import { parseUser } from "../../../../src/api/parsers/parseUser.ts";
import { findRejection } from "../../../../src/api/toFailure.ts";
import { listAgreedFields } from "../../contract/agreedFields.ts";
import type { OpenApiDocument } from "../../contract/document.ts";
import { flattenSchema, type ContractOperation } from "../../contract/operations.ts";

/** How the portal reads the responses of specified operations; the others are read as results of commands. */
const parsers: Readonly<Record<string, (body: unknown) => unknown>> = {
  signIn: parseSession,
  signInWithIdentity: parseSession,
  chooseAccount: parseTokenResponse,
  renewSession: (body) => parseRenewedTokens(body, ""),
  handOverSession: parseHandOver,
  // A user without a language keeps the stored one, which may be any.
  readUser: (body) => parseUser(body, "az"),
  readNotifications: parseNotifications,
  countNotifications: parseNotificationCount,
  searchPortal: parseSearchResults,
  registerPossessor: parsePossessor,
  readPossessor: parsePossessor,
  lookUpTaxpayer: parseTaxpayer,
  checkNewPassword: parsePasswordCheck,
  checkOwnPassword: parsePasswordCheck,
};

/** Returns what the portal makes of the body of a successful response. */
export const readSpecifiedBody = ({ id }: ContractOperation, body: unknown): unknown =>
  (parsers[id] ?? parseCommandResult)(body);

/**
 * Returns whether the portal reads the body of a successful response as a refusal, such as `{ success: false }`. Of a password
 * check, that is the result.
 */
export const refusesInBody = ({ id }: ContractOperation, body: unknown): boolean =>
  parsers[id] !== parsePasswordCheck && findRejection(body) !== undefined;

const listOperationIds = ["readNotifications", "searchPortal"];

/** The fields without which the portal can neither sign in nor open a search result, so that null is no value. */
const fieldsWithValue = ["token", "accessToken", "refreshToken", "id", "searchPlace"];

/** Returns the entries of the list of a response; `undefined` for an operation whose response is no list. */
export const readEntries = ({ id }: ContractOperation, body: unknown): readonly unknown[] | undefined =>
  listOperationIds.includes(id) ? readList(body) : undefined;

/** Returns the fields that the specification names and a response, in an envelope or not, does not have. */
export function findMissingSpecifiedFields(
  document: OpenApiDocument,
  operation: ContractOperation,
  body: unknown,
): string[] {
  const paths = listAgreedFields(document, operation);
  const rootNames = paths.map((path) => path.split(/[.[]/, 1)[0] ?? "");
  const objects = readEntries(operation, body) ?? [unwrapObject(body, rootNames)];
  if (operation.id === "countNotifications" && !containsNumber(body)) return ["count, a number"];
  return paths.filter((path) => objects.some((object) => !hasField(object, path)));
}

function hasField(object: unknown, path: string): boolean {
  if (!isRecord(object)) return false;
  const [, name = "", index, rest] = /^(\w+)(\[0?\])?(?:\.(.+))?$/.exec(path) ?? [];
  const value = object[name];
  if (index === undefined)
    return rest === undefined
      ? value !== undefined && (value !== null || !fieldsWithValue.includes(name))
      : hasField(value, rest);
  // A server may return null for a list without entries.
  if (index === "[]" && value === null) return true;
  if (!Array.isArray(value) || rest === undefined) return false;
  return index === "[0]" ? hasField(value[0], rest) : value.every((entry) => hasField(entry, rest));
}

/** Returns whether a count is a number, also as text or in an object. The portal reads an empty body as 0. */
const containsNumber = (body: unknown): boolean =>
  body !== undefined && body !== null && JSON.stringify(body) !== "{}" && parseNotificationCount(body) !== undefined;

/** Returns the optional fields of the contract, and whether the body of a response, as the portal reads it, has them. */
export function findOptionalFields(
  document: OpenApiDocument,
  operation: ContractOperation,
  body: unknown,
): (readonly [name: string, isPresent: boolean])[] {
  const schema = flattenSchema(document, operation.responses.get(200)?.content?.["application/json"]?.schema ?? {});
  const isBareList = schema.items !== undefined;
  const { properties = {}, required = [] } = isBareList ? flattenSchema(document, schema.items ?? {}) : schema;
  const objects = isBareList && Array.isArray(body) ? body : [body];
  return objects.length === 0
    ? []
    : Object.keys(properties)
        .filter((name) => !required.includes(name))
        .map((name) => [name, objects.some((object) => isRecord(object) && object[name] !== undefined)] as const);
}
