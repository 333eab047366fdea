import type { ByOperation, OperationId } from "../../contract/operationId.ts";
import type { ContractOperation } from "../../contract/operations.ts";
import type { ContractCheck, VerifyContext } from "../check.ts";
import { expectResponse } from "../expectations.ts";
import { assertContract, CheckSkipped, ContractViolation } from "../outcomes.ts";
import { hasSameContent } from "./declaredContent.ts";
import { declaresEntityTag } from "./declaredHeaderChecks.ts";
import { assertHolds, describeResponse } from "./judgeResponse.ts";
import type { OperationRequest, OperationResponse } from "../run/contractClient.ts";
import { findSuccesses, type RecordedCall } from "../run/recordedCalls.ts";
import { createValidRequest } from "../requests.ts";
import { createUnknownId } from "../inputs/unknownId.ts";

/** The directives of a Cache-Control header, in lower case. */
const readCacheControl = ({ headers }: OperationResponse): string[] =>
  (headers.get("cache-control") ?? "")
    .toLowerCase()
    .split(",")
    .map((directive) => directive.trim());

/** Returns whether a cache may answer with the response without asking the server. */
const isCacheable = (response: OperationResponse): boolean =>
  readCacheControl(response).some((directive) => /^(s-maxage|max-age)="?0*[1-9]/.test(directive));

const isPublic = (response: OperationResponse): boolean =>
  readCacheControl(response).some((directive) => directive === "public" || /^s-maxage="?0*[1-9]/.test(directive));

const varies = ({ headers }: OperationResponse, name: string): boolean =>
  (headers.get("vary") ?? "")
    .toLowerCase()
    .split(",")
    .some((field) => ["*", name].includes(field.trim()));

const describeHeaders = ({ headers }: OperationResponse): string =>
  ["cache-control", "vary", "etag"].map((name) => `${name}: ${headers.get(name) ?? "none"}`).join(", ");

function requireSuccesses(
  recordedCalls: readonly RecordedCall[],
  operation: ContractOperation,
): readonly RecordedCall[] {
  const successes = findSuccesses(recordedCalls, operation);
  if (successes.length === 0) throw new CheckSkipped("no successful response to examine");
  return successes;
}

/** Returns whether the contract lets caches keep the response. */
const declaresCache = ({ responses }: ContractOperation): boolean =>
  JSON.stringify(responses.get(200)?.headers?.["Cache-Control"] ?? {}).includes("Revalidated");

/** Returns whether a shared cache may give the response to a request of somebody else: RFC 9111, section 3.5. */
const isForEverybody = ({ request, response }: RecordedCall): boolean =>
  request.token !== undefined &&
  isPublic(response) &&
  !readCacheControl(response).some((directive) => /^(no-store|no-cache|private)\b/.test(directive)) &&
  !varies(response, "authorization");

/** Checks that no shared cache may give what belongs to one person to another, which the specification asks for too. */
const createSharedCacheCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "lets no cache give what belongs to one person to another",
  isSpecified: true,
  run: () => {
    const shared = requireSuccesses(recordedCalls, operation).find(isForEverybody);
    if (shared !== undefined)
      throw new ContractViolation(
        "no public response to a request with a token: Cache-Control: no-store",
        describeHeaders(shared.response),
        shared.response.curl,
      );
    return Promise.resolve();
  },
});

/** Returns whether `createSharedCacheCheck` judges an operation: of a proposed one, `createPrivacyCheck` says all of it. */
const isSpecifiedReading = ({ isProposed, method, dataOf }: ContractOperation): boolean =>
  !isProposed && method === "GET" && (dataOf === "caller" || dataOf === "account");

/** Checks that no cache keeps a response with personal data or tokens. */
const createPrivacyCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "keeps personal responses out of caches",
  run: (context) => {
    const hasTokens = ({ response }: RecordedCall): boolean => /"(access|refresh)?token"\s*:\s*"/i.test(response.text);
    const isNeverStored =
      operation.responses.get(200)?.headers?.["Cache-Control"] !== undefined && !declaresCache(operation);
    const personal = requireSuccesses(recordedCalls, operation).filter(
      (call) =>
        // Of public content, caches keep the responses with and without a token apart.
        (call.request.token !== undefined &&
          !(operation.dataOf === "everyone" && varies(call.response, "authorization"))) ||
        operation.dataOf === "credential" ||
        (operation.isMutating && isNeverStored) ||
        hasTokens(call),
    );
    const kept = isNeverStored ? findSuccesses(recordedCalls, operation) : personal;
    const others = isSpecifiedReading(operation) ? kept.filter((call) => !isForEverybody(call)) : kept;
    const stored = others.find(
      ({ response }) =>
        isPublic(response) || (isCacheable(response) && !readCacheControl(response).includes("private")),
    );
    if (stored !== undefined)
      throw new ContractViolation(
        "no cache that keeps a response with personal data: Cache-Control: no-store",
        describeHeaders(stored.response),
        stored.response.curl,
      );
    const marked = findSuccesses(recordedCalls, operation).find(({ response }) => response.hasByteOrderMark === true);
    if (marked !== undefined) context.notes.add("a byte order mark before the JSON", marked.response.curl);
    return Promise.resolve();
  },
});

/** Checks that no shared cache keeps an error, which would last longer than its reason, and for everybody. */
const createErrorCacheCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "keeps errors out of caches",
  run: () => {
    const kept = recordedCalls.find(
      ({ operation: { id }, response }) =>
        id === operation.id &&
        response.status >= 400 &&
        isCacheable(response) &&
        !readCacheControl(response).includes("private"),
    );
    if (kept !== undefined)
      throw new ContractViolation(
        `no cache that keeps the status ${kept.response.status}: Cache-Control: no-store`,
        describeHeaders(kept.response),
        kept.response.curl,
      );
    return Promise.resolve();
  },
});

/** Returns the request headers that a response depends on, without the encoding, which servers add to large responses only. */
const readVary = ({ headers }: OperationResponse): string =>
  (headers.get("vary") ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !["", "accept-encoding"].includes(name))
    .toSorted()
    .join(", ");

/** Checks that all successful responses name the same request headers in Vary, large ones and small ones. */
const createSameVaryCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "names the same headers in Vary each time",
  run: () => {
    const [first, ...others] = requireSuccesses(recordedCalls, operation).map(({ response }) => response);
    const other = others.find((response) => first !== undefined && readVary(response) !== readVary(first));
    if (first !== undefined && other !== undefined)
      throw new ContractViolation(`Vary: ${readVary(first) || "none"}`, describeHeaders(other), other.curl);
    return Promise.resolve();
  },
});

/** Checks that a cached response of a safe operation names the request headers that it depends on. */
const createVaryCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "names in Vary what a cached response depends on",
  run: async (context) => {
    const cached = requireSuccesses(recordedCalls, operation).find(({ response }) => isCacheable(response));
    if (cached === undefined) return;
    const assertVaries = (response: OperationResponse, name: string): void => {
      if (!varies(response, name.toLowerCase()))
        throw new ContractViolation(
          `Vary: ${name} in a response that caches keep`,
          describeHeaders(response),
          response.curl,
        );
    };
    if (operation.bearerAuth === "optional" && isPublic(cached.response))
      assertVaries(cached.response, "Authorization");
    const request = await createValidRequest(context, operation);
    const [first, second] = [
      await context.client.send(operation, { ...request, headers: { ...request.headers, "accept-language": "ru" } }),
      await context.client.send(operation, { ...request, headers: { ...request.headers, "accept-language": "en" } }),
    ];
    const isOtherLanguage =
      first.headers.get("content-language") !== second.headers.get("content-language") ||
      !hasSameContent(context, operation, first, second);
    if (first.status === 200 && second.status === 200 && isOtherLanguage) assertVaries(second, "Accept-Language");
  },
});

/** The directives that let a cache keep public content and ask whether it still holds. */
const revalidating =
  /^(public|private|no-cache|no-store|must-revalidate|proxy-revalidate|no-transform|s?-?max-?age=.*)$/;

/** Checks that caches ask the server whether public content still holds, as the contract says of Cache-Control. */
const createRevalidationCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "lets caches ask whether the content still holds",
  run: () => {
    for (const { response } of requireSuccesses(recordedCalls, operation)) {
      const other = readCacheControl(response).find((directive) => directive !== "" && !revalidating.test(directive));
      if (other !== undefined)
        throw new ContractViolation(
          "Cache-Control with public or private, and no-cache or max-age",
          describeHeaders(response),
          response.curl,
        );
    }
    return Promise.resolve();
  },
});

/** Notes a response to a request with a token that shared caches keep: by the contract it is private. Public content is the same for everybody. */
const createPrivateCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "keeps the response to a request with a token out of shared caches",
  run: ({ notes }) => {
    const shared = requireSuccesses(recordedCalls, operation).find(
      ({ request, response }) => request.token !== undefined && isPublic(response),
    );
    if (shared !== undefined)
      notes.add("a response to a request with a token is public, not private", shared.response.curl);
    return Promise.resolve();
  },
});

/** Returns whether two responses may have the ETag of the first one: a weak tag is that of the content, and not of each byte. */
const mayShareTag = (
  context: VerifyContext,
  operation: ContractOperation,
  first: OperationResponse,
  second: OperationResponse,
): boolean =>
  first.headers.get("etag")?.startsWith("W/") === true
    ? hasSameContent(context, operation, first, second)
    : first.text === second.text;

/** Checks that an entity tag is honoured: 304 for the same tag, or the same body; never 304 for another tag. */
const createEntityTagCheck = (operation: ContractOperation, recordedCalls: readonly RecordedCall[]): ContractCheck => ({
  name: "honours its ETag",
  run: async (context) => {
    const tagged = requireSuccesses(recordedCalls, operation).find(({ response }) => response.headers.has("etag"));
    const tag = tagged?.response.headers.get("etag");
    if (tagged === undefined || tag === undefined || tag === null) return;
    const reject = (expected: string, response: OperationResponse): never => {
      throw new ContractViolation(expected, `${response.status}, ${describeHeaders(response)}`, response.curl);
    };
    if (!/^(W\/)?"[^"]*"$/.test(tag)) reject("an ETag in double quotes", tagged.response);
    const ask = (value: string): Promise<OperationResponse> =>
      context.client.send(operation, {
        ...tagged.request,
        headers: { ...tagged.request.headers, "if-none-match": value },
      });
    const same = await ask(tag);
    const hasBody = same.body instanceof Uint8Array ? same.body.length > 0 : same.text !== "";
    if (same.status === 304 ? hasBody : same.status !== 200)
      reject("304 without a body, or 200, for If-None-Match with the ETag of the response", same);
    const changed = await ask('"another-tag"');
    if (changed.status !== 200) reject("200 for If-None-Match with another ETag", changed);
    if (changed.headers.get("etag") === tag && !mayShareTag(context, operation, changed, tagged.response))
      reject("another ETag for another body", changed);
  },
});

/** Returns what a request asks for, in any language. */
const describeTarget = ({ request: { path, query, token } }: RecordedCall): string =>
  JSON.stringify([path, query, token]);

/** Checks that a body in another language has another entity tag: the contract says that each language has its own. */
const createTagOfLanguageCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "gives each language its own ETag",
  run: (context) => {
    const tagged = requireSuccesses(recordedCalls, operation).filter(({ response }) => response.headers.has("etag"));
    const shared = tagged.flatMap((first) =>
      tagged.filter(
        (second) =>
          (second.request.lang ?? "az") !== (first.request.lang ?? "az") &&
          second.response.headers.get("etag") === first.response.headers.get("etag") &&
          describeTarget(second) === describeTarget(first) &&
          !mayShareTag(context, operation, second.response, first.response),
      ),
    )[0];
    if (shared !== undefined)
      throw new ContractViolation(
        `another ETag in ${shared.request.lang ?? "az"} than for another text`,
        describeHeaders(shared.response),
        shared.response.curl,
      );
    return Promise.resolve();
  },
});

/** Notes a response that names Accept-Language in Vary: the language is a query parameter. */
const createLanguageVaryCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "does not name Accept-Language in Vary",
  run: ({ notes }) => {
    const named = requireSuccesses(recordedCalls, operation).find(({ response }) =>
      readVary(response).split(", ").includes("accept-language"),
    );
    if (named !== undefined)
      notes.add("Accept-Language in Vary, though the language is in the address", named.response.curl);
    return Promise.resolve();
  },
});

/** Another origin than that of the server, where that of the portal is not known. */
const unknownOrigin = "https://portal.example";

/** Checks that a server of another origin lets the portal read the version of the data, and send it back. */
const createOriginCheck = (operation: ContractOperation, updates: readonly ContractOperation[]): ContractCheck => ({
  name: "lets a portal of another origin read the ETag and send If-Match, where it lets one ask at all",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const { origin = unknownOrigin } = context;
    const { headers, curl } = await context.client.send(operation, {
      ...request,
      headers: { ...request.headers, origin },
    });
    if (!headers.has("access-control-allow-origin") || !headers.has("etag")) return;
    const names = (value: string | null): string[] => (value ?? "").toLowerCase().split(/\s*,\s*/);
    const exposed = names(headers.get("access-control-expose-headers"));
    assertContract(
      exposed.includes("etag") || exposed.includes("*"),
      "Access-Control-Expose-Headers: ETag",
      exposed.join(", "),
      curl,
    );
    for (const update of updates) {
      const preflight = await context.client.send(
        { ...update, method: "OPTIONS" },
        {
          path: { id: "1", ...request.path },
          headers: {
            origin,
            "access-control-request-method": update.method,
            "access-control-request-headers": "authorization, content-type, if-match",
          },
        },
      );
      const allowed = names(preflight.headers.get("access-control-allow-headers"));
      assertContract(
        allowed.includes("if-match") || allowed.includes("*"),
        `Access-Control-Allow-Headers: If-Match for ${update.id}`,
        allowed.join(", "),
        preflight.curl,
      );
    }
  },
});

/** The updates that take the version of what an operation returns. */
const updatesOf: Readonly<Record<string, readonly OperationId[]>> = {
  readUser: ["updateUser", "updateContacts"],
  readPossessor: ["updatePossessor"],
  readAppeal: ["correctAppeal"],
  readDraft: ["keepDraft"],
} satisfies ByOperation<readonly OperationId[]>;

/** Checks that a token is judged before the entity tag: 304 tells that the content is still the same. */
const createTagWithoutTokenCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "refuses an unknown token also with a known ETag",
  run: async (context) => {
    const tagged = requireSuccesses(recordedCalls, operation).find(({ response }) => response.headers.has("etag"));
    const tag = tagged?.response.headers.get("etag");
    if (tagged === undefined || tag === undefined || tag === null) return;
    const unknown = { ...tagged.request, token: "unknown-token" };
    const refused = await context.client.send(operation, unknown);
    const response = await context.client.send(operation, {
      ...unknown,
      headers: { ...unknown.headers, "if-none-match": tag },
    });
    if (refused.status === 401 && response.status !== 401)
      throw new ContractViolation(
        "401 for an unknown token, also with a known ETag",
        describeResponse(response),
        response.curl,
      );
  },
});

/** How often a request is repeated to see whether it always succeeds. */
const repetitions = 3;

/** How many of them are sent at the same time then, as by the windows of one browser. */
const simultaneousRepetitions = 8;

/** Checks that a safe request that succeeded once does not fail now and then. */
const createIntermittenceCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
): ContractCheck => ({
  name: "answers the same request each time",
  isSpecified: true,
  run: async (context) => {
    const request = { ...(await createValidRequest(context, operation)), lang: "az" } as const;
    for (let count = 0; count < repetitions; count += 1) await context.client.send(operation, request);
    await Promise.all(Array.from({ length: simultaneousRepetitions }, () => context.client.send(operation, request)));
    const repeated = Map.groupBy(
      recordedCalls.filter(({ operation: { id } }) => id === operation.id),
      ({ response }) => response.curl,
    );
    for (const responses of repeated.values()) {
      const failed = responses.filter(({ response: { status } }) => status === 0 || status >= 500);
      const hasSucceeded = responses.some(({ response: { status } }) => status === 200);
      if (failed[0] !== undefined && hasSucceeded)
        throw new ContractViolation(
          "the same response to the same request",
          `intermittent: ${failed.length} of ${responses.length} failed with ${failed[0].response.status === 0 ? "no response" : failed[0].response.status}`,
          failed[0].response.curl,
        );
    }
  },
});

/** Checks that the header Accept matters only where the contract says so: for the types of a file. */
const createAcceptCheck = (operation: ContractOperation): ContractCheck => ({
  name: operation.responses.has(406)
    ? "ignores Accept, or answers with 406 and a problem that the portal can show"
    : "ignores Accept",
  run: async (context) => {
    const request = await createValidRequest(context, operation);
    const ask = (path: OperationRequest["path"], accept: string): Promise<OperationResponse> =>
      context.client.send(operation, {
        ...request,
        ...(path !== undefined && { path }),
        lang: "en",
        headers: { ...request.headers, accept },
      });
    await expectResponse(context, operation, { ...request, lang: "en" }, 200);
    const isFile = operation.responses.has(406);
    const expected = isFile ? [200, 406] : [200];
    for (const accept of isFile ? ["application/zip"] : ["text/html", "text/event-stream, */*;q=0.1"]) {
      const response = await ask(request.path, accept);
      const type = response.headers.get("content-type") ?? "";
      if (!expected.includes(response.status) || (!isFile && response.text !== "" && !/json/i.test(type)))
        throw new ContractViolation(
          isFile ? "200 or 406 for another Accept" : "200 with JSON, whatever Accept says",
          `${type === "" ? "no type" : type}: ${describeResponse(response)}`,
          response.curl,
        );
    }
    if (!isFile) return;
    const type = (await ask(request.path, "*/*")).headers.get("content-type")?.split("/")[0] ?? "application";
    for (const accept of [`${type}/*`, `text/html, ${type}/*;q=0.5`, "*/*;q=0.1"]) {
      const response = await ask(request.path, accept);
      assertHolds(response.status === 200, `the file for Accept: ${accept}`, response);
    }
    await expectResponse(
      context,
      operation,
      {
        ...request,
        path: { id: createUnknownId(request.path?.["id"]) },
        lang: "en",
        headers: { accept: "application/pdf, image/png" },
      },
      404,
      406,
    );
  },
});

/** Returns whether an operation sends or returns a file, whose time depends on its size. */
const transfersFile = ({ requestBody, responses }: ContractOperation): boolean => {
  const content = responses.get(200)?.content;
  return requestBody?.type === "multipart/form-data" || (content !== undefined && !("application/json" in content));
};

/** Notes responses that took longer than the budget. A single one may be the first after a start. */
const createLatencyCheck = (
  operation: ContractOperation,
  recordedCalls: readonly RecordedCall[],
  latencyBudgetMs: number,
): ContractCheck => ({
  name: `answers within ${latencyBudgetMs} ms`,
  run: (context) => {
    const durations = recordedCalls
      .filter(({ operation: { id } }) => id === operation.id)
      .map(({ durationMs }) => durationMs);
    const slow = durations.filter((durationMs) => durationMs > latencyBudgetMs);
    if (slow.length > 1)
      context.notes.add(
        `slower than the budget of ${latencyBudgetMs} ms: ${slow.length} of ${durations.length} responses, the slowest ${Math.max(...slow)} ms`,
      );
    return Promise.resolve();
  },
});

/** Returns the checks of the headers and the times of all responses that the operation has given so far. */
export const createHeaderChecks = (
  operation: ContractOperation,
  operations: readonly ContractOperation[],
  recordedCalls: readonly RecordedCall[],
  latencyBudgetMs: number | undefined,
): readonly ContractCheck[] => [
  ...(operation.method === "GET" && !operation.isMutating
    ? [
        createIntermittenceCheck(operation, recordedCalls),
        createVaryCheck(operation, recordedCalls),
        createSameVaryCheck(operation, recordedCalls),
        createEntityTagCheck(operation, recordedCalls),
        ...(operation.bearerAuth === "none" ? [] : [createTagWithoutTokenCheck(operation, recordedCalls)]),
        createRevalidationCheck(operation, recordedCalls),
        ...(declaresEntityTag(operation) ? [createTagOfLanguageCheck(operation, recordedCalls)] : []),
        createLanguageVaryCheck(operation, recordedCalls),
        ...(updatesOf[operation.id] === undefined
          ? []
          : [
              createOriginCheck(
                operation,
                operations.filter(({ id }) => updatesOf[operation.id]?.some((name) => name === id)),
              ),
            ]),
        ...(declaresCache(operation) && operation.bearerAuth !== "none"
          ? [createPrivateCheck(operation, recordedCalls)]
          : []),
        createAcceptCheck(operation),
      ]
    : []),
  ...(isSpecifiedReading(operation) ? [createSharedCacheCheck(operation, recordedCalls)] : []),
  createPrivacyCheck(operation, recordedCalls),
  createErrorCacheCheck(operation, recordedCalls),
  ...(latencyBudgetMs === undefined || transfersFile(operation)
    ? []
    : [createLatencyCheck(operation, recordedCalls, latencyBudgetMs)]),
];
