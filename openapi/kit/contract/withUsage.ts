import { usageByOperation } from "../usage/usage.ts";
import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** The contract with a line below each operation's description: which screens use it, and what the mock server can be asked for. */
export function withUsage(document: OpenApiDocument): OpenApiDocument {
  const operations = listOperations(document);
  const uses = usageByOperation(operations);
  const copy = structuredClone(document) as { paths: Record<string, Record<string, { description?: string }>> };
  for (const { id, method, path, responses, isProposed } of operations) {
    const written = copy.paths[path]?.[method.toLowerCase()];
    if (written === undefined) continue;
    const { routes = [], isInLayout = false } = uses.get(id) ?? {};
    const examples = Object.keys(responses.get(200)?.content?.["application/json"]?.examples ?? {});
    const others = [...responses.keys()].filter((status) => status !== 200);
    written.description = [
      written.description,
      ...(isProposed ? ["*Proposed: a server may not have it yet, and answers 404 or 501 then.*"] : []),
      `**Screens:** ${[...(isInLayout ? ["the frame of every screen"] : []), ...routes].join(", ") || "none"}`,
      ...(examples.length > 0
        ? [`**Examples of the mock server:** ${examples.map((name) => `\`Prefer: example=${name}\``).join(", ")}`]
        : []),
      `**Other answers of it:** ${others.map((status) => `\`Prefer: code=${status}\``).join(", ")}`,
    ].join("\n\n");
  }
  return copy as unknown as OpenApiDocument;
}
