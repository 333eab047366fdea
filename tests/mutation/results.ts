/** A change of the code, and whether a test noticed it. */
export type Mutant = {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string | undefined;
  location: { start: { line: number } };
};

/** The numbers of changes of a folder; `score` is the noticed percentage. */
export type FolderResult = { folder: string; score: number; killed: number; survived: number; notCovered: number };

/** Returns the numbers of a folder. A change after which the tests do not end counts as noticed. */
export function countResults(folder: string, mutants: readonly Mutant[]): FolderResult {
  const count = (...statuses: string[]): number => mutants.filter(({ status }) => statuses.includes(status)).length;
  const [killed, survived, notCovered] = [count("Killed", "Timeout"), count("Survived"), count("NoCoverage")];
  const total = killed + survived + notCovered;
  return { folder, score: total === 0 ? 100 : (100 * killed) / total, killed, survived, notCovered };
}

/** Returns the numbers of all folders as a Markdown table. */
export function renderTable(results: readonly FolderResult[]): string {
  const rows = results.map(
    ({ folder, score, killed, survived, notCovered }) =>
      `| \`${folder}\` | ${score.toFixed(1)} % | ${killed} | ${survived} | ${notCovered} |`,
  );
  return ["| folder | score | killed | survived | not covered |", "|---|---|---|---|---|", ...rows].join("\n");
}
