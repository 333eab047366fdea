import { onTestFinished } from "vitest";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { createContractValidator } from "../../openapi/kit/contract/validator.ts";
import { startFaultProxy, type SeededFault } from "../../openapi/kit/mutants/faultProxy.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { verify, type VerifyOptions } from "../../openapi/kit/verify/verify.ts";

const document = await readContract();
const validator = createContractValidator(document);

/** An entry of a response in JSON. */
export type JsonObject = Record<string, unknown>;

/** Returns the names and details of the findings about one operation of a mock backend with a fault, other than passed ones. */
export async function findFaults(
  operationId: string,
  fault: Omit<SeededFault, "kind" | "operationId">,
  options: Partial<VerifyOptions> = {},
): Promise<string[]> {
  const backend = await startEmbeddedBackend();
  const server = await startFaultProxy(backend.port, listOperations(document));
  onTestFinished(async () => {
    await server.close();
    await backend.close();
  });
  server.setFault({ kind: "test", operationId, ...fault });
  const lines: string[] = [];
  for await (const { findings } of verify({
    document,
    validator,
    baseUrl: `http://127.0.0.1:${server.port}/api`,
    feed: {
      url: `ws://127.0.0.1:${server.port}/ws`,
      destination: "/user/queue/notifications",
      timeoutMs: 1000,
    },
    sources: backend.sources,
    allowWrites: true,
    only: [operationId],
    ...options,
  }))
    for (const { name, outcome, details } of findings)
      if (outcome === "failed" || outcome === "noted") lines.push(`${name}: ${details.join("; ")}`);
  return lines;
}
