import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator } from "../contract/validator.ts";
import { listOperations } from "../contract/operations.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { verify } from "../verify/verify.ts";
import { startEmbeddedBackend } from "../verify/embeddedBackend.ts";
import { createFaults } from "./faults.ts";
import { startFaultProxy, type SeededFault } from "./faultProxy.ts";

/** A seeded fault and the finding that detected it; `undefined` when it stayed undetected. */
export type MutantResult = { fault: SeededFault; detectedBy: string | undefined };

/**
 * Seeds one fault after the other into an otherwise valid server and runs `verify` against it. Verifies the operation with the
 * fault first, and all operations only when that detects nothing. `selectFaults` limits the faults to run.
 */
export async function* runMutants(
  document: OpenApiDocument,
  selectFaults: (all: readonly SeededFault[]) => readonly SeededFault[] = (all) => all,
): AsyncGenerator<MutantResult> {
  const operations = listOperations(document);
  const validator = createContractValidator(document);
  for (const fault of selectFaults(createFaults(document, operations))) {
    const backend = await startEmbeddedBackend();
    const server = await startFaultProxy(backend.port, operations);
    server.setFault(fault);
    try {
      const baseUrl = `http://127.0.0.1:${server.port}/api`;
      const findFailure = async (only?: readonly string[]): Promise<string | undefined> => {
        const feed = {
          url: `ws://127.0.0.1:${server.port}/ws`,
          destination: "/user/queue/notifications",
          timeoutMs: 400,
        };
        for await (const group of verify({
          document,
          baseUrl,
          feed,
          sources: backend.sources,
          allowWrites: true,
          stopOnFirstFailure: true,
          valuesPerField: 2,
          validator,
          ...(only && { only }),
        })) {
          const [failed] = failedFindings(group);
          if (failed !== undefined) return `${group.name}: ${failed.name}`;
        }
        return undefined;
      };
      yield { fault, detectedBy: (await findFailure([fault.operationId])) ?? (await findFailure()) };
    } finally {
      await server.close();
      await backend.close();
    }
  }
}

const failedFindings = ({ findings, outcome }: ReportGroup): readonly ReportFinding[] =>
  outcome === "absent"
    ? [{ name: "the operation is absent", outcome: "failed", details: [] }]
    : findings.filter(({ outcome: found }) => found === "failed" || found === "noted");
