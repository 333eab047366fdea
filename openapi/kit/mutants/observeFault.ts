import { setTimeout as wait } from "node:timers/promises";
import type { ContractOperation } from "../contract/operations.ts";
import { startEmbeddedBackend } from "../verify/embeddedBackend.ts";
import { createCaller, type Caller } from "./caller.ts";
import type { SeededFault } from "./fault.ts";
import { startFaultProxy } from "./faultProxy.ts";

/** The time of the observed mock backends: a Tuesday morning in Baku. */
const observedAt = Date.parse("2026-11-17T06:00:00Z");

/** Returns the responses of an operation to a citizen in three languages. */
const observeResponses =
  (operationId: string) =>
  ({ call }: Caller): Promise<unknown> =>
    Promise.all(
      ["az", "ru", "en"].map(async (lang) => {
        const { status, headers, text } = await call(operationId, { as: "citizen", query: { lang } });
        return [status, headers.get("content-type"), text];
      }),
    );

/**
 * Returns what a caller sees of a fault, as JSON, on a mock backend with a fixed clock; without the fault when
 * `isSeeded` is false. Both differ when the fault has an effect.
 */
export async function observeFault(
  operations: readonly ContractOperation[],
  fault: SeededFault,
  { isSeeded }: { isSeeded: boolean },
): Promise<string> {
  const backend = await startEmbeddedBackend({ seed: 11, now: () => observedAt });
  let waitedSeconds = 0;
  const server = await startFaultProxy({
    backend,
    operations,
    fault: isSeeded ? fault : undefined,
    waitSeconds: async (seconds) => {
      waitedSeconds += seconds;
      await wait(0);
    },
  });
  const caller = createCaller({
    port: server.port,
    store: backend.store,
    operations,
    getWaitedSeconds: () => waitedSeconds,
  });
  try {
    return JSON.stringify(await (fault.observe ?? observeResponses(fault.operationId))(caller)) ?? "undefined";
  } finally {
    await server.close();
    await backend.close();
  }
}
