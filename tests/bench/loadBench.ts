import { cpus } from "node:os";
import { measureFeeds, type FeedRound } from "./feedLoad.ts";
import {
  calculateMedianCost,
  calculatePercentile,
  calculateRange,
  compareServers,
  extrapolateFeeds,
  formatCount,
  listFeedCosts,
  listNginxTargets,
  type FeedCost,
} from "./loadResults.ts";
import { measureNginx, nginxServers, type NginxResults, type NginxRun, type NginxServer } from "./nginxLoad.ts";
import { formatMarkdownTable, formatTargetTable, printTargets, replaceSection } from "./report.ts";

/** The parts of the measurement that can be selected. */
export const loadParts = ["nginx", "feeds"] as const;
export type LoadPart = (typeof loadParts)[number];

/** Options of a run; `maxFeeds` is the highest number of live feeds. */
export type LoadOptions = {
  rounds: number;
  parts: readonly LoadPart[];
  maxFeeds: number;
  /** RabbitMQ collects the garbage of idle connections too. */
  hasBackgroundGc: boolean;
};

/** All measurements under load; a part that was not selected is missing. */
export type LoadResults = {
  measuredAt: string;
  processor: string;
  hasBackgroundGc: boolean;
  nginx?: NginxResults;
  feeds?: readonly FeedRound[];
};

/** The time of one run of requests. */
const secondsPerRun = 5;

/** The feeds that are open at once, as shares of ten million citizens, for which the costs are extrapolated. */
const citizens = 10_000_000;
const openShares = [0.01, 0.1, 1];

/** Measures a package under load in some rounds. */
export async function measureLoad(
  packageFolder: string,
  { rounds, parts, maxFeeds, hasBackgroundGc, log }: LoadOptions & { log: (line: string) => void },
): Promise<LoadResults> {
  const nginx = parts.includes("nginx")
    ? await measureNginx(packageFolder, { rounds, seconds: secondsPerRun, log })
    : undefined;
  const feeds: FeedRound[] = [];
  const steps = [8, 4, 2, 1].map((divisor) => Math.ceil(maxFeeds / divisor));
  for (let round = 1; parts.includes("feeds") && round <= rounds; round += 1)
    feeds.push(
      await measureFeeds(packageFolder, {
        steps,
        hasBackgroundGc,
        log: (line) => log(`Round ${round} of ${rounds}, ${line}`),
      }),
    );
  const processors = cpus();
  return {
    measuredAt: new Date().toISOString(),
    processor: `${processors.length} × ${processors[0]?.model ?? "unknown"}`,
    hasBackgroundGc,
    ...(nginx && { nginx }),
    ...(feeds.length > 0 && { feeds }),
  };
}

/** Returns the median of some values with their range. */
function formatRange(values: readonly number[], format: (value: number) => string): string {
  const { median, min, max } = calculateRange(values);
  return `${format(median)} (${format(min)}–${format(max)})`;
}

const formatMs = (value: number): string => (value < 10 ? value.toFixed(1) : formatCount(value));
const formatFixed =
  (digits: number) =>
  (value: number): string =>
    value.toFixed(digits);
const formatCores = (value: number): string => (value < 10 ? value.toFixed(1) : formatCount(value));
const toMB = (bytes: number): number => bytes / 1e6;

const serverLabels: Readonly<Record<NginxServer, string>> = {
  package: "**package, files of the home page**",
  "one file": "one file, nginx's own access log",
  "one file, no log": "one file, no access log",
};

const nginxHeadings = ["server", "requests/s", "99th percentile, ms", "CPU of nginx for a request, µs"];

function nginxRows({ plain, tls }: NginxResults): string[][] {
  const row = (label: string, runs: readonly NginxRun[]): string[] => [
    label,
    formatRange(
      runs.map(({ requestsPerSecond }) => requestsPerSecond),
      formatCount,
    ),
    formatRange(
      runs.map(({ p99Ms }) => p99Ms),
      formatMs,
    ),
    formatRange(
      runs.map(({ cpuMicroseconds }) => cpuMicroseconds),
      formatFixed(1),
    ),
  ];
  return [
    ...nginxServers.map((server) => row(serverLabels[server], plain[server])),
    ...nginxServers.map((server) => row(`${serverLabels[server]}, TLS`, tls[server])),
  ];
}

const ratioHeadings = ["package relative to", "requests/s", "requests for each CPU second of nginx"];

const ratioRows = ({ plain, tls }: NginxResults): string[][] =>
  [{ runs: plain, ending: "" } as const, { runs: tls, ending: ", TLS" } as const].flatMap(({ runs, ending }) =>
    (["one file", "one file, no log"] as const).map((server) => [
      `${serverLabels[server]}${ending}`,
      formatRange(compareServers(runs, server, "requestsPerSecond"), formatFixed(2)),
      formatRange(compareServers(runs, server, "cpuMicroseconds"), formatFixed(2)),
    ]),
  );

const feedHeadings = [
  "open feeds",
  "seconds to open the feeds of this row",
  "RabbitMQ, MB",
  "RabbitMQ, cores",
  "nginx, MB",
  "nginx, cores",
];

function feedRows(rounds: readonly FeedRound[]): string[][] {
  const stepCount = Math.max(...rounds.map(({ steps }) => steps.length));
  return Array.from({ length: stepCount }, (_, index) => {
    const steps = rounds.flatMap(({ steps }) => steps[index] ?? []);
    const formatAll = (read: (step: (typeof steps)[number]) => number, format: (value: number) => string): string =>
      formatRange(steps.map(read), format);
    return [
      formatAll(({ feeds }) => feeds, formatCount),
      index === 0 ? "–" : formatAll(({ openSeconds }) => openSeconds, formatFixed(1)),
      formatAll(({ broker }) => toMB(broker.memoryBytes), formatCount),
      formatAll(({ broker }) => broker.cores, formatFixed(2)),
      formatAll(({ nginx }) => toMB(nginx.memoryBytes), formatCount),
      formatAll(({ nginx }) => nginx.cores, formatFixed(2)),
    ];
  });
}

const costHeadings = ["one open feed", "RabbitMQ", "nginx"];

function costRows(rounds: readonly FeedRound[]): string[][] {
  const cells = (read: (cost: FeedCost) => number, format: (value: number) => string): string[] =>
    (["broker", "nginx"] as const).map((part) => formatRange(listFeedCosts(rounds, part).map(read), format));
  return [
    ["memory, KB", ...cells(({ memoryBytes }) => memoryBytes / 1000, formatFixed(0))],
    ["CPU for its heartbeats, milliseconds in a minute", ...cells(({ cores }) => cores * 60_000, formatFixed(2))],
    ["CPU to open it, ms", ...cells(({ openCpuMs }) => openCpuMs, formatFixed(1))],
  ];
}

const messageHeadings = ["message, while all feeds are open", "median, ms", "99th percentile, ms", "all received, s"];

function messageRows(rounds: readonly FeedRound[]): string[][] {
  const row = (label: string, read: (round: FeedRound) => readonly number[], total: string): string[] => [
    label,
    ...[0.5, 0.99].map((share) =>
      formatRange(
        rounds.map((round) => calculatePercentile(read(round), share)),
        formatMs,
      ),
    ),
    total,
  ];
  const allSeconds = rounds.map(({ allMs }) => (allMs.at(-1) ?? Number.NaN) / 1000);
  return [
    row("to one feed", ({ oneMs }) => oneMs, "–"),
    row("to each feed, sent at once", ({ allMs }) => allMs.slice(0, -1), formatRange(allSeconds, formatFixed(1))),
  ];
}

const capacityHeadings = [
  "feeds open at once",
  "heartbeats/s",
  "RabbitMQ, GB",
  "RabbitMQ, cores",
  "nginx, GB",
  "nginx, cores",
  "nginx, workers",
];

function capacityRows(rounds: readonly FeedRound[]): string[][] {
  const [broker, nginx] = [calculateMedianCost(rounds, "broker"), calculateMedianCost(rounds, "nginx")];
  return openShares.map((share) => {
    const capacity = extrapolateFeeds(citizens * share, broker, nginx);
    return [
      `${formatCount(capacity.feeds)} (${share * 100} %)`,
      formatCount(capacity.heartbeatsPerSecond),
      formatCount(capacity.brokerGB),
      formatCores(capacity.brokerCores),
      formatCount(capacity.nginxGB),
      formatCores(capacity.nginxCores),
      formatCount(capacity.nginxWorkers),
    ];
  });
}

/** Returns what went wrong in the rounds of feeds, as one sentence each. */
function listFeedProblems(rounds: readonly FeedRound[]): string[] {
  const sum = (read: (round: FeedRound) => number): number => rounds.reduce((total, round) => total + read(round), 0);
  const stops = rounds.flatMap(({ steps, stopped }) =>
    stopped === undefined ? [] : [`A round ended with ${formatCount(steps.at(-1)?.feeds ?? 0)} feeds: ${stopped}.`],
  );
  return [
    ...stops,
    `${formatCount(sum(({ steps }) => steps.reduce((refused, step) => refused + step.refused, 0)))} attempts to connect were refused and repeated, ${sum(({ lost }) => lost)} connections were lost, ${sum(({ missing }) => missing)} messages did not arrive.`,
  ];
}

/** Prints the results and the targets to the terminal. */
export function printLoadResults({ nginx, feeds }: LoadResults): void {
  const printTable = (headings: readonly string[], rows: readonly (readonly string[])[]): void =>
    console.log(`\n${formatMarkdownTable(headings, rows)}`);
  if (nginx !== undefined) {
    printTable(nginxHeadings, nginxRows(nginx));
    printTable(ratioHeadings, ratioRows(nginx));
    printTargets(listNginxTargets(nginx.plain, nginx.tls));
  }
  if (feeds !== undefined) {
    printTable(feedHeadings, feedRows(feeds));
    printTable(costHeadings, costRows(feeds));
    printTable(messageHeadings, messageRows(feeds));
    printTable(capacityHeadings, capacityRows(feeds));
    for (const sentence of listFeedProblems(feeds)) console.log(sentence);
  }
}

const deploymentDocument = "docs/deployment.md";

/** Writes the results into docs/deployment.md. */
export async function publishLoadResults({
  measuredAt,
  processor,
  hasBackgroundGc,
  nginx,
  feeds,
}: LoadResults): Promise<void> {
  const day = measuredAt.slice(0, 10);
  if (nginx !== undefined) {
    const totalKB = nginx.files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    await replaceSection(
      deploymentDocument,
      "requests under load",
      `${day}, ${processor}, shared by nginx, wrk (one thread, 64 connections) and other work. Medians of ${nginx.plain.package.length} runs of ${nginx.seconds} s, with their range. The home page loads ${nginx.files.length} files, ${totalKB.toFixed(0)} KB.

${formatMarkdownTable(nginxHeadings, nginxRows(nginx))}

${formatMarkdownTable(ratioHeadings, ratioRows(nginx))}

${formatTargetTable(listNginxTargets(nginx.plain, nginx.tls))}`,
    );
  }
  if (feeds !== undefined) {
    await replaceSection(
      deploymentDocument,
      "live feeds under load",
      `${day}, ${processor}, shared by RabbitMQ${hasBackgroundGc ? " (with background_gc_enabled)" : ""}, nginx (with TLS), the clients and other work. Medians of ${feeds.length} rounds, with their range. ${listFeedProblems(feeds).join(" ")}

${formatMarkdownTable(feedHeadings, feedRows(feeds))}

${formatMarkdownTable(costHeadings, costRows(feeds))}

${formatMarkdownTable(messageHeadings, messageRows(feeds))}`,
    );
    await replaceSection(
      deploymentDocument,
      "ten million citizens",
      formatMarkdownTable(capacityHeadings, capacityRows(feeds)),
    );
  }
}
