import { WebSocket } from "ws";
import type { MockStore } from "../../../mocks/store/mockStore.ts";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import { createSession } from "../../../mocks/store/sessions.ts";
import type { SessionRecord } from "../../../mocks/store/state.ts";
import type { ContractOperation } from "../contract/operations.ts";
import { parseJson } from "./shared/seeds.ts";
import { isRecord } from "../../../src/config/isRecord.ts";

/** A response as a caller gets it. */
export type CallResult = {
  /** 0 without a response that can be read. */
  status: number;
  headers: Headers;
  text: string;
  bytes: Uint8Array;
  /** Returns the value at a path of the JSON, such as `items.0.id`; the value itself without a path. */
  at: (path?: string) => unknown;
};

/** The parts of a request. Without `as` and `token`, it has no access token. */
export type CallOptions = {
  as?: PersonaId | undefined;
  token?: string;
  path?: string | number;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Calls the operations of a backend, to see how it answers. */
export type Caller = {
  store: MockStore;
  call: (operationId: string, options?: CallOptions) => Promise<CallResult>;
  /** Returns the session of a persona, the same each time. */
  getSession: (persona: PersonaId) => SessionRecord;
  /** Uploads a file. */
  upload: (as: PersonaId, file: File, fields?: Readonly<Record<string, string>>) => Promise<CallResult>;
  /** Connects to the feed with a token, and returns the frames that arrive until the server closes the connection. */
  readFeed: (options: FeedOptions) => Promise<readonly string[]>;
  /** Returns the number of seconds for which the backend waited. */
  getWaitedSeconds: () => number;
};

/** `act` runs when the subscription is confirmed, or when the server closes the connection before. */
type FeedOptions = {
  token: string;
  act?: () => unknown;
  maxSeconds?: number;
  headers?: Readonly<Record<string, string>>;
};

const getValue = (value: unknown, path: string): unknown =>
  path === ""
    ? value
    : path
        .split(".")
        .reduce<unknown>(
          (found, step) => (Array.isArray(found) ? found.at(Number(step)) : isRecord(found) ? found[step] : undefined),
          value,
        );

/** Returns a caller of the backend at `port`. */
export function createCaller({
  port,
  store,
  operations,
  getWaitedSeconds,
}: {
  port: number;
  store: MockStore;
  operations: readonly ContractOperation[];
  getWaitedSeconds: () => number;
}): Caller {
  const sessions = new Map<PersonaId, SessionRecord>();
  const getSession = (persona: PersonaId): SessionRecord => {
    const account = store.state.accounts.find((candidate) => candidate.persona === persona);
    const session = sessions.get(persona) ?? (account && createSession(store, account));
    if (session === undefined) throw new Error(`The mock store has no account of ${persona}.`);
    sessions.set(persona, session);
    return session;
  };
  const send = async (
    operationId: string,
    { as, token, path, query = {}, headers = {} }: CallOptions,
    body?: RequestInit["body"],
  ): Promise<CallResult> => {
    const operation = operations.find(({ id }) => id === operationId);
    if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
    const bearer = token ?? (as && getSession(as).accessToken);
    const url = new URL(
      `http://127.0.0.1:${port}/api${operation.path.replace(/\{\w+\}/, encodeURIComponent(String(path ?? "")))}`,
    );
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const read = (status: number, responseHeaders: Headers, bytes: Uint8Array): CallResult => ({
      status,
      headers: responseHeaders,
      text: new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes),
      bytes,
      at: (valuePath = "") => getValue(parseJson(bytes), valuePath),
    });
    try {
      const response = await fetch(url, {
        method: operation.method,
        redirect: "manual",
        headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }), ...headers },
        ...(body !== undefined && { body }),
      });
      return read(response.status, response.headers, new Uint8Array(await response.arrayBuffer()));
    } catch {
      return read(0, new Headers(), new Uint8Array());
    }
  };
  return {
    store,
    getSession,
    getWaitedSeconds,
    call: (operationId, options = {}) =>
      options.body === undefined
        ? send(operationId, options)
        : send(
            operationId,
            { ...options, headers: { "content-type": "application/json", ...options.headers } },
            typeof options.body === "string" ? options.body : JSON.stringify(options.body),
          ),
    upload: (as, file, fields = {}) => {
      const form = new FormData();
      form.set("file", file);
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return send("uploadDocument", { as }, form);
    },
    readFeed: (options) => readFeed(port, options),
  };
}

function readFeed(
  port: number,
  { token, act = () => undefined, maxSeconds = 2, headers = {} }: FeedOptions,
): Promise<readonly string[]> {
  const frames: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, ["v12.stomp"]);
  const sendFrame = (command: string, frameHeaders: Readonly<Record<string, string>>): void => {
    const lines = Object.entries(frameHeaders).map(([name, value]) => `${name}:${value}`);
    socket.send(`${[command, ...lines].join("\n")}\n\n\0`);
  };
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      frames.push("still open");
      socket.terminate();
    }, maxSeconds * 1000);
    socket.on("open", () => {
      sendFrame("CONNECT", {
        "accept-version": "1.2",
        "heart-beat": "0,0",
        ...(token !== "" && { Authorization: `Bearer ${token}` }),
        ...headers,
      });
      sendFrame("SUBSCRIBE", {
        id: "s1",
        destination: "/user/queue/notifications",
        ack: "client-individual",
        receipt: "subscribed",
      });
    });
    socket.on("message", (data) => {
      const frame = String(data);
      frames.push(frame);
      if (!frame.startsWith("RECEIPT") || !frame.includes("receipt-id:subscribed")) return;
      Promise.resolve(act()).then((isOver) => {
        // The server answers all earlier frames before it closes the connection.
        if (isOver !== "keepOpen") sendFrame("DISCONNECT", { receipt: "disconnected" });
      }, reject);
    });
    socket.on("error", () => frames.push("error"));
    socket.on("close", () => {
      clearTimeout(timer);
      resolve(frames);
    });
  });
}
