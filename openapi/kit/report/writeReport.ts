import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { renderJunit } from "./renderJunit.ts";
import { renderHtml } from "./renderHtml.ts";
import type { ContractReport } from "./report.ts";

/** Writes `report.html`, `junit.xml` and `report.json` into a folder. Resolves to the relative path of `report.html`. */
export async function writeReport(report: ContractReport, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "report.html"), renderHtml(report)),
    writeFile(join(folder, "junit.xml"), renderJunit(report)),
    writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 1)}\n`),
  ]);
  return relative(process.cwd(), join(folder, "report.html"));
}
