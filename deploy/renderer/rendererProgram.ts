import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readRecordTemplates, type RecordTemplates } from "./recordTemplates.ts";

/** The exports of `src/prerender.tsx`, built for Node. */
export type PrerenderModule = typeof import("../../src/prerender.tsx");

/** The program that has prerendered the pages of a build, and the templates of the pages of records. */
export type RendererProgram = { module: PrerenderModule; templates: RecordTemplates };

/** Loads the program and the templates in a folder: see `getRendererFolder`. */
export async function loadRendererProgram(folder: string): Promise<RendererProgram> {
  const templates = readRecordTemplates(folder);
  if (templates === undefined) throw new Error(`${folder} has no templates of pages.`);
  // The sanitiser of articles needs a document. The app must not find one: it would take this for a browser.
  const { JSDOM } = await import("jsdom");
  globalThis.sanitizerWindow ??= new JSDOM("").window;
  const module = (await import(pathToFileURL(join(folder, templates.program)).href)) as PrerenderModule;
  return { module, templates };
}

/** Returns the reason of a failure for the log. The errors of the program name no value of a response. */
export function describeRendererError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return error.name === "TimeoutError" ? "timeout" : `${error.name}: ${error.message.slice(0, 200)}`;
}
