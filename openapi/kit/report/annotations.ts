import type { ReportGroup } from "./report.ts";

/** A message at a line of a file of this repository. */
export type Annotation = {
  level: "error" | "warning";
  title: string;
  message: string;
  file: string;
  line?: number | undefined;
};

/** Whether the process runs in GitHub Actions, which shows annotations at the changed files of a pull request. */
export const isGithubActions = (): boolean => process.env["GITHUB_ACTIONS"] === "true";

/** Returns an annotation as a workflow command of GitHub Actions. */
export function renderAnnotation({ level, title, message, file, line }: Annotation): string {
  const properties = Object.entries({ file, line, title }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::${level} ${properties.join(",")}::${escapeData(message)}`;
}

/** Returns an annotation for each failure and, as a warning, for each note, at the line of the contract with the rule. */
export const listAnnotations = (groups: readonly ReportGroup[]): Annotation[] =>
  groups.flatMap(({ name, findings }) =>
    findings.flatMap(({ name: check, outcome, details, location }): Annotation[] =>
      location === undefined || (outcome !== "failed" && outcome !== "noted")
        ? []
        : [
            {
              level: outcome === "failed" ? "error" : "warning",
              title: `${name}: ${check}`,
              message: details.join("\n"),
              ...location,
            },
          ],
    ),
  );

const escapeData = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

const escapeProperty = (text: string): string => escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
