import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startRabbitBroker, type RabbitBroker } from "../broker/rabbitBroker.ts";
import { startInstalledNginx, startNginxSite } from "../deploy/nginxSite.ts";
import { startFeedProcesses, toFeedDestination, type FeedProcesses } from "./feedProcesses.ts";
import { readProcessUsage, type ProcessUsage } from "./processUsage.ts";

/** What the broker and nginx use while a number of feeds is open and only heartbeats are sent. */
export type FeedStep = {
  feeds: number;
  /** The time in which the feeds since the last step were opened. */
  openSeconds: number;
  /** Attempts that were refused meanwhile. */
  refused: number;
  broker: FeedUsage;
  nginx: FeedUsage;
};

/** The memory, the CPU seconds in a second, and those that opening took. */
export type FeedUsage = { memoryBytes: number; cores: number; openCpuSeconds: number };

/** A run with more and more feeds, and messages while all are open. */
export type FeedRound = {
  steps: readonly FeedStep[];
  /** Why fewer feeds were opened than asked for. */
  stopped?: string;
  /** The time from sending to receiving of single messages, one after the other. */
  oneMs: readonly number[];
  /** The same of one message to each feed, sent at once; the last entry is the time until all had arrived. */
  allMs: readonly number[];
  /** Messages that did not arrive, and connections that were lost. */
  missing: number;
  lost: number;
};

/** Both sides send a heartbeat in this time. */
const heartbeatMs = 10_000;
/** The time in which CPU use is counted: several heartbeats of each connection. */
const windowMs = 2 * heartbeatMs;
/** Messages to a single feed. */
const singleMessages = 100;
/** The messages that are published at once: between two batches, the connection of the publisher can send. */
const batchSize = 100;
const messageTimeoutMs = 120_000;

/**
 * Opens feeds in steps through nginx, which terminates TLS, to RabbitMQ. nginx connects to the broker itself, because the relay that
 * authenticates citizens is a part of the backend.
 */
export async function measureFeeds(
  packageFolder: string,
  { steps, hasBackgroundGc, log }: { steps: readonly number[]; hasBackgroundGc: boolean; log: (line: string) => void },
): Promise<FeedRound> {
  const folder = await mkdtemp(join(tmpdir(), "portal-feeds-"));
  const broker = await startRabbitBroker({ memoryLimit: "12GiB", schedulers: 2, hasBackgroundGc });
  const closers: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true }), broker.close];
  // The broker closes a connection on which nothing is sent for a minute: nobody subscribes to this topic.
  const keepPublisher = setInterval(() => publish(broker, -1), heartbeatMs);
  closers.push(() => clearInterval(keepPublisher));
  try {
    let nginxId = 0;
    const site = await startNginxSite(packageFolder, folder, {
      environment: {
        BACKEND_URL: `${broker.url.replace(/^ws/, "http").replace(/\/ws$/, "")}/api`,
        LOG_BUFFER: "",
        CONNECTIONS: String(4 * Math.max(...steps)),
      },
      startNginx: async (environment) => {
        const nginx = await startInstalledNginx(packageFolder, folder, environment);
        nginxId = nginx.process.pid ?? 0;
        return nginx;
      },
    });
    closers.push(site.close);
    const clients = startFeedProcesses();
    closers.push(clients.close);
    const options = {
      url: `${site.origin.replace(/^https/, "wss")}/ws`,
      origin: site.origin,
      certificate: site.certificate,
      connectHeaders: broker.relayCredentials,
    };
    const measured: FeedStep[] = [];
    let stopped: string | undefined;
    for (const feeds of [0, ...steps]) {
      log(`live feeds: opening ${feeds}…`);
      const [startedAtMs, before] = [performance.now(), readUsages(broker, nginxId)];
      const { refused, problem } = await clients.open(feeds - clients.listFeeds().length, options);
      const openSeconds = (performance.now() - startedAtMs) / 1000;
      const opened = clients.listFeeds().length;
      log(`live feeds: ${opened} are open; waiting for their heartbeats…`);
      measured.push({ feeds: opened, openSeconds, refused, ...(await measureUsage(broker, nginxId, before)) });
      if (opened < feeds) {
        stopped = problem === "" ? "further connections were closed without a message" : problem;
        break;
      }
    }
    log("live feeds: sending messages…");
    const messages = await measureMessages(clients, broker);
    return { steps: measured, ...(stopped !== undefined && { stopped }), ...messages };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}

const readUsages = (broker: RabbitBroker, nginxId: number): Record<"broker" | "nginx", ProcessUsage> => ({
  broker: readProcessUsage(broker.getProcessId()),
  nginx: readProcessUsage(nginxId),
});

/** Measures the use of some heartbeats, after one interval in which what opening needed is released. */
async function measureUsage(
  broker: RabbitBroker,
  nginxId: number,
  beforeOpening: Record<"broker" | "nginx", ProcessUsage>,
): Promise<Record<"broker" | "nginx", FeedUsage>> {
  const opened = readUsages(broker, nginxId);
  await wait(heartbeatMs);
  const [startedAtMs, before] = [performance.now(), readUsages(broker, nginxId)];
  await wait(windowMs);
  const [seconds, after] = [(performance.now() - startedAtMs) / 1000, readUsages(broker, nginxId)];
  const compare = (part: "broker" | "nginx"): FeedUsage => ({
    memoryBytes: after[part].memoryBytes,
    cores: (after[part].cpuSeconds - before[part].cpuSeconds) / seconds,
    openCpuSeconds: opened[part].cpuSeconds - beforeOpening[part].cpuSeconds,
  });
  return { broker: compare("broker"), nginx: compare("nginx") };
}

async function measureMessages(
  clients: FeedProcesses,
  broker: RabbitBroker,
): Promise<Pick<FeedRound, "oneMs" | "allMs" | "missing" | "lost">> {
  const feeds = clients.listFeeds();
  const oneMs: number[] = [];
  for (let number = 0; number < singleMessages; number += 1) {
    const feed = feeds[Math.floor((number / singleMessages) * feeds.length)] ?? 0;
    const { latencies } = await clients.receive([feed], async () => publish(broker, feed), messageTimeoutMs);
    oneMs.push(...latencies);
  }
  const startedAtMs = performance.now();
  const { latencies, lost } = await clients.receive(
    feeds,
    async () => {
      for (const [index, feed] of feeds.entries()) {
        publish(broker, feed);
        if (index % batchSize === 0) await wait(0);
      }
    },
    messageTimeoutMs,
  );
  const allMs = [...latencies.toSorted((a, b) => a - b), performance.now() - startedAtMs];
  return { oneMs, allMs, missing: singleMessages - oneMs.length + feeds.length - latencies.length, lost };
}

function publish(broker: RabbitBroker, feed: number): void {
  const description = String(performance.timeOrigin + performance.now());
  broker.publish(
    toFeedDestination(feed),
    JSON.stringify({ id: feed, type: "INFORMATION", title: "News", description, createdAt: "2026-03-20T12:00:00Z" }),
  );
}
