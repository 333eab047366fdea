import { presetKey } from "./preset.ts";
import { applyUrlPreset } from "./urlPreset.ts";
import type { Middleware } from "../httpServer.ts";
import type { MockStore } from "../store/mockStore.ts";

/**
 * Applies URL presets to page requests of the development server. The response clears the browser's storage, stores the
 * tokens and the preset, and opens the page without the parameters. An unknown name gets 400; a link or a frame of another site gets 403.
 */
export function urlPresetMiddleware(store: MockStore): Middleware {
  return (request, response, next) => {
    const url = URL.parse(request.url ?? "/", "http://localhost");
    if (request.method !== "GET" || url === null || !request.headers.accept?.includes("text/html")) return next();
    const hasPreset = url.searchParams.has("persona") || url.searchParams.has("scenario");
    if (hasPreset && /^(cross|same)-site$/.test(String(request.headers["sec-fetch-site"]))) {
      response
        .writeHead(403, { "content-type": "text/plain; charset=utf-8" })
        .end("Another site may not set the persona or the scenario. Enter the address yourself.\n");
      return;
    }
    const preset = applyUrlPreset(store, url);
    if (preset === undefined) return next();
    if ("error" in preset) {
      response.writeHead(400, { "content-type": "text/plain; charset=utf-8" }).end(preset.error);
      return;
    }
    const sessionStorageItems = { [presetKey]: JSON.stringify(preset.preset) };
    const script = `Object.assign(localStorage, ${toScriptLiteral(preset.localStorageItems)}); Object.assign(sessionStorage, ${toScriptLiteral(sessionStorageItems)}); location.replace(${toScriptLiteral(preset.redirectTo)});`;
    // `Clear-Site-Data` takes effect before the script runs, so tokens of an earlier session are removed.
    response
      .writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "clear-site-data": '"storage"',
      })
      .end(`<!doctype html><title>…</title><script>${script}</script>`);
  };
}

/** Returns a value as a script literal. `<` is escaped, so the URL cannot close the script element. */
const toScriptLiteral = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
