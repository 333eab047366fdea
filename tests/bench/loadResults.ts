import { calculateMedian } from "./interactions.ts";
import type { FeedRound, FeedStep } from "./feedLoad.ts";
import type { NginxRun, NginxRuns, NginxServer } from "./nginxLoad.ts";
import type { TargetRow } from "./results.ts";

/** The median of repeated measurements, and the lowest and the highest of them. */
export type Range = { median: number; min: number; max: number };

/** Returns the median and the range of some values. */
export const calculateRange = (values: readonly number[]): Range => ({
  median: calculateMedian(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** Returns the value below which this share of the values lies. */
export function calculatePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Returns the ratio of the package to a server with one file in each round, by requests in a second or by CPU time. */
export const compareServers = (
  runs: NginxRuns,
  server: NginxServer,
  by: "requestsPerSecond" | "cpuMicroseconds",
): number[] =>
  runs.package.flatMap((run, round) => {
    const other = runs[server][round];
    if (other === undefined) return [];
    // More requests are better, less CPU time is.
    return [by === "cpuMicroseconds" ? other[by] / run[by] : run[by] / other[by]];
  });

/** What one feed needs: while it is open, in memory and in cores for its heartbeats; and in CPU time to open it. */
export type FeedCost = { memoryBytes: number; cores: number; openCpuMs: number };

/** Returns what one feed needs: the difference between the first and the last step, divided by the feeds between them. */
export function calculateFeedCost(steps: readonly FeedStep[], part: "broker" | "nginx"): FeedCost {
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined || first.feeds === last.feeds)
    return { memoryBytes: Number.NaN, cores: Number.NaN, openCpuMs: Number.NaN };
  const feeds = last.feeds - first.feeds;
  return {
    memoryBytes: (last[part].memoryBytes - first[part].memoryBytes) / feeds,
    cores: (last[part].cores - first[part].cores) / feeds,
    openCpuMs: (steps.slice(1).reduce((sum, step) => sum + step[part].openCpuSeconds, 0) / feeds) * 1000,
  };
}

/** The costs of one feed in all rounds. */
export const listFeedCosts = (rounds: readonly FeedRound[], part: "broker" | "nginx"): FeedCost[] =>
  rounds.map(({ steps }) => calculateFeedCost(steps, part));

/** The median cost of one feed. */
export const calculateMedianCost = (rounds: readonly FeedRound[], part: "broker" | "nginx"): FeedCost => {
  const costs = listFeedCosts(rounds, part);
  const medianOf = (name: keyof FeedCost): number => calculateMedian(costs.map((cost) => cost[name]));
  return { memoryBytes: medianOf("memoryBytes"), cores: medianOf("cores"), openCpuMs: medianOf("openCpuMs") };
};

/** What a number of open feeds needs, if each needs as much as a measured one. */
export type FeedCapacity = {
  feeds: number;
  heartbeatsPerSecond: number;
  brokerGB: number;
  brokerCores: number;
  nginxGB: number;
  nginxCores: number;
  nginxWorkers: number;
};

/** Both sides of a feed send a heartbeat in this time. */
const heartbeatSeconds = 10;

/** A feed takes two connections of the 16,384 that a worker of nginx may have (`worker_connections`). */
export const feedsPerWorker = 16_384 / 2;

/** Returns what `feeds` open feeds need. */
export const extrapolateFeeds = (feeds: number, broker: FeedCost, nginx: FeedCost): FeedCapacity => ({
  feeds,
  heartbeatsPerSecond: (2 * feeds) / heartbeatSeconds,
  brokerGB: (feeds * broker.memoryBytes) / 1e9,
  brokerCores: feeds * broker.cores,
  nginxGB: (feeds * nginx.memoryBytes) / 1e9,
  nginxCores: feeds * nginx.cores,
  nginxWorkers: Math.ceil(feeds / feedsPerWorker),
});

const countErrors = (runs: readonly NginxRun[]): number => runs.reduce((sum, { errors }) => sum + errors, 0);

/** Returns the targets of nginx. */
export function listNginxTargets(plain: NginxRuns, tls: NginxRuns): TargetRow[] {
  const row = (label: string, value: number, text: string, target: string, isMet: boolean): TargetRow => ({
    label,
    actual: text,
    target,
    result: isMet && !Number.isNaN(value) ? "met" : "not met",
  });
  const rate = calculateMedian(plain.package.map(({ requestsPerSecond }) => requestsPerSecond));
  const ratioRows = (
    [
      ["requests in a second", "requestsPerSecond"],
      ["requests for each CPU second of nginx", "cpuMicroseconds"],
    ] as const
  ).map(([label, by]) => {
    const ratio = calculateMedian(compareServers(plain, "one file", by));
    return row(
      `${label}, relative to an nginx with one file of the same mean size`,
      ratio,
      `${ratio.toFixed(2)} ×`,
      "≥ 0.90 ×",
      ratio >= 0.9,
    );
  });
  const errors = countErrors([...plain.package, ...tls.package]);
  return [
    row("files of the home page in a second", rate, formatCount(rate), "≥ 10 000", rate >= 10_000),
    ...ratioRows,
    row("failed requests", errors, String(errors), "0", errors === 0),
  ];
}

/** Returns a whole number with a space between thousands. */
export const formatCount = (value: number): string => Math.round(value).toLocaleString("en").replaceAll(",", " ");
