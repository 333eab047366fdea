import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator } from "../contract/validator.ts";
import { listOperations } from "../contract/operations.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { verify } from "../verify/verify.ts";
import { startEmbeddedBackend, embeddedBackendSources } from "../verify/embeddedBackend.ts";
import { allFaults } from "./faults.ts";
import { startFaultProxy, type SeededFault } from "./faultProxy.ts";

/** A fault, and what found it out; `undefined` when nothing did. */
export type MutantResult = { fault: SeededFault; detectedBy: string | undefined };

/**
 * Seeds one fault after the other into a server that keeps the contract otherwise, and asks `verify` about it. Looked at is
 * the operation that has the fault, and all of them only when that finds nothing: who finds it early finds it anyway.
 * `chosen` says which faults are worth the time.
 */
export async function* runMutants(
  document: OpenApiDocument,
  selectFaults: (all: readonly SeededFault[]) => readonly SeededFault[] = (all) => all,
): AsyncGenerator<MutantResult> {
  const operations = listOperations(document);
  const judge = createContractValidator(document);
  for (const fault of selectFaults(allFaults(document, operations))) {
    const backend = await startEmbeddedBackend();
    const server = await startFaultProxy(backend.port, operations);
    server.setFault(fault);
    try {
      const base = `http://127.0.0.1:${server.port}/api`;
      const found = async (only?: readonly string[]): Promise<string | undefined> => {
        const feed = {
          url: `ws://127.0.0.1:${server.port}/ws`,
          destination: "/user/queue/notifications",
          timeoutMs: 400,
        };
        for await (const group of verify({
          document,
          baseUrl: base,
          feed,
          sources: embeddedBackendSources(base),
          allowWrites: true,
          stopOnFirstFailure: true,
          validator: judge,
          ...(only && { only }),
        })) {
          const [failed] = failedFindings(group);
          if (failed !== undefined) return `${group.name}: ${failed.name}`;
        }
        return undefined;
      };
      yield { fault, detectedBy: (await found([fault.operationId])) ?? (await found()) };
    } finally {
      await server.close();
      await backend.close();
    }
  }
}

const failedFindings = ({ findings, outcome }: ReportGroup): readonly ReportFinding[] =>
  outcome === "absent"
    ? [{ name: "the call is absent", outcome: "failed", details: [] }]
    : findings.filter((one) => one.outcome === "failed");
