import { Client } from "@stomp/stompjs";
import { whole } from "../contract/operations.ts";
import { languages, wrongLanguage } from "../contract/language.ts";
import { bodyOf, Broken, insist, OutOfReach, type Check, type Ground } from "./check.ts";

/** Where the feed is, and how long a message may take, in milliseconds. */
export type FeedPlace = { url: string; destination: string; patience: number };

const pointer = "#/components/schemas/NotificationMessage";

/** What a connection has come to: `said` is why it was refused or ended. */
type Line = { connected: Promise<void>; next: () => Promise<unknown>; close: () => Promise<void> };

/** Opens the feed as the portal does: STOMP 1.2, the token in the headers of CONNECT, a receipt for the subscription. */
function open({ url, destination, patience }: FeedPlace, token: string): Line {
  const messages: string[] = [];
  let wake: () => void = () => undefined;
  let settle: { resolve: () => void; reject: (error: Error) => void };
  const connected = new Promise<void>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const fail = (came: string): void => settle.reject(new Broken(`a STOMP 1.2 connection at ${url} and a subscription to ${destination}`, came));
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
  const timer = setTimeout(() => fail(`nothing within ${patience / 1000} s`), patience);
  client.activate();
  return {
    connected: connected.finally(() => clearTimeout(timer)),
    next: async () => {
      if (messages.length === 0) await new Promise<void>((resolve) => void (wake = resolve, setTimeout(resolve, patience)));
      const text = messages.shift();
      if (text === undefined) return undefined;
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new Broken("a message in JSON", text.slice(0, 200));
      }
    },
    close: () => client.deactivate({ force: true }),
  };
}

async function using(place: FeedPlace, token: string, act: (line: Line) => Promise<void>): Promise<void> {
  const line = open(place, token);
  try {
    await line.connected;
    await act(line);
  } finally {
    await line.close();
  }
}

/** What the live feed promises. */
export const feedChecks = (place: FeedPlace): readonly Check[] => [
  { name: "a connection and a subscription for whoever is signed in", look: async (ground) => using(place, await ground.people.citizen(ground), async () => undefined) },
  {
    name: "a refusal of a token that nobody was given",
    look: async () => {
      const refused = await using(place, "a-token-of-nobody", async () => undefined).then(
        () => false,
        (error: unknown) => error instanceof Broken && error.lines.some((line) => line.includes("ERROR") || line.includes("closed")),
      );
      insist(refused, "an ERROR frame or the end of the connection", "a subscription, or silence");
    },
  },
  {
    name: "a message that keeps the contract, in the person's language, and is in their list",
    look: async (ground: Ground) => {
      const { push } = ground.people.sources;
      const token = await ground.people.citizen(ground);
      await using(place, token, async ({ next }) => {
        await push?.();
        const message = await next();
        if (message === undefined && push === undefined) throw new OutOfReach(`nothing was told within ${place.patience / 1000} s; say with --push how to make the server tell something`);
        if (message === undefined) throw new Broken(`a message within ${place.patience / 1000} s`, "nothing");
        const [fault] = ground.judge.value(pointer, message);
        if (fault !== undefined) throw new Broken(fault, JSON.stringify(message));
        const { language } = await bodyOf<{ language: { isoCode: string } }>(ground, "readUser", { token });
        const lang = languages.find((one) => one === language.isoCode) ?? "az";
        const schema = whole(ground.document, { $ref: pointer });
        insist(wrongLanguage(ground.document, schema, message, lang).length === 0, `a message in ${lang}`, message);
        const list = await bodyOf<{ id: number }[]>(ground, "readNotifications", { token });
        insist(list.some(({ id }) => id === (message as { id: number }).id), "the message in the list of notifications", list.map(({ id }) => id));
      });
    },
  },
];
