import { isFirstViewOver } from "./firstView.ts";
import { reportMissingChunk } from "./release.ts";

/** The requests of `fetchOnce`, without those that failed. */
const requests = new Map<string, Promise<void>>();

/**
 * Imports a chunk: the build wraps each dynamic import in this function. `files` are the paths of the chunk, first, and of the
 * chunks that it imports. Many browsers keep the failure of an import, or of a preload, until the page is reloaded, as the HTML
 * standard said (Chromium at least until version 150): nobody could try again. So the files are fetched before, and the import
 * finds them in the cache; a failed `fetch` is not kept. Only the first view imports at once. Rejects when a file cannot be
 * loaded or the import fails.
 */
export async function importChunk<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  let isImporting = false;
  try {
    if (isFirstViewOver()) await Promise.all(files.map(fetchOnce));
    else files.forEach(preload);
    isImporting = true;
    return await load();
  } catch (error) {
    reportMissingChunk(error, isImporting && (await isKept(error, files)));
    throw error;
  }
}

/** Returns whether an import failed although its files can be loaded now, so that only a reload repeats it. */
async function isKept(reason: unknown, files: readonly string[]): Promise<boolean> {
  // The messages of Chromium, Firefox and Safari. An error of the module itself would come again.
  if (!(reason instanceof TypeError && /dynamically imported module|module script/.test(reason.message))) return false;
  const results = await Promise.allSettled(files.map(fetchScript));
  return results.every(({ status }) => status === "fulfilled");
}

/** Returns whether the page has requested the file as a module. */
const isRequested = (file: string): boolean =>
  document.querySelector(`[rel=modulepreload][href="/${file}"],[src="/${file}"]`) !== null;

function preload(file: string): void {
  if (isRequested(file)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = `/${file}`;
  document.head.append(link);
}

function fetchOnce(file: string): Promise<void> {
  let request = requests.get(file);
  if (request === undefined) {
    request = isRequested(file) ? Promise.resolve() : fetchScript(file);
    requests.set(file, request);
    request.catch(() => requests.delete(file));
  }
  return request;
}

/** Resolves when the cache has the script. */
async function fetchScript(file: string): Promise<void> {
  try {
    const response = await fetch(`/${file}`);
    await response.blob();
    // A proxy can answer with a page of its own.
    if (response.ok && response.headers.get("content-type")?.includes("javascript")) return;
  } catch {
    // The error of a lost connection names no file.
  }
  throw new TypeError(`Failed to fetch dynamically imported module: ${file}`);
}
