import { parseCommandLine } from "../../../cli/commandLine.ts";
import { exitWithError, type Command } from "../../../cli/command.ts";
import { readContract } from "../contract/document.ts";
import { seededFaults } from "../mutants/faults.ts";
import { runMutants, type MutantResult } from "../mutants/runMutants.ts";
import { breaksContract, minDetectedShare, summarizeMutants } from "../mutants/summarizeMutants.ts";
import { recordUndetected } from "../mutants/undetectedFaults.ts";
import { defaultReportFolder, writeReport } from "../report/writeReport.ts";

const classNames = [...new Set(seededFaults.map((fault) => fault.class))];

const help = `Measures the quality of verify: seeds faults into the embedded mock backend one at a time, and counts those that verify detects.

  npm run contract -- mutants                  seed all ${seededFaults.length} faults
  npm run contract -- mutants --list           list the faults, and what each of them breaks
  npm run contract -- mutants --class NAME     seed the faults of a class; repeatable
  npm run contract -- mutants --fault ID       seed this fault; repeatable
  npm run contract -- mutants --operation ID   seed the faults of one operation; repeatable

  --jobs N          the number of faults that run at the same time (1)
  --seconds N       the time in which verify has to detect a fault (120)
  --record          write the faults that stay undetected to openapi/kit/mutants/undetected.json
  --report FOLDER   the folder for report.html, junit.xml, report.sarif and report.json (.cache/contract/mutants)

Classes: ${classNames.join(", ")}.

A fault breaks the specification, or only the contract, or neither: then it is a fault of quality that the contract does not
forbid. Exits with 0 when at least ${minDetectedShare * 100} % of the faults that break the specification or the contract are detected.
`;

const options = {
  class: { type: "string", multiple: true },
  fault: { type: "string", multiple: true },
  operation: { type: "string", multiple: true },
  list: { type: "boolean" },
  record: { type: "boolean" },
  jobs: { type: "string" },
  seconds: { type: "string" },
  report: { type: "string" },
} as const;

/** Runs `npm run contract -- mutants`. */
export const run: Command = async (args) => {
  const { flags } = parseCommandLine({ help, options, maxPositionals: 0, args });
  checkNames("class", flags.class, classNames);
  checkNames(
    "fault",
    flags.fault,
    seededFaults.map(({ id }) => id),
  );
  const faults = seededFaults.filter(
    (fault) =>
      flags.class?.includes(fault.class) !== false &&
      flags.fault?.includes(fault.id) !== false &&
      flags.operation?.includes(fault.operationId) !== false,
  );
  if (faults.length === 0) exitWithError("No fault can be seeded into these operations.", 2);
  if (flags.list === true) {
    for (const { id, operationId, breaks, description } of faults)
      console.log(`${id}  ${operationId}  ${breaks}  ${description}`);
    return 0;
  }
  const limits = {
    jobs: parseCount("--jobs", flags.jobs ?? "1"),
    maxSecondsPerFault: parseCount("--seconds", flags.seconds ?? "120"),
  };
  const results: MutantResult[] = [];
  for await (const result of runMutants(await readContract(), faults, limits)) {
    results.push(result);
    const { fault, detectedBy, abortReason } = result;
    if (detectedBy === undefined)
      console.log(
        `${breaksContract(result) ? "✗" : "–"} not detected: ${fault.id}: ${fault.description}${abortReason === undefined ? "" : ` (${abortReason})`}`,
      );
  }
  const { report, tableLines, detectedShare } = summarizeMutants(results);
  if (flags.record === true) await recordUndetected(results);
  const files = await writeReport(report, flags.report ?? defaultReportFolder("mutants"));
  console.log(`\n${tableLines.join("\n")}\n\n${report.description}. ${files}`);
  return detectedShare >= minDetectedShare ? 0 : 1;
};

/** Ends the process when a name is unknown. */
function checkNames(kind: string, names: readonly string[] = [], known: readonly string[]): void {
  for (const name of names) if (!known.includes(name)) exitWithError(`There is no ${kind} ${name}. See --list.`, 2);
}

/** Returns a positive number; ends the process for anything else. */
function parseCount(flag: string, value: string): number {
  if (!/^[1-9]\d{0,3}$/.test(value)) exitWithError(`${flag} needs a number from 1 to 9999.`, 2);
  return Number(value);
}
