import type { Report } from "./report.ts";

const safe = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F]/g, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A report as JUnit XML, which every build server can show. What is absent or out of reach is skipped there. */
export function junit({ title, groups }: Report): string {
  const suites = groups.map(({ name, findings }) => {
    const cases = findings.map(({ name: about, outcome, lines }) => {
      const detail = safe(lines.join("\n"));
      const inner = outcome === "passed" ? "" : outcome === "failed" ? `<failure message="${safe(lines[0] ?? "")}">${detail}</failure>` : `<skipped message="${safe(`${outcome}: ${lines[0] ?? ""}`)}"/>`;
      return `    <testcase classname="${safe(name)}" name="${safe(about)}">${inner}</testcase>`;
    });
    const count = (...outcomes: string[]): number => findings.filter(({ outcome }) => outcomes.includes(outcome)).length;
    return `  <testsuite name="${safe(name)}" tests="${findings.length}" failures="${count("failed")}" skipped="${count("absent", "unreachable")}">\n${cases.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${safe(title)}">\n${suites.join("\n")}\n</testsuites>\n`;
}
