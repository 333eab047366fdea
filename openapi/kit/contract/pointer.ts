/** Returns the steps of a JSON pointer such as `#/paths/~1user/get`. */
export const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** Returns the node that a JSON pointer leads to; `undefined` where there is none. */
export const resolvePointer = (document: unknown, pointer: string): unknown =>
  parsePointer(pointer).reduce<unknown>(
    (node, step) => (typeof node === "object" && node !== null ? (node as Record<string, unknown>)[step] : undefined),
    document,
  );
