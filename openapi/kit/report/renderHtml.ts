import { countsOf, type Group, type Outcome, type Report } from "./report.ts";

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const words: Readonly<Record<Outcome, string>> = { passed: "pass", failed: "FAIL", absent: "absent", unreachable: "not reachable" };

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; }
summary { cursor: pointer; padding: 0.3rem 0; }
code, pre { font: 0.85rem/1.45 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.2rem 0 0.6rem; }
details { border-block-end: 1px solid #8884; }
details > ul { list-style: none; padding-inline-start: 1.2rem; margin: 0 0 0.6rem; }
b { display: inline-block; min-inline-size: 7.5rem; }
.passed b { color: light-dark(#0b6b3a, #5fd39a); } .failed b { color: light-dark(#b00020, #ff8a8a); }
.absent b, .unreachable b { color: light-dark(#5c4a00, #e0c25a); }`;

/** A report as one HTML file for people: needs no network and no script; what failed is open. */
export function page(report: Report): string {
  const counts = Object.entries(countsOf(report)).flatMap(([outcome, count]) => (count > 0 ? [`${count} ${words[outcome as Outcome]}`] : []));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(report.title)}</title><style>${style}</style></head>
<body><h1>${escape(report.title)}</h1><p>${escape(report.about)}</p><p><strong>${counts.join(", ")}</strong></p>
${report.groups.map(section).join("\n")}
</body></html>
`;
}

const section = ({ name, about, outcome, findings }: Group): string => `<details class="${outcome}"${outcome === "failed" ? " open" : ""}><summary><b>${words[outcome]}</b> ${escape(name)} <small>${escape(about)}</small></summary><ul>
${findings.map((one) => `<li class="${one.outcome}"><b>${words[one.outcome]}</b> ${escape(one.name)}${one.lines.length > 0 ? `<pre>${escape(one.lines.join("\n"))}</pre>` : ""}</li>`).join("\n")}
</ul></details>`;
