import { getResponse, http, type RequestHandler } from "msw";
import { operations, type Operation } from "./operations.ts";
import { controlHandlers } from "./control/controlHandlers.ts";
import { languageOf } from "./parseRequest.ts";
import { answer, serve } from "./handleOperation.ts";
import { isMotif, pictureOf } from "./sampleData/pictures.ts";
import { say, type Language } from "./store/localizedText.ts";
import { messages } from "./store/messages.ts";
import type { World } from "./store/mockStore.ts";

/** Runs the handling of one request; a door that keeps its world elsewhere fetches it before and stores it after. */
export type Around = (handle: () => Promise<Response | undefined>) => Promise<Response | undefined>;

/**
 * The embedded service as MSW handlers, the same for both doors: the contract's calls, and a 404 for everything
 * else below `/api`.
 */
export function createHandlers(world: World, around: Around = (handle) => handle()): RequestHandler[] {
  return withoutPlaces(() => [
    ...controlHandlers(world, around),
    http.get("*/api/pictures/:file", ({ params }) => picture(String(params["file"]))),
    ...operations.map((operation) => handlerOf(world, operation, around)),
    http.all("*/api/*", ({ request }) => unknownCall(languageOf(request))),
  ]);
}

/** MSW looks up where each handler is written, to name it in warnings that nobody sees here; that takes forty times as long as all the rest. */
function withoutPlaces<Made>(make: () => Made): Made {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** An answer that is invented from the contract alone. The mocks for it are large and seldom needed, so they are fetched then. */
export async function invented(request: Request): Promise<Response | undefined> {
  const generated = await import("./generated/index.msw.ts");
  return getResponse(Object.values(generated).flatMap((handlers) => handlers()), request);
}

const unknownCall = (lang: Language): Response => answer(lang, 404, { message: say(messages.noSuchCall, lang), code: "NO_SUCH_CALL" });

type Method = "get" | "post" | "put" | "patch" | "delete";

const handlerOf = (world: World, operation: Operation, around: Around): RequestHandler =>
  http[operation.method as Method](`*/api${operation.path}`, async ({ request, params }) => (await around(() => serve(world, operation, request.clone(), params))) ?? invented(request));

function picture(file: string): Response | undefined {
  const name = file.replace(/\.svg$/, "");
  if (!isMotif(name)) return undefined;
  return new Response(pictureOf(name), { headers: { "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'; sandbox", "cache-control": "max-age=3600" } });
}
