import { Client } from "@stomp/stompjs";
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

/** Where the feed is, and how long a message may take, in milliseconds. */
export type FeedTarget = { url: string; destination: string; timeoutMs: number };

const messageSchemaPointer = "#/components/schemas/NotificationMessage";

/** What a connection has come to: `said` is why it was refused or ended. */
type FeedConnection = { connected: Promise<void>; next: () => Promise<unknown>; close: () => Promise<void> };

/** Opens the feed as the portal does: STOMP 1.2, the token in the headers of CONNECT, a receipt for the subscription. */
function openFeedConnection({ url, destination, timeoutMs }: FeedTarget, token: string): FeedConnection {
  const messages: string[] = [];
  let wake: () => void = () => undefined;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const connected = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const fail = (came: string): void =>
    settle.reject(new ContractViolation(`a STOMP 1.2 connection at ${url} and a subscription to ${destination}`, came));
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
          wake();
        },
        { receipt: "subscribed" },
      );
    },
    onStompError: ({ headers }) => fail(`ERROR ${headers["message"] ?? ""}`),
    onWebSocketError: () => fail("the socket cannot be opened"),
    onWebSocketClose: () => fail("the socket was closed"),
  });
  const timer = setTimeout(() => fail(`nothing within ${timeoutMs / 1000} s`), timeoutMs);
  client.activate();
  return {
    connected: connected.finally(() => clearTimeout(timer)),
    next: async () => {
      if (messages.length === 0)
        await new Promise<void>((resolve) => void ((wake = resolve), setTimeout(resolve, timeoutMs)));
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

async function withFeedConnection(
  target: FeedTarget,
  token: string,
  use: (line: FeedConnection) => Promise<void>,
): Promise<void> {
  const line = openFeedConnection(target, token);
  try {
    await line.connected;
    await use(line);
  } finally {
    await line.close();
  }
}

/** What the live feed promises. */
export const feedChecks = (target: FeedTarget): readonly ContractCheck[] => [
  {
    name: "a connection and a subscription for whoever is signed in",
    run: async (ground) => withFeedConnection(target, await ground.personas.citizen(ground), async () => undefined),
  },
  {
    name: "a refusal of a token that nobody was given",
    run: async () => {
      const refused = await withFeedConnection(target, "a-token-of-nobody", async () => undefined).then(
        () => false,
        (error: unknown) =>
          error instanceof ContractViolation &&
          error.details.some((line) => line.includes("ERROR") || line.includes("closed")),
      );
      assertContract(refused, "an ERROR frame or the end of the connection", "a subscription, or silence");
    },
  },
  {
    name: "a message that keeps the contract, in the person's language, and is in their list",
    run: async (ground: VerifyContext) => {
      const { triggerPush } = ground.personas.sources;
      const token = await ground.personas.citizen(ground);
      await withFeedConnection(target, token, async ({ next }) => {
        await triggerPush?.();
        const message = await next();
        if (message === undefined && triggerPush === undefined)
          throw new CheckSkipped(
            `nothing was told within ${target.timeoutMs / 1000} s; say with --push how to make the server tell something`,
          );
        if (message === undefined)
          throw new ContractViolation(`a message within ${target.timeoutMs / 1000} s`, "nothing");
        const [fault] = ground.validator.valueErrors(messageSchemaPointer, message);
        if (fault !== undefined) throw new ContractViolation(fault, JSON.stringify(message));
        const { language } = await fetchBody<{ language: { isoCode: string } }>(ground, "readUser", { token });
        const lang = languages.find((one) => one === language.isoCode) ?? "az";
        const schema = flattenSchema(ground.document, { $ref: messageSchemaPointer });
        assertContract(
          findWrongLanguageTexts(ground.document, schema, message, lang).length === 0,
          `a message in ${lang}`,
          message,
        );
        const list = await fetchBody<{ id: number }[]>(ground, "readNotifications", { token });
        assertContract(
          list.some(({ id }) => id === (message as { id: number }).id),
          "the message in the list of notifications",
          list.map(({ id }) => id),
        );
      });
    },
  },
];
