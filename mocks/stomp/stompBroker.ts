import { handleStompConnection, type StompPeer, type StompSocket } from "./stompConnection.ts";
import { processDueTransitions } from "../store/appealWorkflow.ts";
import type { MockStore } from "../store/mockStore.ts";
import type { NotificationRecord } from "../store/notifications.ts";

/** The options of the STOMP broker. */
export type StompBrokerOptions = {
  /** The only destination that accepts subscriptions. */
  destination?: string;
  /** The heartbeat interval that the server offers and requests, in milliseconds. */
  heartbeatMs?: number;
  /** The time in which a new connection has to send its CONNECT frame, in milliseconds. */
  connectTimeoutMs?: number;
  /**
   * Runs a change that no request caused. An adapter with external storage loads the store before and saves it after.
   */
  transaction?: (act: () => void) => void;
  /** Performs what is due while no request arrives. */
  processDue?: (store: MockStore) => void;
};

/** The STOMP broker of a mock store. */
export type StompBroker = {
  /** Accepts a socket and returns its event handlers. */
  accept: (socket: StompSocket) => StompPeer;
  /** Sends a notification to all sockets of its account, without storing it. */
  deliver: (notification: NotificationRecord) => void;
  /** Closes all sockets. */
  close: () => void;
};

/**
 * Creates a broker that sends each pushed notification to the sockets of its account. The adapter provides the sockets;
 * the broker implements STOMP for both adapters.
 */
export function createStompBroker(
  store: MockStore,
  {
    destination = "/user/queue/notifications",
    heartbeatMs = 10_000,
    connectTimeoutMs = 10_000,
    transaction = (act) => act(),
    processDue = processDueTransitions,
  }: StompBrokerOptions = {},
): StompBroker {
  const connections = new Set<ReturnType<typeof handleStompConnection>>();
  const deliver = (notification: NotificationRecord): void =>
    connections.forEach((connection) => connection.deliver(notification));
  const removeListener = store.onNotification(deliver);
  const update = (): void => {
    connections.forEach((connection) => connection.endWithSession());
    // Processes appeals and feedback while no request arrives, so that connected users get their notifications on time.
    if (
      store.config.appealStepSeconds > 0 &&
      connections.size > 0 &&
      (store.state.appeals.some(({ nextStepAt }) => nextStepAt !== undefined) ||
        store.state.feedbacks.some(({ answerAt }) => answerAt !== undefined))
    )
      transaction(() => processDue(store));
  };
  const timer = setInterval(update, 1000);
  return {
    accept: (socket) => {
      const connection = handleStompConnection(store, socket, {
        destination,
        heartbeatMs,
        connectTimeoutMs,
        transaction,
        onEnd: () => connections.delete(connection),
      });
      connections.add(connection);
      return connection;
    },
    deliver,
    close: () => {
      removeListener();
      clearInterval(timer);
      connections.forEach((connection) => connection.end());
    },
  };
}
