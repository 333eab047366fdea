import { findUsageByOperation } from "../usage/usage.ts";
import { listAgreedFields } from "./agreedFields.ts";
import type { OpenApiDocument } from "./document.ts";
import { listOperations } from "./operations.ts";

/** Returns the contract with the agreed fields, the routes and the mock server options of each operation added to its description. */
export function withUsage(document: OpenApiDocument): OpenApiDocument {
  const operations = listOperations(document);
  const uses = findUsageByOperation(operations);
  const copy = structuredClone(document) as { paths: Record<string, Record<string, { description?: string }>> };
  for (const contractOperation of operations) {
    const { id, method, path, responses, isProposed } = contractOperation;
    const operation = copy.paths[path]?.[method.toLowerCase()];
    if (operation === undefined) continue;
    const { routes = [], isInLayout = false } = uses.get(id) ?? {};
    const examples = Object.keys(responses.get(200)?.content?.["application/json"]?.examples ?? {});
    const otherStatuses = [...responses.keys()].filter((status) => status !== 200);
    const agreedFields = listAgreedFields(document, contractOperation);
    operation.description = [
      operation.description,
      ...(isProposed ? ["*Proposed: a server may not implement it yet, and returns 404 or 501 then.*"] : []),
      ...(agreedFields.length > 0
        ? [`**Agreed fields:** ${agreedFields.map((field) => `\`${field}\``).join(", ")}. All others are proposed.`]
        : []),
      `**Routes:** ${[...(isInLayout ? ["layout of every route"] : []), ...routes].join(", ") || "none"}`,
      ...(examples.length > 0
        ? [`**Mock server examples:** ${examples.map((name) => `\`Prefer: example=${name}\``).join(", ")}`]
        : []),
      `**Mock server statuses:** ${otherStatuses.map((status) => `\`Prefer: code=${status}\``).join(", ")}`,
    ].join("\n\n");
  }
  return copy as unknown as OpenApiDocument;
}
