/** A STOMP server in a separate process, which tests can kill and pause. */
export type TestBroker = {
  /** The URL of its WebSocket. */
  url: string;
  /** The destination that the user may subscribe to. */
  destination: string;
  /** A destination that the user may not subscribe to. */
  forbiddenDestination: string;
  /** Returns a new valid bearer token for each call. */
  nextToken: () => string;
  /** Pushes `count` messages to the user. Their descriptions are numbers starting at `first`. */
  pushMessages: (count: number, first?: number) => Promise<void>;
  /** Kills the process. */
  kill: () => Promise<void>;
  /** Starts the process again with the same URL. */
  start: () => Promise<void>;
  /** Pauses the process while its connections stay open. */
  pause: () => void;
  /** Resumes a paused process. */
  resume: () => void;
  /** Stops the process and removes its files. */
  close: () => Promise<void>;
};
