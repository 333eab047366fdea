import type { ContractOperation } from "../../contract/operations.ts";
import type { ReportGroup } from "../../report/report.ts";
import { feedOperationId } from "../feed/feedChecks.ts";

/** The result of a verification in one sentence, the notes about all groups, and whether nothing agreed or implemented is wrong. */
export type Verdict = { text: string; notes: readonly string[]; isAccepted: boolean };

/**
 * Judges a server. What the specification names has to hold; a proposed operation has to hold once it exists. Everything
 * else that the contract asks for is a note. `mustKeepContract` for a server without an excuse: the mock backend.
 */
export function judgeServer(
  operations: readonly ContractOperation[],
  groups: readonly ReportGroup[],
  mustKeepContract = false,
): Verdict {
  const isSpecifiedGroup = ({ name }: ReportGroup): boolean =>
    name === feedOperationId || operations.some(({ id, isProposed }) => id === name && !isProposed);
  const countFailures = (judged: readonly ReportGroup[]): number =>
    judged.flatMap(({ findings }) => findings).filter(({ outcome }) => outcome === "failed").length;
  const specified = groups.filter(isSpecifiedGroup);
  const others = groups.filter((group) => !isSpecifiedGroup(group));
  const [specifiedFailures, otherFailures] = [countFailures(specified), countFailures(others)];
  const withOutcome = (judged: readonly ReportGroup[], outcome: string): string[] =>
    judged.filter((group) => group.outcome === outcome).map(({ name }) => name);

  const isProposedGroup = ({ name }: ReportGroup): boolean => operations.some(({ id }) => id === name);
  const absent = withOutcome(others.filter(isProposedGroup), "absent");
  const absentWorkflows = withOutcome(
    others.filter((group) => !isProposedGroup(group)),
    "absent",
  );
  const otherwiseAbsent = others
    .filter(({ outcome, findings }) => outcome === "absent" && [401, 403, 405].includes(findings[0]?.status ?? 404))
    .map(({ name }) => name);
  const untested = withOutcome(specified, "skipped");
  const line = (text: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`note: ${text} (${names.length}): ${names.join(", ")}`];
  const notes = [
    ...line("proposed calls absent", absent),
    ...line("of these, not 404 or 501, which alone say that a call is absent", otherwiseAbsent),
    ...line("not run without them", absentWorkflows),
    ...line("specified calls not tested", untested),
  ];
  const text =
    specifiedFailures > 0
      ? `breaks the specification: ${countFindings(specifiedFailures)}`
      : otherFailures > 0
        ? `keeps the specification, and breaks the contract of proposed calls: ${countFindings(otherFailures)}`
        : describeAccepted(groups, specified);
  const hasFailed = specifiedFailures + otherFailures > 0;
  const differsFromContract = groups.some(({ outcome }) => outcome === "noted" || outcome === "absent");
  return { text, notes, isAccepted: !hasFailed && !(mustKeepContract && differsFromContract) };
}

/** Describes a server in which nothing was found to be wrong. */
function describeAccepted(groups: readonly ReportGroup[], specified: readonly ReportGroup[]): string {
  const isUntested = (judged: readonly ReportGroup[]): boolean => judged.every(({ outcome }) => outcome === "skipped");
  if (groups.every(({ outcome }) => outcome === "passed")) return "keeps the contract (all proposed calls too)";
  if (specified.length > 0) return isUntested(specified) ? "no specified call was tested" : "keeps the specification";
  return isUntested(groups) ? "no call was tested" : "no fault in the proposed calls";
}

const countFindings = (count: number): string => `${count} ${count === 1 ? "finding" : "findings"}`;
