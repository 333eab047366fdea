import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { watchSources } from "../codegen/generate.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/**
 * Writes the generated files when the development server starts, and again after each change of a source. An error in a
 * source is shown over every page, with its file and line, until it is corrected.
 */
export const generatePlugin = (): Plugin => {
  let errors: readonly string[] = [];
  let webSocket: ViteDevServer["ws"] | undefined;
  let watching: Promise<() => void> | undefined;
  const showErrors = (): void => {
    // Vite would keep an error that nobody gets for the next page, even when it is corrected before.
    if (errors.length > 0 && webSocket?.clients.size !== 0)
      webSocket?.send({ type: "error", err: toOverlayError(errors) });
  };
  const onResult = (found: readonly string[]): void => {
    // An update without modules removes the overlay.
    if (found.length === 0 && errors.length > 0) webSocket?.send({ type: "update", updates: [] });
    errors = found;
    showErrors();
  };
  return {
    name: "portal-generate",
    apply: "serve",
    config: () => ({
      server: {
        // An update of a module removes the overlay, even one that follows the error, as that of the style sheet which has it.
        hotUpdateEnvironments: async ({ environments }, update) => {
          await Promise.all(Object.values(environments).map(update));
          showErrors();
        },
      },
    }),
    // Vite calls it again when it restarts, before it closes the old server. The watchers stay.
    async configureServer({ ws }) {
      webSocket = ws;
      ws.on("vite:client:connect", showErrors);
      await (watching ??= watchSources(onResult));
    },
    async closeServer({ reason }) {
      if (reason === "close") (await watching)?.();
    },
  };
};

/** Returns errors as the overlay shows them: the place of the first one, and all of them as text. */
function toOverlayError(errors: readonly string[]): ErrorPayload["err"] {
  const place = findPlace(errors[0] ?? "");
  return {
    message: errors.join("\n"),
    stack: "",
    plugin: "npm run generate",
    ...(place && { id: place.file, loc: { ...place, column: 1 } }),
  };
}

/** Returns the file and line of an error: those that it begins with, or the line of the first name that it quotes. */
function findPlace(error: string): { file: string; line: number } | undefined {
  const [, path, line] = /^([\w./-]+\.\w+)(?::(\d+))?/.exec(error) ?? [];
  if (path === undefined) return undefined;
  const file = join(repositoryRoot, path);
  if (line !== undefined) return { file, line: Number(line) };
  const [, quoted] = /"([^"]+)"/.exec(error) ?? [];
  return { file, line: quoted === undefined ? 1 : findLine(file, `"${quoted}"`) };
}

/** Returns the number of the first line that contains a text, or 1. */
function findLine(file: string, text: string): number {
  try {
    const index = readFileSync(file, "utf8")
      .split("\n")
      .findIndex((line) => line.includes(text));
    return Math.max(index, 0) + 1;
  } catch {
    return 1;
  }
}
