import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { hasSources, repositoryRoot } from "../../../cli/repositoryRoot.ts";
import { renderJunit } from "./renderJunit.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderSarif } from "./renderSarif.ts";
import type { ContractReport } from "./report.ts";

/** The folder of the report of a verb: below `.cache` of the repository, or of the current folder for the package. */
export const defaultReportFolder = (verb: string): string =>
  join(hasSources ? repositoryRoot : process.cwd(), ".cache/contract", verb);

/** Writes `report.html`, `junit.xml`, `report.sarif` and `report.json` into a folder. Resolves to the relative path of `report.html`. */
export async function writeReport(report: ContractReport, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "report.html"), renderHtml(report)),
    writeFile(join(folder, "junit.xml"), renderJunit(report)),
    writeFile(join(folder, "report.sarif"), renderSarif(report)),
    writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 1)}\n`),
  ]);
  return relative(process.cwd(), join(folder, "report.html"));
}
