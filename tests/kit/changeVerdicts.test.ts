import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { changeCases as cases } from "./changeCases.ts";
import { createParts, toOperation } from "./changeParts.ts";
import { compareContracts, type ContractChange } from "../../openapi/kit/contract/changes.ts";

const toContract = (isChanged: boolean): object => ({
  openapi: "3.1.1",
  info: { title: "Cases", version: "1.0.0" },
  paths: Object.fromEntries(
    cases.map(([, , change, , prepare], index) => {
      const parts = createParts();
      prepare?.(parts);
      if (isChanged) change(parts);
      return [`/case${index}`, { post: toOperation(index, parts) }];
    }),
  ),
  components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
});

describe("the verdict on a change", () => {
  let changes: readonly ContractChange[] = [];
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "verdicts-"));
    try {
      const [before, after] = [join(folder, "before.json"), join(folder, "after.json")];
      await Promise.all([
        writeFile(before, JSON.stringify(toContract(false))),
        writeFile(after, JSON.stringify(toContract(true))),
      ]);
      ({ changes } = await compareContracts(before, after));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it.each(cases.map(([verdict, title, , message], index) => ({ verdict, title, message, id: `case${index}` })))(
    "is $verdict: $title",
    ({ verdict, message, id }) => {
      const own = changes.filter(({ operationIds }) => operationIds.includes(id));
      expect(own.length).toBeGreaterThan(0);
      expect(own.some(({ isBreaking }) => isBreaking) ? "breaking" : "non-breaking", JSON.stringify(own)).toBe(verdict);
      if (message !== undefined) expect(own.map((change) => change.message).join(" ")).toContain(message);
    },
  );
});
