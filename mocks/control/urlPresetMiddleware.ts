import { applyUrlPreset } from "./urlPreset.ts";
import type { Middleware } from "../httpServer.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Opens pages whose address says who is signed in, or how the service is: the browser forgets what it kept, and the page
 * opens without those words. For the development server: no build of the portal knows of it. An unknown name gets 400.
 */
export function urlPresetMiddleware(store: MockStore): Middleware {
  return (request, response, next) => {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    const arrival =
      request.method === "GET" && url !== null && request.headers.accept?.includes("text/html")
        ? applyUrlPreset(store, url)
        : undefined;
    if (arrival === undefined) return next();
    if ("refusal" in arrival) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end(arrival.refusal);
      return;
    }
    const script = `Object.assign(localStorage, ${toScriptLiteral(arrival.kept)}); location.replace(${toScriptLiteral(arrival.to)});`;
    // The browser forgets before it runs the page, so whoever was signed in before is not any more.
    response
      .writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "clear-site-data": '"storage"',
      })
      .end(`<!doctype html><title>…</title><script>${script}</script>`);
  };
}

/** A value as a script may say it: an address can hold no end of the script. */
const toScriptLiteral = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
