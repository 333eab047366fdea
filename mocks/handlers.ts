import { http, type RequestHandler } from "msw";
import { operations, type Operation } from "./operations.ts";
import { getRequestLanguage } from "./parseRequest.ts";
import { createJsonResponse, handleOperation, takeFault } from "./handleOperation.ts";
import { isPictureName, renderPicture } from "./sampleData/pictures.ts";
import { translate, type Language } from "./store/localizedText.ts";
import { messages } from "./store/messages.ts";
import type { MockStore } from "./store/mockStore.ts";
import type { Fault } from "./store/state.ts";

/** Runs the handling of one request. An adapter with external storage loads the store before and saves it after. */
export type RequestTransaction = <Result>(handle: () => Promise<Result>) => Promise<Result>;

/** The origin of the requests that the Node adapter passes on, whatever their `Host`. */
export const internalOrigin = "http://localhost";

/**
 * Returns the MSW handlers of the mock backend, shared by both adapters: the contract's operations, and 404 for all
 * other paths below `/api`. They match whole URLs of one origin: a pattern that begins with a wildcard would also match
 * a path that only ends like an operation's.
 */
export function createHandlers(
  store: MockStore,
  transaction: RequestTransaction = (handle) => handle(),
  origin: string = internalOrigin,
): RequestHandler[] {
  return withoutStackTraces(() => [
    http.get(`${origin}/api/pictures/:file`, ({ params }) => pictureResponse(String(params["file"]))),
    ...operations.map((operation) => toMswHandler(store, operation, transaction, origin)),
    http.all(`${origin}/api/*`, ({ request }) => unknownOperationResponse(getRequestLanguage(request))),
  ]);
}

/**
 * Runs `create` without stack traces. MSW parses a stack trace for each handler, which takes 40 times as long as the
 * rest.
 */
function withoutStackTraces<Result>(create: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return create();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const unknownOperationResponse = (lang: Language): Response =>
  createJsonResponse(lang, 404, { message: translate(messages.noSuchCall, lang), code: "NO_SUCH_CALL" });

type HttpMethod = "get" | "post" | "put" | "patch" | "delete";

const toMswHandler = (
  store: MockStore,
  operation: Operation,
  transaction: RequestTransaction,
  origin: string,
): RequestHandler =>
  http[operation.method as HttpMethod](`${origin}/api${operation.path}`, async ({ request, params }) => {
    const handle = async (fault: Fault | undefined): Promise<Response | undefined> => {
      const response = await handleOperation(store, operation, request.clone(), params, fault);
      return fault?.status === "lost" ? Response.error() : response;
    };
    const { fault, response } = await transaction(async () => {
      const taken = takeFault(store, operation.id);
      return { fault: taken, response: (taken?.delaySeconds ?? 0) > 0 ? undefined : await handle(taken) };
    });
    if (fault === undefined || fault.delaySeconds <= 0) return response ?? generateResponse(store, request);
    // Outside of the transaction, so that other requests are answered meanwhile.
    await new Promise((resolve) => setTimeout(resolve, fault.delaySeconds * 1000));
    return (await transaction(() => handle(fault))) ?? generateResponse(store, request);
  });

/** Returns a generated response. The generated handlers are large, so they are loaded on demand. */
async function generateResponse(store: MockStore, request: Request): Promise<Response | undefined> {
  const { getGeneratedResponse } = await import("./generatedResponse.ts");
  return getGeneratedResponse(request, { seed: store.fakeSeed, now: store.now() });
}

function pictureResponse(file: string): Response | undefined {
  const name = file.replace(/\.svg$/, "");
  if (!isPictureName(name)) return undefined;
  return new Response(renderPicture(name), {
    headers: {
      "content-type": "image/svg+xml",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "max-age=3600",
    },
  });
}
