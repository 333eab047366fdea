import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { GenerationError } from "./generationError.ts";
import { repositoryRoot } from "../cli/repositoryRoot.ts";

/** Reads a JSON file of the repository. Throws a `GenerationError` with its name when it cannot be read, and like `parseJson`. */
export const readJson = async (path: string): Promise<unknown> =>
  parseJson(
    path,
    await readFile(join(repositoryRoot, path), "utf8").catch((error: unknown) => {
      throw new GenerationError([`${path}: ${formatError(error)}`]);
    }),
  );

/**
 * Parses the text of a JSON file. Throws a `GenerationError` with its name, and the line where it is not JSON or where an
 * object repeats a key: the parser would keep only the last one.
 */
export function parseJson(path: string, text: string): unknown {
  const value = parse(path, text);
  const repeated = findRepeatedKeys(text);
  if (repeated.length > 0)
    throw new GenerationError(repeated.map(({ key, line }) => `${path}:${line}: "${key}" stands twice. Delete one.`));
  return value;
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    // The message may quote several lines of the text.
    const message = formatError(error).replace(/^(Unexpected token '.').*$/su, "$1");
    const [, line = findErrorLine(text)] = /\(line (\d+) column \d+\)/.exec(message) ?? [];
    throw new GenerationError([`${path}:${line}: ${message}`]);
  }
}

/** Returns the line of the first character that makes a text no JSON; its last line when the text ends too early. */
function findErrorLine(text: string): number {
  const end = text.trimEnd();
  // The length of a beginning that can be continued, and of one that cannot.
  let [valid, invalid] = [0, end.length + 1];
  while (invalid - valid > 1) {
    const length = Math.floor((valid + invalid) / 2);
    if (canBeContinued(end.slice(0, length))) valid = length;
    else invalid = length;
  }
  return end.slice(0, invalid).split("\n").length;
}

/** Returns whether a text is the beginning of a JSON text: nothing is wrong but that it ends. */
function canBeContinued(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = formatError(error);
    return /^(?:Unexpected end|Unterminated)/.test(message) || message.includes(`at position ${text.length} `);
  }
}

/** Returns the message of an error, or any other thrown value as text. */
export const formatError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the keys of a JSON text that an object has had already, with their lines. */
function findRepeatedKeys(text: string): { key: string; line: number }[] {
  const repeated: { key: string; line: number }[] = [];
  // The keys of the open objects, innermost last.
  const keys: Set<string>[] = [];
  for (const { 0: token, 1: key, index } of text.matchAll(/[{}]|"((?:[^"\\]|\\.)*)"(?=\s*:)|"(?:[^"\\]|\\.)*"/g)) {
    if (token === "{") keys.push(new Set());
    else if (token === "}") keys.pop();
    else if (key !== undefined) {
      if (keys.at(-1)?.has(key)) repeated.push({ key, line: text.slice(0, index).split("\n").length });
      keys.at(-1)?.add(key);
    }
  }
  return repeated;
}
