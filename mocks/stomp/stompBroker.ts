import { openConnection, type FeedPeer, type FeedSocket } from "./stompConnection.ts";
import { catchUp } from "../store/appealWorkflow.ts";
import type { World } from "../store/mockStore.ts";
import type { Notice } from "../store/notifications.ts";

/** What a feed can be set to. */
export type FeedOptions = {
  /** The one destination that may be subscribed to. */
  destination?: string;
  /** How often the service promises a sign of life, and asks for one, in milliseconds. */
  heartbeat?: number;
  /** Runs what changes the world of its own accord; a door that keeps its world elsewhere fetches it before and stores it after. */
  around?: (act: () => void) => void;
};

/** The live feed of a world. */
export type Feed = {
  /** Takes one socket. */
  accept: (socket: FeedSocket) => FeedPeer;
  /** Sends a notification to its person's sockets, without storing it. */
  deliver: (notice: Notice) => void;
  /** Ends all sockets. */
  close: () => void;
};

/**
 * The feed of a world: every notification that the world pushes reaches the sockets of its person at once. A door brings
 * the sockets; STOMP is spoken here, the same for both doors.
 */
export function createFeed(world: World, { destination = "/user/queue/notifications", heartbeat = 10_000, around = (act) => act() }: FeedOptions = {}): Feed {
  const connections = new Set<ReturnType<typeof openConnection>>();
  const deliver = (notice: Notice): void => connections.forEach((connection) => connection.deliver(notice));
  const unlisten = world.onPush(deliver);
  // Appeals go on by themselves also while nobody calls; whoever listens is told at once.
  const goOn = (): void => {
    if (connections.size > 0 && world.state.appeals.some(({ movesAt }) => movesAt !== undefined)) around(() => catchUp(world));
  };
  const life = world.rules.appealPace > 0 ? setInterval(goOn, 1000) : undefined;
  return {
    accept: (socket) => {
      const connection = openConnection(world, socket, { destination, heartbeat, around, over: () => connections.delete(connection) });
      connections.add(connection);
      return connection;
    },
    deliver,
    close: () => {
      unlisten();
      clearInterval(life);
      connections.forEach((connection) => connection.end());
    },
  };
}
