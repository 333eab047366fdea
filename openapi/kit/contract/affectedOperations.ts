import type { OpenApiDocument } from "./document.ts";
import { resolvePointer } from "./pointer.ts";

/** The part of an operation that a change concerns: what the client sends, what it receives, or the operation as a whole. */
export type ChangeScope = "request" | "response" | "operation";

type Usage = { operationId: string; scope: ChangeScope };

/**
 * Returns the operations and webhooks that contain one of the pointers, or that reference a component containing one, each
 * with the parts that do. The client receives what a webhook sends.
 */
export function findUsages(document: OpenApiDocument, pointers: readonly string[]): readonly Usage[] {
  const components = pointers.flatMap((pointer) => /^#\/components\/\w+\/[^/]+/.exec(pointer)?.[0] ?? []);
  return [document.paths, document.webhooks ?? {}].flatMap((items, index) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]): Usage[] => {
        const root = `#/${index === 0 ? "paths" : "webhooks"}/${path.replaceAll("/", "~1")}`;
        const own = pointers.flatMap((pointer) =>
          pointer === root || pointer === `${root}/${method}`
            ? ["operation" as const]
            : pointer.startsWith(`${root}/${method}/`)
              ? [getScope(pointer)]
              : [],
        );
        const referencing = Object.entries(operation).flatMap(([part, node]) =>
          components.some((component) => referencesComponent(document, node, component))
            ? [getScope(`${root}/${method}/${part}/`)]
            : [],
        );
        return [...new Set([...own, ...referencing])].map((scope) => ({ operationId: operation.operationId, scope }));
      }),
    ),
  );
}

/** Returns the part of an operation that a JSON pointer below `#/paths` or `#/webhooks` leads to. */
export function getScope(pointer: string): ChangeScope {
  const [, section, part = ""] = /^#\/(paths|webhooks)\/[^/]+\/\w+\/(\w+)/.exec(pointer) ?? [];
  if (section === "webhooks") return part === "requestBody" ? "response" : "operation";
  if (part === "responses") return "response";
  return part === "requestBody" || part === "parameters" ? "request" : "operation";
}

/** Returns whether a node of the contract references a component, directly or through other `$ref`s. */
function referencesComponent(
  document: OpenApiDocument,
  node: unknown,
  component: string,
  seen: Set<string> = new Set(),
): boolean {
  if (Array.isArray(node)) return node.some((child) => referencesComponent(document, child, component, seen));
  if (typeof node !== "object" || node === null) return false;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === "string") {
    if ($ref === component) return true;
    if (seen.has($ref)) return false;
    seen.add($ref);
    return referencesComponent(document, resolvePointer(document, $ref), component, seen);
  }
  return Object.values(node).some((child) => referencesComponent(document, child, component, seen));
}
