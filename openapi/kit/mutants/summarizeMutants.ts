import { combineOutcomes, type ContractReport, type ReportFinding } from "../report/report.ts";
import type { MutantResult } from "./runMutants.ts";

/** The minimum share of detected faults among those that break the contract. */
export const minDetectedShare = 0.95;

/** The detected faults of a run. */
export type MutantSummary = {
  report: ContractReport;
  /** One line for each class, and one for all. */
  tableLines: readonly string[];
  /** The share of the faults that break the contract; 1 without any. */
  detectedShare: number;
};

/** Returns whether a fault contradicts the contract. What contradicts the specification contradicts the contract too. */
export const breaksContract = ({ fault }: MutantResult): boolean => fault.breaks !== "quality";

const isDetected = ({ detectedBy }: MutantResult): boolean => detectedBy !== undefined;
const columns = ["specification", "contract", "quality"] as const;

const formatShare = (results: readonly MutantResult[]): string =>
  results.length === 0 ? "–" : `${results.filter(isDetected).length}/${results.length}`;

const formatRow = (name: string, cells: readonly string[]): string =>
  name.padEnd(18) + cells.map((cell) => cell.padStart(15)).join("");

const toFinding = (result: MutantResult): ReportFinding => ({
  name: `${result.fault.id} (${result.fault.operationId}, ${result.fault.breaks})`,
  outcome: isDetected(result) ? "passed" : breaksContract(result) ? "failed" : "noted",
  details: [
    result.fault.description,
    isDetected(result)
      ? `detected by ${result.detectedBy}`
      : `not detected${result.abortReason === undefined ? "" : `: ${result.abortReason}`}`,
  ],
});

/** Returns the report of a run, with the share of detected faults by class. */
export function summarizeMutants(results: readonly MutantResult[]): MutantSummary {
  const classes = Map.groupBy(results, ({ fault }) => fault.class);
  const getCells = (part: readonly MutantResult[]): string[] => [
    ...columns.map((breaks) => formatShare(part.filter(({ fault }) => fault.breaks === breaks))),
    formatShare(part),
  ];
  const counted = results.filter(breaksContract);
  const detectedShare = counted.length === 0 ? 1 : counted.filter(isDetected).length / counted.length;
  const others = results.filter((result) => !breaksContract(result));
  const description = [
    `${formatShare(counted)} faults that break the contract detected: ${(detectedShare * 100).toFixed(1)} %`,
    ...(others.length > 0 ? [`${formatShare(others)} faults that the contract does not forbid`] : []),
  ].join("; ");
  const table = {
    head: ["class", ...columns, "all"],
    rows: [...[...classes].map(([name, part]) => [name, ...getCells(part)]), ["all", ...getCells(results)]],
  };
  return {
    detectedShare,
    tableLines: [table.head, ...table.rows].map(([name = "", ...cells]) => formatRow(name, cells)),
    report: {
      title: "Faults detected by verify",
      description,
      groups: [...classes].map(([name, part]) => {
        const findings = part.map(toFinding);
        return {
          name,
          description: `${formatShare(part)} detected: ${columns.map((breaks, index) => `${breaks} ${getCells(part)[index]}`).join(", ")}`,
          outcome: combineOutcomes(findings),
          findings,
        };
      }),
      table,
      conclusion: [description],
    },
  };
}
