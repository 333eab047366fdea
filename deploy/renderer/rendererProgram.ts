import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readRecordTemplates, type RecordTemplates } from "./recordTemplates.ts";

/** The exports of `src/prerender.tsx`, built for Node. */
export type PrerenderModule = typeof import("../../src/prerender.tsx");

/** Loads the program that has prerendered the pages of a build, and the templates of the pages of records. */
export async function loadRendererProgram(
  folder: string,
): Promise<{ module: PrerenderModule; templates: RecordTemplates }> {
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
