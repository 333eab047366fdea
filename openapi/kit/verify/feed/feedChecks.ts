import { Client } from "@stomp/stompjs";
import type { Fields } from "../../../../src/api/parsers/fields.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { isSameId } from "../../../../src/config/isSameId.ts";
import type { Id } from "../../../../src/generated/contract.d.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { findAdministrator } from "../personas.ts";
import { readUserLanguage, withLanguageRestored } from "../userLanguage.ts";
import { languages, findWrongLanguageTexts } from "../../contract/language.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation } from "../outcomes.ts";
import { isAccepted } from "../responses/judgeResponse.ts";
import { withSettingsRestored } from "../notificationSettings.ts";
import { isSameNotification, parseMessage, pickTexts } from "./pushedNotifications.ts";
import { createHandshakeCommand, describeSocketError, openSocket } from "./feedSocket.ts";

/** The group name of the live feed in a report. */
export const feedOperationId = "notificationPushed";

/**
 * The WebSocket URL and STOMP destination of the feed, and the timeout for a message. The specification does not show them,
 * so a connection that fails is a note as long as the URL is only assumed.
 */
export type FeedTarget = {
  url: string;
  destination: string;
  timeoutMs: number;
  /** The origin of the portal, by default that of the URL. */
  origin?: string;
  isAssumed?: boolean;
};

/** The schema of a pushed message in the contract. */
export const messageSchemaPointer = "#/components/schemas/NotificationMessage";

/** How long a check waits for a message that must not come. */
const silenceMs = 300;

/** How long a server that confirms no subscription may take for one. */
const unconfirmedMs = 200;

/** The URLs of the servers that have confirmed no subscription so far. */
const unconfirmedUrls = new Set<string>();

/**
 * A STOMP connection. `connected` rejects with the reason when the subscription fails, and resolves to whether the server has
 * confirmed it with a RECEIPT, as STOMP 1.2 says. `next` resolves to `undefined` on timeout. `readAll` returns the texts of the messages that the server sent before it answered a later frame.
 */
export type FeedConnection = {
  connected: Promise<boolean>;
  /** Resolves to the next message; by default after the timeout of the feed to `undefined`. */
  next: (waitMs?: number) => Promise<unknown>;
  readAll: () => Promise<readonly string[]>;
  /** The headers of the MESSAGE frames so far. */
  frames: readonly Readonly<Record<string, string>>[];
  close: () => Promise<void>;
};

/** How often the portal asks for heartbeats, and how often it offers them. */
const heartbeatsMs = { incoming: 10_000, outgoing: 60_000 };

/**
 * Opens the feed as the portal does: STOMP 1.2, the token in the headers of CONNECT, a receipt for the subscription, and an
 * acknowledgement of each message.
 */
function openFeedConnection(target: FeedTarget, token: string | undefined): FeedConnection {
  const { url, destination, timeoutMs } = target;
  const messages: string[] = [];
  const frames: Readonly<Record<string, string>>[] = [];
  let onMessage: () => void = () => undefined;
  let settle: { resolve: (isConfirmed: boolean) => void; reject: (error: Error) => void };
  const connected = new Promise<boolean>((resolve, reject) => {
    settle = { resolve, reject };
  });
  let isConnected = false;
  const fail = (received: string): void =>
    settle.reject(
      new ContractViolation(
        `a STOMP 1.2 connection at ${url} and a subscription to ${destination}`,
        received,
        createHandshakeCommand(target),
      ),
    );
  const client = new Client({
    webSocketFactory: () => openSocket(target),
    connectHeaders: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    reconnectDelay: 0,
    heartbeatIncoming: heartbeatsMs.incoming,
    heartbeatOutgoing: heartbeatsMs.outgoing,
    onConnect: () => {
      isConnected = true;
      client.watchForReceipt("subscribed", () => {
        unconfirmedUrls.delete(url);
        settle.resolve(true);
      });
      if (unconfirmedUrls.has(url)) setTimeout(() => settle.resolve(false), unconfirmedMs);
      client.subscribe(
        destination,
        (frame) => {
          messages.push(frame.body);
          frames.push(frame.headers);
          frame.ack();
          onMessage();
        },
        { id: "notifications", ack: "client-individual", receipt: "subscribed" },
      );
    },
    onStompError: ({ headers }) => fail(`ERROR ${headers["message"] ?? ""}`),
    onWebSocketError: (error) => fail(describeSocketError(error)),
    onWebSocketClose: () => fail(isConnected ? "CONNECTED, and then nothing" : "the WebSocket was closed"),
  });
  const timer = setTimeout(() => {
    if (!isConnected) return fail(`no response within ${timeoutMs / 1000} s`);
    unconfirmedUrls.add(url);
    settle.resolve(false);
  }, timeoutMs);
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
        throw new ContractViolation("a message in JSON", text.slice(0, 200), createHandshakeCommand(target));
      }
    },
    readAll: async () => {
      await new Promise<void>((resolve) => {
        const timeout = setTimeout(resolve, unconfirmedUrls.has(url) ? unconfirmedMs : timeoutMs);
        client.watchForReceipt("flushed", () => (clearTimeout(timeout), resolve()));
        client.subscribe(destination, ({ body }) => void messages.push(body), { receipt: "flushed", id: "flush" });
      });
      return messages;
    },
    frames,
    close: () => client.deactivate({ force: true }),
  };
}

/** Opens the feed, runs `use` and closes the feed. */
export async function withFeedConnection(
  target: FeedTarget,
  token: string | undefined,
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
  check: (message: unknown, token: string, frames: FeedConnection["frames"]) => Promise<void> | void,
): Promise<void> {
  const { triggerPush } = context.personas.sources;
  const token = await context.personas.citizen(context);
  await withFeedConnection(target, token, async ({ next, frames }) => {
    await triggerPush?.();
    const message = await next();
    if (message === undefined && triggerPush === undefined)
      throw new CheckSkipped(`no message within ${target.timeoutMs / 1000} s; set --push to trigger one`);
    if (message === undefined)
      throw new ContractViolation(
        `a message within ${target.timeoutMs / 1000} s`,
        "no message",
        createHandshakeCommand(target),
      );
    await check(message, token, frames);
  });
}

/** Checks that the server refuses a connection, with an ERROR frame or by closing it. */
const createRefusedConnectionCheck = (
  target: FeedTarget,
  name: string,
  getToken: (context: VerifyContext) => Promise<string> | undefined,
): ContractCheck => ({
  name,
  // The token in CONNECT is specified; where the URL is only assumed, nothing proves that this is the feed.
  isSpecified: target.isAssumed !== true,
  run: async (context) => {
    const isRejected = await withFeedConnection(target, await getToken(context), async () => undefined).then(
      () => false,
      (error: unknown) => {
        if (!(error instanceof ContractViolation)) throw error;
        // A connection that was confirmed was not refused.
        if (error.details.some((line) => line.includes("CONNECTED"))) return false;
        // Without a WebSocket, nothing is known about tokens.
        if (error.details.some((line) => line.includes("cannot be opened"))) throw error;
        return error.details.some((line) => line.includes("ERROR") || line.includes("closed"));
      },
    );
    assertContract(
      isRejected,
      "an ERROR frame or a closed connection",
      "a subscription or no response",
      createHandshakeCommand(target),
    );
  },
});

const createConnectionCheck = (target: FeedTarget): ContractCheck => ({
  name: "accepts a connection and a subscription with a token",
  isSpecified: target.isAssumed !== true,
  run: async (context) => withFeedConnection(target, await context.personas.citizen(context), async () => undefined),
});

const createReceiptCheck = (target: FeedTarget): ContractCheck => ({
  name: "confirms a subscription with a RECEIPT, as STOMP 1.2 says",
  run: async (context) => {
    const connection = openFeedConnection(target, await context.personas.citizen(context));
    try {
      const isConfirmed = await connection.connected;
      assertContract(isConfirmed, "RECEIPT after SUBSCRIBE", "no RECEIPT", createHandshakeCommand(target));
    } finally {
      await connection.close();
    }
  },
});

const createEachUserCheck = (target: FeedTarget): ContractCheck => ({
  name: "accepts a connection of each kind of user",
  isSpecified: target.isAssumed !== true,
  run: async (context) => {
    const administrator = await findAdministrator(context);
    for (const token of [(await context.personas.account(context)).token, administrator])
      if (token !== undefined) await withFeedConnection(target, token, async () => undefined);
  },
});

const createRenewedSessionCheck = (target: FeedTarget): ContractCheck => ({
  name: "accepts a connection with the token of a renewed session",
  isSpecified: target.isAssumed !== true,
  run: async (context) => {
    const { refreshToken } = await context.personas.openNewSession(context);
    const renewed = await fetchBody<{ accessToken: string }>(context, "renewSession", { query: { refreshToken } });
    const token = context.personas.secrets.add("CONTRACT_TOKEN", renewed.accessToken);
    await withFeedConnection(target, token, async () => undefined);
  },
});

const createSignOutCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers nothing after the sign-out of its session",
  run: async (context) => {
    const { triggerPush } = context.personas.sources;
    if (triggerPush === undefined) throw new CheckSkipped("requires a message; set --push to trigger one");
    const { token, refreshToken } = await context.personas.openNewSession(context);
    await withFeedConnection(target, token, async ({ next }) => {
      await triggerPush();
      if ((await next()) === undefined) throw new CheckSkipped("the messages of --push are for another user");
      await fetchBody(context, "signOut", { body: { refreshToken } });
      await triggerPush();
      const message = await next(silenceMs);
      assertContract(
        message === undefined,
        "a closed connection, or no message, after the sign-out",
        message,
        createHandshakeCommand(target),
      );
    });
  },
});

const createOwnMessageCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers a message only to its own user",
  isSpecified: true,
  run: async (context) => {
    const { triggerPush } = context.personas.sources;
    if (triggerPush === undefined) throw new CheckSkipped("requires a message; set --push to trigger one");
    const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
    await withFeedConnection(target, other, async ({ readAll }) =>
      withFeedConnection(target, own, async ({ next }) => {
        await triggerPush();
        const message = await next();
        if (message === undefined) throw new CheckSkipped(`no message within ${target.timeoutMs / 1000} s`);
        const received = (await readAll()).filter((text) => isSameNotification(parseMessage(text), message));
        if (received.length > 0)
          throw new ContractViolation(
            "no message of another person",
            received.join().slice(0, 200),
            createHandshakeCommand(target),
          );
      }),
    );
  },
});

const createMessageFieldsCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes a message with a type, a title and a description",
  isSpecified: target.isAssumed !== true,
  run: (context) =>
    withPushedMessage(context, target, (message) => {
      const missing = ["type", "title", "description"].filter(
        (name) => !isRecord(message) || message[name] === undefined,
      );
      assertContract(
        missing.length === 0,
        `a message with ${missing.join(", ")}`,
        message,
        createHandshakeCommand(target),
      );
    }),
});

const createValidMessageCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes a valid message in the user's language that is also in the list of notifications",
  run: (context) =>
    withPushedMessage(context, target, async (message, token) => {
      const [error] = context.validator.valueErrors(messageSchemaPointer, message);
      if (error !== undefined)
        throw new ContractViolation(error, JSON.stringify(message), createHandshakeCommand(target));
      const lang = await readUserLanguage(context, token);
      const schema = flattenSchema(context.document, { $ref: messageSchemaPointer });
      assertContract(
        findWrongLanguageTexts(context.document, schema, message, lang).length === 0,
        `a message in ${lang}`,
        message,
      );
      const { createdAt } = message as { createdAt?: string };
      assertContract(
        createdAt === undefined || /(Z|[+-]\d\d:?\d\d)$/i.test(createdAt),
        "createdAt with its offset, such as +04:00",
        createdAt,
      );
      const list = await fetchBody<{ id: Id }[]>(context, "readNotifications", { token, lang });
      const listed = list.find(({ id }) => isSameId(id, (message as { id: Id }).id));
      assertContract(
        listed !== undefined,
        "the message in the list of notifications",
        list.map(({ id }) => id),
      );
      const listedAt = (listed as { createdAt?: string } | undefined)?.createdAt;
      assertContract(
        createdAt === undefined ||
          listedAt === undefined ||
          Math.abs(Date.parse(createdAt) - Date.parse(listedAt)) < 1000,
        `createdAt ${listedAt}, as in the list`,
        createdAt,
      );
      const [expected, received] = [listed, message].map((entry) => pickTexts(entry as Fields));
      assertContract(expected === received, `the type and the texts of the list: ${expected}`, received);
    }),
});

const createLanguageCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes messages in the language that the user has chosen last",
  run: async (context) => {
    requireWrites(context);
    if (context.personas.sources.triggerPush === undefined)
      throw new CheckSkipped("requires a message; set --push to trigger one");
    const token = await context.personas.citizen(context);
    const schema = flattenSchema(context.document, { $ref: messageSchemaPointer });
    await withLanguageRestored(context, token, async (choose) => {
      for (const lang of languages) {
        await choose(lang);
        await withPushedMessage(context, target, (message) => {
          const wrong = findWrongLanguageTexts(context.document, schema, message, lang);
          assertContract(wrong.length === 0, `a message in ${lang}`, message, createHandshakeCommand(target));
        });
      }
    });
  },
});

const createChosenPushCheck = (target: FeedTarget): ContractCheck => ({
  name: "says whether the user chose browser messages",
  run: async (context) => {
    requireWrites(context);
    const { triggerPush } = context.personas.sources;
    if (triggerPush === undefined) throw new CheckSkipped("requires a message; set --push to trigger one");
    const token = await context.personas.citizen(context);
    await withSettingsRestored(context, token, async (choose, before) => {
      const chooseAll = (push: boolean): Promise<unknown> => choose(before.map((channels) => ({ ...channels, push })));
      await chooseAll(true);
      // In one open window: what the user chooses holds for the next message.
      await withFeedConnection(target, token, async ({ next }) => {
        for (const push of [true, false]) {
          await chooseAll(push);
          await triggerPush();
          const message = await next();
          if (message === undefined) throw new CheckSkipped(`no message within ${target.timeoutMs / 1000} s`);
          const { push: found } = message as { push?: boolean };
          // A server may leave out the proposed field.
          assertContract(
            found === undefined || found === push,
            `push: ${push}, as chosen`,
            message,
            createHandshakeCommand(target),
          );
        }
      });
    });
  },
});

const createHeadersCheck = (target: FeedTarget): ContractCheck => ({
  name: "sends messages with the headers of STOMP 1.2",
  run: (context) =>
    withPushedMessage(context, target, (_message, _token, frames) => {
      for (const name of ["destination", "message-id", "subscription", "ack"])
        assertContract(
          frames.every((headers) => (headers[name] ?? "") !== ""),
          `the header ${name} in MESSAGE`,
          `the headers ${Object.keys(frames[0] ?? {}).join(", ")}`,
          createHandshakeCommand(target),
        );
    }),
});

/** Returns the checks of the live feed. */
export const createFeedChecks = (target: FeedTarget): readonly ContractCheck[] => [
  createConnectionCheck(target),
  createReceiptCheck(target),
  createRefusedConnectionCheck(target, "rejects an unknown token", () => Promise.resolve("unknown-token")),
  createRefusedConnectionCheck(target, "rejects a connection without a token", () => undefined),
  createEachUserCheck(target),
  createRenewedSessionCheck(target),
  createRefusedConnectionCheck(target, "rejects an expired token", async (context) => {
    const { expireToken } = context.personas.sources;
    if (expireToken === undefined) throw new CheckSkipped("this server gives no way to let a token expire");
    const { token } = await context.personas.openNewSession(context);
    await expireToken(token);
    return token;
  }),
  createRefusedConnectionCheck(target, "rejects the token of a session that was signed out", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    const operation = getOperation(context, "signOut");
    if (!isAccepted(operation, await context.client.send(operation, { body: { refreshToken } })))
      throw new CheckSkipped("the server cannot end a session");
    return token;
  }),
  createRefusedConnectionCheck(target, "rejects a refresh token", async (context) => {
    const { token, refreshToken } = await context.personas.openNewSession(context);
    if (token === refreshToken) throw new CheckSkipped("the server uses one token for both");
    return refreshToken;
  }),
  createSignOutCheck(target),
  createOwnMessageCheck(target),
  createMessageFieldsCheck(target),
  createValidMessageCheck(target),
  createLanguageCheck(target),
  createChosenPushCheck(target),
  createHeadersCheck(target),
];
