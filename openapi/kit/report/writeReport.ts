import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { junit } from "./renderJunit.ts";
import { page } from "./renderHtml.ts";
import type { Report } from "./report.ts";

/** Writes a report for people (`report.html`) and for machines (`junit.xml`, `report.json`) into a folder, and answers where. */
export async function writeReport(report: Report, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "report.html"), page(report)),
    writeFile(join(folder, "junit.xml"), junit(report)),
    writeFile(join(folder, "report.json"), `${JSON.stringify(report, null, 1)}\n`),
  ]);
  return relative(process.cwd(), join(folder, "report.html"));
}
