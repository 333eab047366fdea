import { openStompConnection, type StompPeer, type StompSocket } from "./stompConnection.ts";
import { processDueTransitions } from "../store/appealWorkflow.ts";
import type { MockStore } from "../store/mockStore.ts";
import type { NotificationRecord } from "../store/notifications.ts";

/** What a feed can be set to. */
export type StompBrokerOptions = {
  /** The one destination that may be subscribed to. */
  destination?: string;
  /** How often the service promises a sign of life, and asks for one, in milliseconds. */
  heartbeatMs?: number;
  /** Runs what changes the world of its own accord; a door that keeps its world elsewhere fetches it before and stores it after. */
  transaction?: (act: () => void) => void;
};

/** The live feed of a world. */
export type StompBroker = {
  /** Takes one socket. */
  accept: (socket: StompSocket) => StompPeer;
  /** Sends a notification to its person's sockets, without storing it. */
  deliver: (notice: NotificationRecord) => void;
  /** Ends all sockets. */
  close: () => void;
};

/**
 * The feed of a world: every notification that the world pushes reaches the sockets of its person at once. A door brings
 * the sockets; STOMP is spoken here, the same for both doors.
 */
export function createStompBroker(
  store: MockStore,
  {
    destination = "/user/queue/notifications",
    heartbeatMs = 10_000,
    transaction = (act) => act(),
  }: StompBrokerOptions = {},
): StompBroker {
  const connections = new Set<ReturnType<typeof openStompConnection>>();
  const deliver = (notice: NotificationRecord): void => connections.forEach((connection) => connection.deliver(notice));
  const unlisten = store.onNotification(deliver);
  // Appeals go on by themselves also while nobody calls; whoever listens is told at once.
  const goOn = (): void => {
    if (connections.size > 0 && store.state.appeals.some(({ nextStepAt }) => nextStepAt !== undefined))
      transaction(() => processDueTransitions(store));
  };
  const life = store.config.appealStepSeconds > 0 ? setInterval(goOn, 1000) : undefined;
  return {
    accept: (socket) => {
      const connection = openStompConnection(store, socket, {
        destination,
        heartbeatMs,
        transaction,
        onEnd: () => connections.delete(connection),
      });
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
