import type { OpenApiDocument } from "../contract/document.ts";
import { createContractValidator } from "../contract/validator.ts";
import { listOperations } from "../contract/operations.ts";
import type { ReportFinding, ReportGroup } from "../report/report.ts";
import { verify } from "../verify/verify.ts";
import { startEmbeddedBackend } from "../verify/embeddedBackend.ts";
import type { SeededFault } from "./fault.ts";
import { startFaultProxy } from "./faultProxy.ts";

/** A seeded fault, and the finding that detected it; `undefined` when nothing did. */
export type MutantResult = {
  fault: SeededFault;
  detectedBy: string | undefined;
  /** Why `verify` did not complete: its time ended, or it threw an error. */
  abortReason?: string;
};

/** So many days before any day contain long holidays, those of Novruz or of the new year: some faults show only there. */
export const publishedDaysWithHolidays = 300;

/** The limits of a run. */
export type MutantOptions = {
  /** The number of faults that run at the same time. */
  jobs?: number;
  /** The time in which `verify` has to detect a fault. */
  maxSecondsPerFault?: number;
  /** The seed of the values in requests. The same one by default, so that a fault is detected in each run or in none. */
  seed?: number;
};

/**
 * Seeds one fault after the other into an otherwise valid server and runs `verify` against it. Verifies the operation with the
 * fault first, and all operations only when that detects nothing.
 */
export async function* runMutants(
  document: OpenApiDocument,
  faults: readonly SeededFault[],
  { jobs = 1, maxSecondsPerFault = 120, seed = 1 }: MutantOptions = {},
): AsyncGenerator<MutantResult> {
  const validator = createContractValidator(document);
  const queue = faults.values();
  const running = new Map<number, Promise<{ key: number; result: MutantResult }>>();
  let lastKey = 0;
  const startNext = (): void => {
    const { value: fault, done } = queue.next();
    if (done === true || fault === undefined) return;
    const key = (lastKey += 1);
    running.set(
      key,
      runMutant({ document, validator, fault, maxSeconds: maxSecondsPerFault, seed }).then((result) => ({
        key,
        result,
      })),
    );
  };
  for (let job = 0; job < jobs; job += 1) startNext();
  while (running.size > 0) {
    const { key, result } = await Promise.race(running.values());
    running.delete(key);
    startNext();
    yield result;
  }
}

async function runMutant({
  document,
  validator,
  fault,
  maxSeconds,
  seed,
}: {
  document: OpenApiDocument;
  validator: ReturnType<typeof createContractValidator>;
  fault: SeededFault;
  maxSeconds: number;
  seed: number;
}): Promise<MutantResult> {
  const backend = await startEmbeddedBackend({ publishedDays: publishedDaysWithHolidays });
  const server = await startFaultProxy({ backend, operations: listOperations(document), fault });
  let isTimedOut = false;
  // Without a server, verify fails soon; its findings no longer count.
  const timer = setTimeout(() => {
    isTimedOut = true;
    void server.close();
  }, maxSeconds * 1000);
  const findFailure = async (only?: readonly string[]): Promise<string | undefined> => {
    for await (const group of verify({
      document,
      baseUrl: `http://127.0.0.1:${server.port}/api`,
      feed: {
        url: `ws://127.0.0.1:${server.port}/ws`,
        destination: "/user/queue/notifications",
        timeoutMs: 1500,
      },
      sources: backend.sources,
      allowWrites: true,
      stopOnFirstFailure: true,
      validator,
      seed,
      ...(only && { only }),
    })) {
      if (isTimedOut) return undefined;
      const [failed] = failedFindings(group);
      if (failed !== undefined) return `${group.name}: ${failed.name}`;
    }
    return undefined;
  };
  try {
    const detectedBy = (await findFailure([fault.operationId])) ?? (isTimedOut ? undefined : await findFailure());
    if (isTimedOut) return { fault, detectedBy: undefined, abortReason: `not in ${maxSeconds} seconds` };
    return { fault, detectedBy };
  } catch (error) {
    return {
      fault,
      detectedBy: undefined,
      abortReason: isTimedOut ? `not in ${maxSeconds} seconds` : `verify threw an error: ${String(error)}`,
    };
  } finally {
    clearTimeout(timer);
    if (!isTimedOut) await server.close();
    await backend.close();
  }
}

const failedFindings = ({ findings, outcome }: ReportGroup): readonly ReportFinding[] =>
  outcome === "absent"
    ? [{ name: "the operation is absent", outcome: "failed", details: [] }]
    : findings.filter(({ outcome: found }) => found === "failed" || found === "noted");
