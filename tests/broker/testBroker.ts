/** Something that pushes messages to people, in a process of its own, so that it can be killed and frozen. */
export type TestBroker = {
  /** The address of its socket. */
  url: string;
  /** The destination of the person whose messages are listened for. */
  destination: string;
  /** A destination that this person may not listen to. */
  forbiddenDestination: string;
  /** A bearer token that is good now, another one each time. */
  nextToken: () => string;
  /** Pushes so many messages to the person; their descriptions are numbered from `first` on. */
  pushMessages: (count: number, first?: number) => Promise<void>;
  /** Ends it at once, as a crash does. */
  kill: () => Promise<void>;
  /** Starts it again at the same address, after a kill. */
  start: () => Promise<void>;
  /** Lets it stand still with all its connections open, until it is thawed. */
  pause: () => void;
  resume: () => void;
  /** Ends it and removes what it left. */
  close: () => Promise<void>;
};
