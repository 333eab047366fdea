import { WebSocket } from "ws";
import { openStompConnection } from "../../src/realtime/stompConnection.ts";
import { toFeedDestination, type FeedCommand, type FeedEvent, type OpenFeeds } from "./feedProcesses.ts";

// feedProcesses.ts starts this file as `node feedClients.ts` with an IPC channel. It opens live feeds with the portal's own code.

/** Connections that are opened at the same time. */
const maxPending = 50;
/** A refused client tries again, as in the portal. After so many refused attempts of one command, all give up. */
const maxRefused = 200;
/** Feeds of one client address, of which nginx accepts 500. */
const feedsPerAddress = 400;

const sendToParent = (event: FeedEvent): void => void process.send?.(event);
let lost = 0;
let lastProblem = "";
let latencies: number[] = [];
let expected = Number.POSITIVE_INFINITY;

async function openFeeds({ count, firstFeed, url, origin, certificate, connectHeaders }: OpenFeeds): Promise<void> {
  let nextFeed = firstFeed;
  /** As a browser on a machine of its own: one address for some hundred feeds, since each address has few ports. */
  class FeedSocket extends WebSocket {
    public constructor(address: string | URL, protocols?: string | string[]) {
      const machine = Math.floor(nextFeed / feedsPerAddress);
      const localAddress = `127.0.${1 + Math.floor(machine / 250)}.${1 + (machine % 250)}`;
      super(address, protocols, { origin, ca: certificate, localAddress, perMessageDeflate: false });
      this.on("error", ({ message }) => (lastProblem = message));
    }
  }
  globalThis.WebSocket = FeedSocket as unknown as typeof globalThis.WebSocket;
  let refused = 0;
  const open = (feed: number): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    nextFeed = feed;
    let isOpen = false;
    const { close } = openStompConnection({
      url,
      destination: toFeedDestination(feed),
      getConnectHeaders: () => connectHeaders,
      onMessage: ({ description }) => addLatency(performance.timeOrigin + performance.now() - Number(description)),
      onStateChange: (state) => {
        if (state === "open") {
          isOpen = true;
          return resolve(true);
        }
        if (state === "connecting") return;
        if (isOpen) {
          lost += 1;
          return;
        }
        refused += 1;
        if (refused < maxRefused && state !== "stopped") return;
        close();
        resolve(false);
      },
    });
    return promise;
  };
  const opened: number[] = [];
  let started = 0;
  const mayOpen = (): boolean => started < count && refused < maxRefused;
  const openSome = async (): Promise<void> => {
    while (mayOpen()) {
      const feed = firstFeed + started;
      started += 1;
      if (await open(feed)) opened.push(feed);
    }
  };
  await Promise.all(Array.from({ length: maxPending }, openSome));
  sendToParent({ opened, refused, problem: lastProblem });
}

function addLatency(latencyMs: number): void {
  latencies.push(latencyMs);
  if (latencies.length >= expected) reportLatencies();
}

function reportLatencies(): void {
  expected = Number.POSITIVE_INFINITY;
  sendToParent({ latencies, lost });
}

process.on("message", (command: FeedCommand) => {
  if ("open" in command) void openFeeds(command.open);
  else if ("report" in command) reportLatencies();
  else {
    latencies = [];
    expected = command.expect;
  }
});
