import { http, type RequestHandler } from "msw";
import { operations, type Operation } from "./contract.ts";
import { controlHandlers } from "./control.ts";
import * as generated from "./generated/index.msw.ts";
import { languageOf } from "./intake.ts";
import { answer, serve } from "./service.ts";
import { isMotif, pictureOf } from "./world/content/pictures.ts";
import { say } from "./world/language.ts";
import { messages } from "./world/messages.ts";
import type { World } from "./world/world.ts";

/** Runs the handling of one request; a door that keeps its world elsewhere fetches it before and stores it after. */
export type Around = (handle: () => Promise<Response | undefined>) => Promise<Response | undefined>;

/**
 * The embedded service as MSW handlers, the same for both doors: the contract's calls with behaviour or example, then
 * those written from the contract, then a 404 for everything else below `/api`.
 */
export function createHandlers(world: World, around: Around = (handle) => handle()): RequestHandler[] {
  return [
    ...controlHandlers(world, around),
    http.get("*/api/pictures/:file", ({ params }) => picture(String(params["file"]))),
    ...operations.map((operation) => handlerOf(world, operation, around)),
    ...Object.values(generated).flatMap((handlers) => handlers()),
    http.all("*/api/*", ({ request }) => {
      const lang = languageOf(request);
      return answer(lang, 404, { message: say(messages.noSuchCall, lang), code: "NO_SUCH_CALL" });
    }),
  ];
}

type Method = "get" | "post" | "put" | "patch" | "delete";

const handlerOf = (world: World, operation: Operation, around: Around): RequestHandler =>
  http[operation.method as Method](`*/api${operation.path}`, ({ request, params }) => around(() => serve(world, operation, request, params)));

function picture(file: string): Response | undefined {
  const name = file.replace(/\.svg$/, "");
  if (!isMotif(name)) return undefined;
  return new Response(pictureOf(name), { headers: { "content-type": "image/svg+xml", "content-security-policy": "default-src 'none'; sandbox", "cache-control": "max-age=3600" } });
}
