import type { Document } from "../contract/document.ts";
import { judgeOf, type Judge } from "../contract/validator.ts";
import { operationsOf, type Operation } from "../contract/operations.ts";
import { outcomeOf, type Finding, type Group } from "../report/report.ts";
import { findingOf, OutOfReach, type Check, type Ground } from "./check.ts";
import { feedChecks, type FeedPlace } from "./feedChecks.ts";
import { exampleAnswer, goodAnswers } from "./validCases.ts";
import { listChecks } from "./listChecks.ts";
import { particular } from "./operationChecks/operationChecks.ts";
import { createPeople, type Sources } from "./personas.ts";
import { brokenAddresses, brokenBodies, unknownIds, unknownLanguage, withoutToken } from "./errorCases.ts";
import { serverAt } from "./contractClient.ts";

/** What a run looks at, and what it may do. */
export type Plan = {
  document: Document;
  /** Where the calls go, such as `https://host/api`. */
  base: string;
  feed: FeedPlace | undefined;
  sources: Sources;
  /** Whether data on the server may be changed. */
  writes: boolean;
  /** Only whether each operation answers the contract's own example: for servers that keep nothing. */
  examples?: boolean;
  /** The operations to look at; all by default. */
  only?: readonly string[];
  /** Whether the first failure of an operation is enough. */
  hasty?: boolean;
  /** A judge over the same contract, when there is one already. */
  judge?: Judge;
};

/** The name under which the live feed stands in a report. */
export const feedName = "notificationPushed";

const checksOf = (document: Document, operation: Operation): readonly Check[] => [
  ...goodAnswers(operation),
  ...withoutToken(operation),
  ...brokenAddresses(operation),
  ...brokenBodies(operation),
  ...unknownIds(operation),
  ...unknownLanguage(operation),
  ...listChecks(document, operation),
  ...(particular[operation.id] ?? []),
];

/** Looks at a server, one operation after the other, and hands over each as it is done. */
export async function* verify({ document, base, feed, sources, writes, examples = false, only, hasty = false, judge = judgeOf(document) }: Plan): AsyncGenerator<Group> {
  const people = createPeople(sources);
  const operations = operationsOf(document);
  const ground: Ground = { document, operations: new Map(operations.map((one) => [one.id, one])), server: serverAt(base, people.secrets), judge, people, writes };
  const isAsked = (id: string): boolean => only === undefined || only.includes(id);

  for (const operation of operations.filter(({ id }) => isAsked(id))) {
    const checks = examples ? [exampleAnswer(operation)] : checksOf(document, operation);
    const about = `${operation.method} ${operation.path}${operation.proposed ? " (proposed)" : ""}`;
    yield { name: operation.id, about, ...(await looked(checks, ground, hasty, operation)) };
  }
  if (feed !== undefined && isAsked(feedName)) yield { name: feedName, about: `STOMP ${feed.destination}`, ...(await looked(feedChecks(feed), ground, hasty)) };
}

async function looked(checks: readonly Check[], ground: Ground, hasty: boolean, operation?: Operation): Promise<Pick<Group, "outcome" | "findings">> {
  const findings: Finding[] = [];
  for (const check of checks) {
    const allowed = ground.writes || operation?.changes !== true;
    const finding = await findingOf(allowed ? check : { ...check, look: () => Promise.reject(new OutOfReach("changes data; allow it with --allow-writes")) }, ground);
    // Nothing more can be learnt about a call that is not there; an agreed one only needed one that is not.
    if (finding.outcome === "absent" && operation?.proposed) return { outcome: "absent", findings: [finding] };
    findings.push(finding.outcome === "absent" ? { ...finding, outcome: "unreachable" } : finding);
    if (hasty && finding.outcome === "failed") break;
  }
  const good = findings.slice(0, operation === undefined || operation.changes ? 1 : 3);
  // What was only refused has not been seen to work.
  const outcome = outcomeOf(findings);
  return { outcome: outcome === "passed" && good.every((one) => one.outcome === "unreachable") ? "unreachable" : outcome, findings };
}
