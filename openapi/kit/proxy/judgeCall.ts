import { isGatewayResponse, isJson, isPage } from "../contract/isGatewayResponse.ts";
import type { Language } from "../contract/language.ts";
import { languages } from "../contract/language.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { isSpecifiedSuccess } from "../contract/specifiedSuccess.ts";
import type { ContractValidator } from "../contract/validator.ts";
import { findRequestErrors } from "./findRequestErrors.ts";

/** A request with its response, as the proxy saw them. The bodies are decoded. */
export type ProxiedCall = {
  method: string;
  /** The URL below the base URL of the server. */
  url: URL;
  requestHeaders: Headers;
  requestBody: Uint8Array;
  status: number;
  responseHeaders: Headers;
  /** `undefined` when this Node does not know the encoding. */
  responseBody: Uint8Array | undefined;
};

/** Statuses that say that a server does not have an operation. */
const absentStatuses = [404, 501];

/** Returns whether a browser asks by itself if a page of another origin may send a request. */
const isPreflight = ({ method, requestHeaders }: ProxiedCall): boolean =>
  method === "OPTIONS" && requestHeaders.has("access-control-request-method");

/** The path template of a call's operation, whose parameters may be secret, and its violations, one line each, beginning with `client` or `server`. */
export type CallVerdict = { path: string; violations: string[] };

/** Returns a function that returns the operations of a path, those with the most specific template first. */
export function createOperationFinder(
  operations: readonly ContractOperation[],
): (path: string) => readonly ContractOperation[] {
  // A literal path is more specific than one with a parameter.
  const routes = operations
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
      parameterCount: operation.path.split("{").length,
    }))
    .toSorted((a, b) => a.parameterCount - b.parameterCount);
  return (path) => routes.flatMap(({ operation, pattern }) => (pattern.test(path) ? [operation] : []));
}

/**
 * Returns a function that returns the path template of a path, whose parameters may be secret, also of one with a slash at its
 * end; the path itself when the contract has none.
 */
export function createPathFinder(operations: readonly ContractOperation[]): (path: string) => string {
  const findOperations = createOperationFinder(operations);
  return (path) => {
    const [, start = path, end = ""] = /^(.*?)(\/*)$/.exec(path) ?? [];
    const template = findOperations(start)[0]?.path;
    return template === undefined ? path : template + end;
  };
}

/** Returns a function that judges a call by the contract. */
export function createCallJudge(
  operations: readonly ContractOperation[],
  validator: ContractValidator,
): (call: ProxiedCall) => CallVerdict {
  const findOperations = createOperationFinder(operations);
  const findPath = createPathFinder(operations);
  return (call) => {
    const method = call.method === "HEAD" ? "GET" : call.method;
    const { pathname } = call.url;
    const matching = findOperations(pathname);
    const path = findPath(pathname);
    if (isPreflight(call)) return { path, violations: [] };
    const operation = matching.find((candidate) => candidate.method === method);
    if (operation === undefined)
      return {
        path,
        violations: [
          matching.length === 0
            ? "client: The contract has no such path"
            : `client: The contract has no ${method} at this path`,
        ],
      };
    return {
      path: operation.path,
      violations: [
        ...findRequestErrors(operation, call, validator).map((error) => `client: ${error}`),
        ...findResponseErrors(operation, call, validator).map((error) => `server: ${error}`),
      ],
    };
  };
}

function findResponseErrors(operation: ContractOperation, call: ProxiedCall, validator: ContractValidator): string[] {
  const { status, responseHeaders: headers, responseBody, url } = call;
  if (status === 304 || call.method === "HEAD" || responseBody === undefined) return [];
  if (operation.isProposed && absentStatuses.includes(status)) return [];
  if (operation.mayBeEmpty && isSpecifiedSuccess(operation, status) && (status !== 200 || responseBody.length === 0))
    return findPlainBodyErrors(headers, responseBody);
  if (isGatewayResponse(status, headers)) return [];
  const body = isJson(headers) ? parseJson(responseBody) : responseBody;
  const findErrors = (lang: Language): string[] => validator.responseErrors(operation, { status, headers, body }, lang);
  const errors = findErrors(getLanguage(url));
  if (errors.length === 0 || status >= 300 || !call.requestHeaders.has("idempotency-key")) return errors;
  // A repeated request gets the first response, in the language of the first request.
  return [errors, ...languages.map(findErrors)].toSorted((first, second) => first.length - second.length)[0] ?? errors;
}

/** Judges the body of a command that the contract does not declare: a page is never one, and any other text is like none. */
function findPlainBodyErrors(headers: Headers, body: Uint8Array): string[] {
  if (body.length === 0) return [];
  const type = headers.get("content-type") ?? "";
  if (isPage(headers)) return [`JSON or no body instead of ${type}`];
  return isJson(headers) && parseJson(body) === undefined ? ["The body is not JSON"] : [];
}

function getLanguage(url: URL): Language {
  const lang = url.searchParams.get("lang");
  return languages.find((code) => code === lang) ?? languages[0];
}

/** Parses JSON. Returns `undefined` when it is invalid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
