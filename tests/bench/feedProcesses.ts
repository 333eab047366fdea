import { fork, type ChildProcess } from "node:child_process";
import { join } from "node:path";

/** The address of the feeds, and the range of feeds to open. */
export type OpenFeeds = {
  count: number;
  firstFeed: number;
  /** The URL of the WebSocket, the origin of the portal and the certificate of nginx. */
  url: string;
  origin: string;
  certificate: string;
  connectHeaders: Record<string, string>;
};

/** The commands to a process with feeds: open some, expect messages, report what has arrived. */
export type FeedCommand = { open: OpenFeeds } | { expect: number } | { report: true };

/** The events of a process with feeds. A problem is the last error of a connection. */
export type FeedEvent = { opened: readonly number[]; refused: number; problem: string } | FeedReport;

/** How many feeds were opened, how many attempts were refused, and the last problem. */
export type OpenReport = { opened: number; refused: number; problem: string };

/** The time from sending to receiving for each message that arrived, and the connections that were lost. */
export type FeedReport = { latencies: number[]; lost: number };

/** The processes of the clients: each may have as many open files as its feeds and needs little of a core. */
const processCount = 4;

/** Returns the destination of a feed at the broker: each citizen has a topic. */
export const toFeedDestination = (feed: number): string => `/topic/notifications.a${feed}`;

/** Clients of the live feed in processes of their own. */
export type FeedProcesses = {
  /** Opens further feeds. */
  open: (count: number, options: Omit<OpenFeeds, "count" | "firstFeed">) => Promise<OpenReport>;
  /** Returns the ids of all feeds that were opened, without those of refused connections. */
  listFeeds: () => readonly number[];
  /** Runs `send`, which sends one message to each of these feeds, and returns the latencies when all have arrived or after `timeoutMs`. */
  receive: (feeds: readonly number[], send: () => Promise<void>, timeoutMs: number) => Promise<FeedReport>;
  close: () => void;
};

/** Starts the processes. */
export function startFeedProcesses(): FeedProcesses {
  const children = Array.from({ length: processCount }, () =>
    fork(join(import.meta.dirname, "feedClients.ts"), [], { execArgv: [] }),
  );
  const feeds: number[][] = children.map(() => []);
  let nextFeed = 0;
  return {
    open: async (count, options) => {
      const results = await Promise.all(
        children.map(async (child, index) => {
          const share = Math.floor(count / processCount) + (index < count % processCount ? 1 : 0);
          const firstFeed = nextFeed;
          nextFeed += share;
          const event = waitForEvent(child, "opened");
          send(child, { open: { ...options, count: share, firstFeed } });
          const { opened, refused, problem } = await event;
          feeds[index]?.push(...opened);
          return { opened: opened.length, refused, problem };
        }),
      );
      return {
        opened: results.reduce((sum, { opened }) => sum + opened, 0),
        refused: results.reduce((sum, { refused }) => sum + refused, 0),
        problem: results.map(({ problem }) => problem).find((problem) => problem !== "") ?? "",
      };
    },
    listFeeds: () => feeds.flat(),
    receive: async (receivers, sendMessages, timeoutMs) => {
      const reports = children.map(async (child, index) => {
        const own = new Set(feeds[index]);
        const count = receivers.filter((feed) => own.has(feed)).length;
        if (count === 0) return { latencies: [], lost: 0 };
        const event = waitForEvent(child, "latencies");
        send(child, { expect: count });
        const timer = setTimeout(() => send(child, { report: true }), timeoutMs);
        const report = await event;
        clearTimeout(timer);
        return report;
      });
      const [all] = await Promise.all([Promise.all(reports), sendMessages()]);
      return {
        latencies: all.flatMap(({ latencies }) => latencies),
        lost: all.reduce((sum, { lost }) => sum + lost, 0),
      };
    },
    close: () => {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}

const send = (child: ChildProcess, command: FeedCommand): void => void child.send(command);

function waitForEvent<Key extends "opened" | "latencies">(
  child: ChildProcess,
  key: Key,
): Promise<Extract<FeedEvent, Record<Key, unknown>>> {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<FeedEvent, Record<Key, unknown>>>();
  const onMessage = (event: FeedEvent): void => {
    if (!(key in event)) return;
    child.off("message", onMessage).off("exit", onExit);
    resolve(event as Extract<FeedEvent, Record<Key, unknown>>);
  };
  const onExit = (): void => reject(new Error("A process with feeds has ended."));
  child.on("message", onMessage).once("exit", onExit);
  return promise;
}
