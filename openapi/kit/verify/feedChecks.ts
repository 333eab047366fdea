import { Client } from "@stomp/stompjs";
import { isFields } from "../../../src/api/readers/fields.ts";
import { flattenSchema } from "../contract/operations.ts";
import { languages, findWrongLanguageTexts } from "../contract/language.ts";
import {
  fetchBody,
  ContractViolation,
  assertContract,
  CheckSkipped,
  type ContractCheck,
  type VerifyContext,
} from "./check.ts";

/**
 * The WebSocket URL and STOMP destination of the feed, and the timeout for a message. The specification does not show them,
 * so a connection that fails is a note as long as the URL is only assumed.
 */
export type FeedTarget = { url: string; destination: string; timeoutMs: number; isAssumed?: boolean };

const messageSchemaPointer = "#/components/schemas/NotificationMessage";

/** A STOMP connection. `connected` rejects with the reason when the subscription fails. `next` resolves to `undefined` on timeout. */
export type FeedConnection = {
  connected: Promise<void>;
  /** Resolves to the next message; by default after the timeout of the feed to `undefined`. */
  next: (waitMs?: number) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Opens the feed as the portal does: STOMP 1.2, the token in the headers of CONNECT, a receipt for the subscription. */
function openFeedConnection({ url, destination, timeoutMs }: FeedTarget, token: string): FeedConnection {
  const messages: string[] = [];
  let onMessage: () => void = () => undefined;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const connected = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const fail = (received: string): void =>
    settle.reject(
      new ContractViolation(`a STOMP 1.2 connection at ${url} and a subscription to ${destination}`, received),
    );
  const client = new Client({
    webSocketFactory: () => new WebSocket(url, ["v12.stomp"]),
    connectHeaders: { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: 0,
    heartbeatOutgoing: 0,
    onConnect: () => {
      client.watchForReceipt("subscribed", () => settle.resolve());
      client.subscribe(
        destination,
        ({ body }) => {
          messages.push(body);
          onMessage();
        },
        { receipt: "subscribed" },
      );
    },
    onStompError: ({ headers }) => fail(`ERROR ${headers["message"] ?? ""}`),
    onWebSocketError: () => fail("the WebSocket cannot be opened"),
    onWebSocketClose: () => fail("the WebSocket was closed"),
  });
  const timer = setTimeout(() => fail(`no response within ${timeoutMs / 1000} s`), timeoutMs);
  client.activate();
  return {
    connected: connected.finally(() => clearTimeout(timer)),
    next: async (waitMs = timeoutMs) => {
      if (messages.length === 0)
        await new Promise<void>((resolve) => void ((onMessage = resolve), setTimeout(resolve, waitMs)));
      const text = messages.shift();
      if (text === undefined) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new ContractViolation("a message in JSON", text.slice(0, 200));
      }
    },
    close: () => client.deactivate({ force: true }),
  };
}

/** Opens the feed, runs `use` and closes the feed. */
export async function withFeedConnection(
  target: FeedTarget,
  token: string,
  use: (connection: FeedConnection) => Promise<void>,
): Promise<void> {
  const connection = openFeedConnection(target, token);
  try {
    await connection.connected;
    await use(connection);
  } finally {
    await connection.close();
  }
}

/** Passes the next message of the feed to `check`. Throws `CheckSkipped` without one when none can be triggered. */
async function withPushedMessage(
  context: VerifyContext,
  target: FeedTarget,
  check: (message: unknown, token: string) => Promise<void> | void,
): Promise<void> {
  const { triggerPush } = context.personas.sources;
  const token = await context.personas.citizen(context);
  await withFeedConnection(target, token, async ({ next }) => {
    await triggerPush?.();
    const message = await next();
    if (message === undefined && triggerPush === undefined)
      throw new CheckSkipped(`no message within ${target.timeoutMs / 1000} s; set --push to trigger one`);
    if (message === undefined)
      throw new ContractViolation(`a message within ${target.timeoutMs / 1000} s`, "no message");
    await check(message, token);
  });
}

/** Returns the checks of the live feed. */
export const createFeedChecks = (target: FeedTarget): readonly ContractCheck[] => [
  {
    name: "accepts a connection and a subscription with a token",
    isSpecified: target.isAssumed !== true,
    run: async (context) => withFeedConnection(target, await context.personas.citizen(context), async () => undefined),
  },
  {
    name: "rejects an unknown token",
    run: async () => {
      const isRejected = await withFeedConnection(target, "unknown-token", async () => undefined).then(
        () => false,
        (error: unknown) =>
          error instanceof ContractViolation &&
          error.details.some((line) => line.includes("ERROR") || line.includes("closed")),
      );
      assertContract(isRejected, "an ERROR frame or a closed connection", "a subscription or no response");
    },
  },
  {
    name: "pushes a message with a type, a title and a description",
    isSpecified: target.isAssumed !== true,
    run: (context) =>
      withPushedMessage(context, target, (message) => {
        const missing = ["type", "title", "description"].filter(
          (name) => !isFields(message) || message[name] === undefined,
        );
        assertContract(missing.length === 0, `a message with ${missing.join(", ")}`, message);
      }),
  },
  {
    name: "pushes a valid message in the user's language that is also in the list of notifications",
    run: (context) =>
      withPushedMessage(context, target, async (message, token) => {
        const [error] = context.validator.valueErrors(messageSchemaPointer, message);
        if (error !== undefined) throw new ContractViolation(error, JSON.stringify(message));
        const { language } = await fetchBody<{ language: { isoCode: string } }>(context, "readUser", { token });
        const lang = languages.find((candidate) => candidate === language.isoCode) ?? "az";
        const schema = flattenSchema(context.document, { $ref: messageSchemaPointer });
        assertContract(
          findWrongLanguageTexts(context.document, schema, message, lang).length === 0,
          `a message in ${lang}`,
          message,
        );
        const list = await fetchBody<{ id: number }[]>(context, "readNotifications", { token });
        assertContract(
          list.some(({ id }) => id === (message as { id: number }).id),
          "the message in the list of notifications",
          list.map(({ id }) => id),
        );
      }),
  },
];
