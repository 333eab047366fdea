import { countOutcomes, listDetails, type ReportGroup, type ReportOutcome, type ContractReport } from "./report.ts";

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const outcomeLabels: Readonly<Record<ReportOutcome, string>> = {
  passed: "pass",
  failed: "FAIL",
  noted: "noted",
  absent: "absent",
  skipped: "skipped",
};

const stylesheet = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
summary { cursor: pointer; padding: 0.3rem 0; }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.2rem 0 0.6rem; }
details { border-block-end: 1px solid #8884; }
details > ul { list-style: none; padding-inline-start: 1.2rem; margin: 0 0 0.6rem; }
table { border-collapse: collapse; margin-block-end: 1rem; }
th, td { border-block-end: 1px solid #8884; padding: 0.2rem 0.8rem 0.2rem 0; text-align: start; }
b { display: inline-block; min-inline-size: 7.5rem; }
.passed b, .noted b { color: light-dark(#0b6b3a, #5fd39a); } .failed b { color: light-dark(#b00020, #ff8a8a); }
.absent b, .skipped b { color: light-dark(#5c4a00, #e0c25a); }`;

/** Renders a report as one HTML file without scripts or external resources. Failed groups are expanded. */
export function renderHtml(report: ContractReport): string {
  const counts = Object.entries(countOutcomes(report)).flatMap(([outcome, count]) =>
    count > 0 ? [`${count} ${outcomeLabels[outcome as ReportOutcome]}`] : [],
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(report.title)}</title><style>${stylesheet}</style></head>
<body><h1>${escapeHtml(report.title)}</h1><p>${escapeHtml(report.description)}</p><p><strong>${counts.join(", ")}</strong></p>${report.table === undefined ? "" : renderTable(report.table)}
${report.groups.map(renderGroup).join("\n")}
${(report.conclusion ?? []).map((line) => `<p>${escapeHtml(line)}</p>`).join("\n")}
</body></html>
`;
}

const renderTable = ({ head, rows }: NonNullable<ContractReport["table"]>): string => {
  const headCells = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join("");
  const bodyRows = rows.map(
    ([heading = "", ...cells]) =>
      `<tr><th scope="row">${escapeHtml(heading)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join("")}</tr>`,
  );
  return `\n<table><thead><tr>${headCells}</tr></thead><tbody>\n${bodyRows.join("\n")}\n</tbody></table>`;
};

const renderGroup = ({
  name,
  description,
  outcome,
  findings,
  notes = [],
}: ReportGroup): string => `<details class="${outcome}"${outcome === "failed" ? " open" : ""}><summary><b>${outcomeLabels[outcome]}</b> ${escapeHtml(name)} <small>${escapeHtml(description)}</small></summary><ul>
${findings.map((finding) => `<li class="${finding.outcome}"><b>${outcomeLabels[finding.outcome]}</b> ${escapeHtml(finding.name)}${finding.details.length > 0 ? `<pre>${escapeHtml(listDetails(finding).join("\n"))}</pre>` : ""}</li>`).join("\n")}
${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join("\n")}</ul></details>`;
