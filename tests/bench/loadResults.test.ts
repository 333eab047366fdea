import { describe, expect, it } from "vitest";
import type { FeedStep } from "./feedLoad.ts";
import {
  calculateFeedCost,
  calculatePercentile,
  calculateRange,
  compareServers,
  extrapolateFeeds,
  feedsPerWorker,
  formatCount,
  listNginxTargets,
} from "./loadResults.ts";
import type { NginxRun, NginxRuns } from "./nginxLoad.ts";
import { readProcessUsage } from "./processUsage.ts";
import { parseLoad, renderLuaScript } from "./requestLoad.ts";

const run = (requestsPerSecond: number, cpuMicroseconds: number, errors = 0): NginxRun => ({
  requests: 1000,
  requestsPerSecond,
  p99Ms: 5,
  errors,
  cpuMicroseconds,
});
const runs = (packageRuns: NginxRun[], other: NginxRun): NginxRuns => ({
  package: packageRuns,
  "one file": packageRuns.map(() => other),
  "one file, no log": packageRuns.map(() => other),
});
const step = (feeds: number, memoryBytes: number, cores: number): FeedStep => ({
  feeds,
  openSeconds: 1,
  refused: 0,
  broker: { memoryBytes, cores, openCpuSeconds: feeds / 500 },
  nginx: { memoryBytes: memoryBytes / 2, cores: cores / 2, openCpuSeconds: feeds / 1000 },
});

describe("the calculations of the measurement under load", () => {
  it("give the median and the range of repeated measurements", () => {
    expect(calculateRange([3, 9, 1])).toEqual({ median: 3, min: 1, max: 9 });
    expect(calculateRange([4, 2])).toEqual({ median: 3, min: 2, max: 4 });
    const values = Array.from({ length: 101 }, (_, index) => 100 - index);
    expect([0.5, 0.99, 1].map((share) => calculatePercentile(values, share))).toEqual([50, 99, 100]);
  });

  it("compare the package with one file so that 1 is equal and less is slower", () => {
    const measured = runs([run(9000, 20), run(12_000, 16)], run(12_000, 16));
    expect(compareServers(measured, "one file", "requestsPerSecond")).toEqual([0.75, 1]);
    expect(compareServers(measured, "one file", "cpuMicroseconds")).toEqual([0.8, 1]);
  });

  it("meet the targets only with enough requests, a ratio of 0.9 and no failed request", () => {
    const results = (plain: NginxRuns, tls: NginxRuns): string[] =>
      listNginxTargets(plain, tls).map(({ result }) => result);
    const fast = runs([run(11_000, 17)], run(12_000, 16));
    expect(results(fast, fast)).toEqual(["met", "met", "met", "met"]);
    expect(results(runs([run(9000, 20)], run(12_000, 16)), fast)).toEqual(["not met", "not met", "not met", "met"]);
    expect(results(fast, runs([run(11_000, 17, 1)], run(12_000, 16)))).toEqual(["met", "met", "met", "not met"]);
  });

  it("divide what all feeds need by their number, without what an idle process needs", () => {
    const steps = [step(0, 100e6, 0.5), step(1000, 250e6, 1), step(2000, 300e6, 1.5)];
    expect(calculateFeedCost(steps, "broker")).toEqual({ memoryBytes: 100_000, cores: 0.0005, openCpuMs: 3 });
    expect(calculateFeedCost(steps, "nginx")).toEqual({ memoryBytes: 50_000, cores: 0.00025, openCpuMs: 1.5 });
    expect(calculateFeedCost(steps.slice(0, 1), "broker")).toEqual({
      memoryBytes: Number.NaN,
      cores: Number.NaN,
      openCpuMs: Number.NaN,
    });
  });

  it("extrapolate the costs of one feed to many", () => {
    const cost = { memoryBytes: 100_000, cores: 1e-5, openCpuMs: 2 };
    expect(extrapolateFeeds(100_000, cost, { memoryBytes: 50_000, cores: 2e-5, openCpuMs: 1 })).toEqual({
      feeds: 100_000,
      heartbeatsPerSecond: 20_000,
      brokerGB: 10,
      brokerCores: 1,
      nginxGB: 5,
      nginxCores: 2,
      nginxWorkers: 13,
    });
    expect(extrapolateFeeds(feedsPerWorker, cost, cost).nginxWorkers).toBe(1);
    expect(formatCount(1_234_567.8)).toBe("1 234 568");
  });
});

it("readProcessUsage counts this process", () => {
  const { memoryBytes, cpuSeconds } = readProcessUsage(process.pid);
  expect(memoryBytes).toBeGreaterThan(1e6);
  expect(cpuSeconds).toBeGreaterThan(0);
  expect(readProcessUsage(0x7fffffff)).toEqual({ memoryBytes: 0, cpuSeconds: 0 });
});

describe("the load generator", () => {
  it("requests the paths in turn, compressed as a browser asks for them", () => {
    const script = renderLuaScript(["/home", "/assets/a.js"]);
    expect(script).toContain('ipairs({ "/home", "/assets/a.js" })');
    expect(script).toContain('["Accept-Encoding"] = "gzip, deflate, br, zstd"');
  });

  it("reads its counts, and reports when there are none", () => {
    expect(parseLoad('Running 5s test\n{"requests":50000,"microseconds":5000000,"p99":12500,"errors":2}\n')).toEqual({
      requests: 50_000,
      requestsPerSecond: 10_000,
      p99Ms: 12.5,
      errors: 2,
    });
    expect(() => parseLoad("unable to connect")).toThrow("wrk printed no counts: unable to connect");
  });
});
