import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { Caller } from "./caller.ts";

/** A request to the faulty backend. */
export type FaultRequest = {
  /** The operation of the contract; `undefined` for any other path. */
  operationId: string | undefined;
  method: string;
  url: URL;
  headers: Headers;
  body: Uint8Array;
};

/** A response of the faulty backend. */
export type FaultResponse = { status: number; headers: Headers; body: Uint8Array };

/** The mock backend behind a faulty backend. */
export type UpstreamBackend = {
  store: MockStore;
  /** Sends a request to the mock backend. */
  send: (request: FaultRequest) => Promise<FaultResponse>;
  /** Waits for a number of seconds. */
  wait: (seconds: number) => Promise<void>;
};

/** Answers a request in place of the mock backend. An error closes the connection without a response. */
export type RequestHandler = (request: FaultRequest, backend: UpstreamBackend) => Promise<FaultResponse>;

/** One connection of the live feed, with the mock backend on the other side. */
export type FeedConnection = {
  store: MockStore;
  sendToClient: (frame: string) => void;
  sendToServer: (frame: string) => void;
  /** Closes the connection on both sides. */
  close: () => void;
  wait: (seconds: number) => Promise<void>;
};

/** Receives the STOMP frames of a connection. Without a handler, frames are forwarded. */
export type FrameHandler = {
  fromClient?: (frame: string) => void;
  fromServer?: (frame: string) => void;
  onClose?: () => void;
};

/** What a fault contradicts. A fault that contradicts the specification contradicts the contract too. */
export type BrokenRule = "specification" | "contract" | "quality";

/** A fault as the file of its operation lists it. */
export type FaultDefinition = {
  /** The operation that is verified first, or the feed. */
  operationId: string;
  /** What the backend does wrong. */
  description: string;
  breaks: BrokenRule;
  /** Creates the handler of one run, which may keep what it saw. */
  createHandler?: () => RequestHandler;
  /** Creates the handler of one connection of the feed. */
  createFrameHandler?: (connection: FeedConnection) => FrameHandler;
  /** Returns something that differs between this backend and the mock backend. By default, responses of the operation. */
  observe?: (caller: Caller) => Promise<unknown>;
};

/** A fault that can be seeded into the mock backend. */
export type SeededFault = FaultDefinition & {
  /** The class and the name, such as `lists/total-of-page`. */
  id: string;
  class: string;
};

/** Returns the faults of a class. */
export const defineFaults = (
  className: string,
  definitions: Readonly<Record<string, FaultDefinition>>,
): readonly SeededFault[] =>
  Object.entries(definitions).map(([name, definition]) => ({
    ...definition,
    id: `${className}/${name}`,
    class: className,
  }));

/** Returns a fault that breaks the contract. */
export const breach = (
  operationId: string,
  description: string,
  createHandler: () => RequestHandler,
  observe?: FaultDefinition["observe"],
): FaultDefinition => ({ operationId, description, breaks: "contract", createHandler, ...(observe && { observe }) });
