/** A change of the code, and whether a test noticed it. */
export type Mutant = {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string | undefined;
  location: { start: { line: number } };
};

/** The numbers of changes of a folder; `score` is the noticed percentage. */
export type FolderResult = {
  folder: string;
  score: number;
  killed: number;
  timedOut: number;
  survived: number;
  notCovered: number;
  minutes: number;
};

/**
 * Returns the numbers of a folder. A change after which the tests do not end counts as noticed. Changes that are not tested,
 * because they are in constants or cannot run, do not count.
 */
export function countResults(folder: string, mutants: readonly Mutant[], minutes: number): FolderResult {
  const count = (name: string): number => mutants.filter(({ status }) => status === name).length;
  const [killed, timedOut, survived, notCovered] = [
    count("Killed"),
    count("Timeout"),
    count("Survived"),
    count("NoCoverage"),
  ];
  const total = killed + timedOut + survived + notCovered;
  const score = total === 0 ? 100 : (100 * (killed + timedOut)) / total;
  return { folder, score, killed, timedOut, survived, notCovered, minutes };
}

/** Returns the numbers of all folders as a Markdown table. */
export function renderTable(results: readonly FolderResult[]): string {
  const rows = results.map(({ folder, score, killed, timedOut, survived, notCovered, minutes }) => {
    const total = killed + timedOut + survived + notCovered;
    const numbers = [total, killed, timedOut, survived, notCovered, `${score.toFixed(1)} %`, Math.ceil(minutes)];
    return `| \`${folder}\` | ${numbers.join(" | ")} |`;
  });
  return [
    "| folder | mutants | killed | timed out | survived | not covered | score | minutes |",
    "|---|---|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}
