import { describe, expect, it } from "vitest";
import type { BrokenRule } from "../../openapi/kit/mutants/fault.ts";
import type { MutantResult } from "../../openapi/kit/mutants/runMutants.ts";
import { summarizeMutants } from "../../openapi/kit/mutants/summarizeMutants.ts";
import { renderHtml } from "../../openapi/kit/report/renderHtml.ts";

const createResult = (id: string, breaks: BrokenRule, detectedBy?: string, abortReason?: string): MutantResult => ({
  fault: { id, class: id.split("/")[0] ?? "", operationId: "readUser", description: `Does ${id}.`, breaks },
  detectedBy,
  ...(abortReason !== undefined && { abortReason }),
});

const summary = summarizeMutants([
  createResult("access/one", "specification", "readUser: returns 200"),
  createResult("access/two", "contract"),
  createResult("values/three", "contract", undefined, "not in 5 seconds"),
  createResult("values/four", "contract", "readUser: returns 200"),
  createResult("values/five", "quality"),
]);

describe("the summary of seeded faults", () => {
  it("counts only what breaks the specification or the contract", () => {
    expect(summary.detectedShare).toBe(0.5);
    expect(summary.report.description).toBe(
      "2/4 faults that break the contract detected: 50.0 %; 0/1 faults that the contract does not forbid",
    );
  });

  it("has a row for each class", () => {
    expect(summary.tableLines.map((line) => line.split(/\s+/))).toEqual([
      ["class", "specification", "contract", "quality", "all"],
      ["access", "1/1", "0/1", "–", "1/2"],
      ["values", "–", "1/2", "0/1", "1/3"],
      ["all", "1/1", "1/3", "0/1", "2/5"],
    ]);
  });

  it("names each undetected fault with what it does, in a report with the same table", () => {
    const html = renderHtml(summary.report);
    expect(html).toContain('<tr><th scope="row">values</th><td>–</td><td>1/2</td><td>0/1</td><td>1/3</td></tr>');
    expect(html).toContain("access/two (readUser, contract)<pre>Does access/two.\nnot detected</pre>");
    expect(html).toContain("Does values/three.\nnot detected: not in 5 seconds");
    expect(summary.report.groups.map(({ outcome }) => outcome)).toEqual(["failed", "failed"]);
    expect(summary.report.groups[1]?.findings.map(({ outcome }) => outcome)).toEqual(["failed", "passed", "noted"]);
  });
});
