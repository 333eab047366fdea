import { readFile } from "node:fs/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { addDays } from "../../mocks/store/calendar.ts";
import { getLastWorkingDay, isWorkingDay } from "../../mocks/store/workingDays.ts";
import { readContract } from "../../openapi/kit/contract/document.ts";
import { listOperations } from "../../openapi/kit/contract/operations.ts";
import { seededFaults } from "../../openapi/kit/mutants/faults.ts";
import { startFaultProxy } from "../../openapi/kit/mutants/faultProxy.ts";
import { publishedDaysWithHolidays, runMutants } from "../../openapi/kit/mutants/runMutants.ts";
import { readUndetectedIds } from "../../openapi/kit/mutants/undetectedFaults.ts";
import { startEmbeddedBackend } from "../../openapi/kit/verify/embeddedBackend.ts";
import { verify } from "../../openapi/kit/verify/verify.ts";
import { isFullRun, selectCases } from "../support/selection.ts";

const document = await readContract();

describe("verify", () => {
  // Without the proxy, verify.test.ts shows the same.
  it.runIf(isFullRun)("finds nothing behind the proxy without a fault", async () => {
    const backend = await startEmbeddedBackend();
    const server = await startFaultProxy({ backend, operations: listOperations(document), fault: undefined });
    const findings: string[] = [];
    for await (const { name, findings: found } of verify({
      document,
      baseUrl: `http://127.0.0.1:${server.port}/api`,
      feed: { url: `ws://127.0.0.1:${server.port}/ws`, destination: "/user/queue/notifications", timeoutMs: 5000 },
      sources: backend.sources,
      allowWrites: true,
    }))
      findings.push(
        ...found.filter(({ outcome }) => outcome !== "passed").map((finding) => `${name}: ${finding.name}`),
      );
    await server.close();
    await backend.close();
    expect(findings).toEqual([]);
  });

  it("has no fault on record as undetected that does not exist", async () => {
    const ids = seededFaults.map(({ id }) => id);
    expect((await readUndetectedIds()).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("has a reason in the documentation for each fault on record as undetected", async () => {
    const [, table = ""] = (await readFile("docs/contract-kit.md", "utf8")).split("| fault | what the backend does |");
    const rows = table.slice(0, table.indexOf("\n\n")).split("\n").slice(2);
    const documentedIds = rows.flatMap((row) =>
      [...(row.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, id = ""]) => id),
    );
    expect(documentedIds.toSorted()).toEqual((await readUndetectedIds()).toSorted());
  });
});

describe("the faults of holidays", () => {
  it("have long holidays in the rates of a mock backend, whatever the day", () => {
    const listDays = (from: string, count: number): string[] =>
      Array.from({ length: count }, (_, index) => addDays(from, index));
    // The first day may be the first one with rates.
    const hasLongHolidays = (days: readonly string[]): boolean =>
      days.slice(4).some((day) => isWorkingDay(day) && getLastWorkingDay(addDays(day, -1)) < addDays(day, -3));
    for (const day of listDays("2026-12-31", 365))
      expect(hasLongHolidays(listDays(addDays(day, -publishedDaysWithHolidays), publishedDaysWithHolidays))).toBe(true);
  });

  it.each(
    selectCases([
      "values/no-rates-in-long-holidays",
      "values/no-change-after-holidays",
      "values/no-rate-after-holidays",
      "values/rates-of-holidays",
    ]),
  )("are detected months after the last ones: %s", async (id) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-10-15T12:00:00+04:00") });
    onTestFinished(() => void vi.useRealTimers());
    const faults = seededFaults.filter((fault) => fault.id === id);
    for await (const { detectedBy } of runMutants(document, faults)) expect(detectedBy).toMatch(/ExchangeRate/);
    expect(faults).toHaveLength(1);
  });
});
