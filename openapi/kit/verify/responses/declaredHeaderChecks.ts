import { isRecord } from "../../../../src/config/isRecord.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import type { OperationResponse } from "../run/contractClient.ts";
import { findErrors, findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";

/** Returns the directives of a header with a list, in lower case. */
const readList = ({ headers }: OperationResponse, name: string): readonly string[] =>
  (headers.get(name) ?? "")
    .toLowerCase()
    .split(",")
    .map((directive) => directive.trim());

/** What a response has to have for each header component of the contract; `undefined` when it has it. */
const rules: Readonly<Record<string, (response: OperationResponse) => string | undefined>> = {
  NoStore: (response) =>
    readList(response, "cache-control").includes("no-store") ? undefined : "Cache-Control: no-store",
  Revalidated: (response) => {
    const directives = readList(response, "cache-control");
    const isKept = directives.some((directive) => directive === "public" || directive === "private");
    return isKept && directives.some((directive) => /^(no-cache|max-age=\d+)$/.test(directive))
      ? undefined
      : "Cache-Control: public, no-cache";
  },
  EntityTag: ({ headers }) => (/^(W\/)?"[^"]*"$/.test(headers.get("etag") ?? "") ? undefined : "an ETag"),
  VaryAuthorization: (response) =>
    ["authorization", "*"].some((name) => readList(response, "vary").includes(name))
      ? undefined
      : "Vary: Authorization",
};

/** Returns what is missing of the headers that an operation declares for a response. */
function findMissing({ responses }: ContractOperation, response: OperationResponse): string | undefined {
  for (const header of Object.values(responses.get(response.status)?.headers ?? {})) {
    const component = "$ref" in header ? header.$ref.split("/").at(-1) : undefined;
    const missing = rules[component ?? ""]?.(response);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

/** Notes the first response of each kind without a header that the contract declares for it. */
const createDeclaredHeaderCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "sends the headers of caches that the contract declares",
  run: ({ notes }: VerifyContext) => {
    const missing = new Map<string, OperationResponse>();
    for (const { response } of [
      ...findSuccesses(recordedCalls, operation),
      // Without a body in JSON, a web server in front has answered.
      ...findErrors(recordedCalls, operation).filter(({ response: { body } }) => isRecord(body)),
    ]) {
      const name = findMissing(operation, response);
      if (name !== undefined && !missing.has(name)) missing.set(name, response);
    }
    for (const [name, { status, curl }] of missing) notes.add(`${name} is missing in a response with ${status}`, curl);
    return Promise.resolve();
  },
});

/** The most requests whose entity tag is sent again. */
const maxTagged = 6;

/** Notes that a response with a known entity tag is sent again, where the contract declares the tag: it says 304. */
const createNotModifiedCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "answers a known ETag with 304 in each language, with a token, a filter and on each page",
  run: async (context) => {
    const tagged = findSuccesses(recordedCalls, operation).filter(({ response }) => response.headers.has("etag"));
    const kinds = new Map(
      tagged.map((call) => {
        const { lang, token, query, path } = call.request;
        return [JSON.stringify([lang, token !== undefined, Object.keys(query ?? {}), path?.["id"]]), call] as const;
      }),
    );
    const languagesFirst = [...kinds.values()].toSorted(
      (a, b) => Object.keys(a.request.query ?? {}).length - Object.keys(b.request.query ?? {}).length,
    );
    for (const { request } of [...languagesFirst.slice(0, maxTagged / 2), ...languagesFirst.slice(-maxTagged / 2)]) {
      const first = await context.client.send(operation, request);
      const tag = first.headers.get("etag");
      if (first.status !== 200 || tag === null) continue;
      const headers = { ...request.headers, "if-none-match": tag };
      const { status, curl } = await context.client.send(operation, { ...request, headers });
      if (status === 200) {
        context.notes.add("200 with the content, and not 304, for the ETag of the response", curl);
        return;
      }
    }
  },
});

/** Returns whether the contract declares the entity tag of public content, which caches revalidate, and not that of data for `If-Match`. */
export const declaresEntityTag = ({ responses }: ContractOperation): boolean =>
  JSON.stringify(responses.get(200)?.headers ?? {}).includes("EntityTag");

/** Returns the checks of the headers for caches that the contract declares. The portal works without them. */
export const createDeclaredHeaderChecks = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): readonly ContractCheck[] => [
  createDeclaredHeaderCheck(operation, recordedCalls),
  ...(declaresEntityTag(operation) ? [createNotModifiedCheck(operation, recordedCalls)] : []),
];
