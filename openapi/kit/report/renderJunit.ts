import { listDetails, type ContractReport } from "./report.ts";

const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML allows no control characters
    .replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

/** Renders a report as JUnit XML for CI servers. Findings that are absent or skipped become `<skipped>`. */
export function renderJunit({ title, groups }: ContractReport): string {
  const suites = groups.map(({ name, findings }) => {
    const cases = findings.map((finding) => {
      const { name: findingName, outcome, details } = finding;
      const detail = escapeXml(listDetails(finding).join("\n"));
      const inner =
        outcome === "passed"
          ? ""
          : outcome === "noted"
            ? `<system-out>${detail}</system-out>`
            : outcome === "failed"
              ? `<failure message="${escapeXml(details[0] ?? "")}">${detail}</failure>`
              : `<skipped message="${escapeXml(`${outcome}: ${details[0] ?? ""}`)}"/>`;
      return `    <testcase classname="${escapeXml(name)}" name="${escapeXml(findingName)}">${inner}</testcase>`;
    });
    const count = (...outcomes: string[]): number =>
      findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return `  <testsuite name="${escapeXml(name)}" tests="${findings.length}" failures="${count("failed")}" skipped="${count("absent", "skipped")}">\n${cases.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(title)}">\n${suites.join("\n")}\n</testsuites>\n`;
}
