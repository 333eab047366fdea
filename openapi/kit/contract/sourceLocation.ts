import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import { contractFile } from "../../../codegen/contractFiles.ts";
import { repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { parsePointer } from "./pointer.ts";

/** A line of a file of the contract, relative to the repository. */
export type SourceLocation = { file: string; line: number };

type SourceFile = { document: Document; lines: LineCounter };

/** Returns a function like `findSourceLocation` that reads each file of the contract once. */
export function createSourceLocator(root: string = repositoryRoot): (pointer: string) => SourceLocation {
  const files = new Map<string, SourceFile>();
  return (pointer) =>
    locate(pointer, root, (file) => {
      const parsed = files.get(file) ?? parseSource(file);
      files.set(file, parsed);
      return parsed;
    });
}

/**
 * Returns the line of the contract's files that a JSON pointer into the bundled contract leads to, through the `$ref`s
 * between the files. Where the node does not exist any more, it is the line of the nearest one that contains it.
 */
export const findSourceLocation = (pointer: string, root: string = repositoryRoot): SourceLocation =>
  locate(pointer, root, parseSource);

function locate(pointer: string, root: string, readSource: (file: string) => SourceFile): SourceLocation {
  let file = join(root, contractFile);
  let { document, lines } = readSource(file);
  let node: unknown = document.contents;
  let offset = 0;
  const steps = [...parsePointer(pointer)];
  while (true) {
    const reference = isMap(node) ? node.get("$ref") : undefined;
    // A field beside the reference belongs to this file.
    const isBeside = steps[0] !== undefined && isMap(node) && node.has(steps[0]);
    if (!isBeside && typeof reference === "string") {
      const [target = "", fragment = ""] = reference.split("#");
      if (target !== "") {
        file = join(dirname(file), target);
        ({ document, lines } = readSource(file));
      }
      steps.unshift(...parsePointer(fragment));
      node = document.contents;
      offset = 0;
      continue;
    }
    const step = steps.shift();
    if (step === undefined) break;
    const found = findChild(node, step);
    if (found === undefined) break;
    ({ node, offset } = found);
  }
  return { file: relative(root, file), line: lines.linePos(offset).line };
}

function findChild(node: unknown, step: string): { node: unknown; offset: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)];
    return isNode(item) ? { node: item, offset: item.range?.[0] ?? 0 } : undefined;
  }
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === step);
  return isPair(pair) && isScalar(pair.key) ? { node: pair.value, offset: pair.key.range?.[0] ?? 0 } : undefined;
}

function parseSource(file: string): SourceFile {
  const lines = new LineCounter();
  return { document: parseDocument(readFileSync(file, "utf8"), { lineCounter: lines }), lines };
}
