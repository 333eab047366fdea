import type { Document } from "../contract/document.ts";
import { judgeOf } from "../contract/validator.ts";
import { operationsOf } from "../contract/operations.ts";
import type { Finding, Group } from "../report/report.ts";
import { verify } from "../verify/verify.ts";
import { openWorld, worldSources } from "../verify/embeddedBackend.ts";
import { allFaults } from "./faults.ts";
import { faultyServer, type Fault } from "./faultProxy.ts";

/** A fault, and what found it out; `undefined` when nothing did. */
export type Verdict = { fault: Fault; foundBy: string | undefined };

/**
 * Seeds one fault after the other into a server that keeps the contract otherwise, and asks `verify` about it. Looked at is
 * the operation that has the fault, and all of them only when that finds nothing: who finds it early finds it anyway.
 * `chosen` says which faults are worth the time.
 */
export async function* judgeMutants(document: Document, chosen: (all: readonly Fault[]) => readonly Fault[] = (all) => all): AsyncGenerator<Verdict> {
  const operations = operationsOf(document);
  const judge = judgeOf(document);
  for (const fault of chosen(allFaults(document, operations))) {
    const world = await openWorld();
    const server = await faultyServer(world.port, operations);
    server.set(fault);
    try {
      const base = `http://127.0.0.1:${server.port}/api`;
      const found = async (only?: readonly string[]): Promise<string | undefined> => {
        const feed = { url: `ws://127.0.0.1:${server.port}/ws`, destination: "/user/queue/notifications", patience: 400 };
        for await (const group of verify({ document, base, feed, sources: worldSources(base), writes: true, hasty: true, judge, ...(only && { only }) })) {
          const [failed] = failedIn(group);
          if (failed !== undefined) return `${group.name}: ${failed.name}`;
        }
        return undefined;
      };
      yield { fault, foundBy: (await found([fault.id])) ?? (await found()) };
    } finally {
      await server.close();
      await world.close();
    }
  }
}

const failedIn = ({ findings, outcome }: Group): readonly Finding[] => (outcome === "absent" ? [{ name: "the call is absent", outcome: "failed", lines: [] }] : findings.filter((one) => one.outcome === "failed"));
