import { exitWithError } from "../cli/command.ts";

/** Parses the URL of `--report-to`. Ends the process with 2 for anything but an https URL. */
export function parseReportUrl(text: string | undefined): string | undefined {
  if (text !== undefined && !/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[\w./~-]*)?$/.test(text))
    exitWithError(`--report-to must be a URL such as https://reports.example.org/csp, not "${text}".`, 2);
  return text;
}
