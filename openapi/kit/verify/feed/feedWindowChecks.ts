import type { Fields } from "../../../../src/api/parsers/fields.ts";
import type { NotificationChannels } from "../../../../src/generated/contract.d.ts";
import { isRecord } from "../../../../src/config/isRecord.ts";
import { findWrongLanguageTexts, languages } from "../../contract/language.ts";
import { flattenSchema } from "../../contract/operations.ts";
import { getOperation, requireWrites, type ContractCheck, type VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped, ContractViolation, unlessSkipped } from "../outcomes.ts";
import { chooseAccount } from "../accountChoice.ts";
import { messageSchemaPointer, withFeedConnection, type FeedConnection, type FeedTarget } from "./feedChecks.ts";
import {
  assertArrivesUnread,
  isSameNotification,
  listNotifications,
  pickTexts,
  readNotificationId,
} from "./pushedNotifications.ts";
import { createValidRequest } from "../requests.ts";
import { withSettingsRestored } from "../notificationSettings.ts";
import { readUserLanguage, withLanguageRestored } from "../userLanguage.ts";

/** How long a check waits for a message that must not come. */
const silenceMs = 200;

function requirePush({ personas: { sources } }: VerifyContext): () => Promise<void> {
  if (sources.triggerPush === undefined) throw new CheckSkipped("requires pushed messages; set --push to trigger them");
  return sources.triggerPush;
}

/** Opens one connection for each token, and passes them all to `use`. */
const withConnections = (
  target: FeedTarget,
  tokens: readonly string[],
  use: (connections: readonly FeedConnection[]) => Promise<void>,
  opened: readonly FeedConnection[] = [],
): Promise<void> => {
  const [token, ...others] = tokens;
  return token === undefined
    ? use(opened)
    : withFeedConnection(target, token, (connection) => withConnections(target, others, use, [...opened, connection]));
};

/** Opens a session that acts for the citizen, where the server takes that choice. Resolves to its token. */
async function openAsCitizen(context: VerifyContext): Promise<string> {
  const { token } = await context.personas.openNewSession(context);
  return (await unlessSkipped(chooseAccount(context, token))) ?? token;
}

/** Throws `CheckSkipped` where nobody can choose how to be notified. */
async function requireSettings(context: VerifyContext, token: string): Promise<void> {
  const { status, body } = await context.client.send(getOperation(context, "readNotificationSettings"), { token });
  if (status !== 200 || !isRecord(body) || !Array.isArray(body["items"]))
    throw new CheckSkipped("the user cannot choose how to be notified");
}

/** Returns the notice of a message of the user on an appeal, and what the feed delivers of it. */
async function sendMessage(
  context: VerifyContext,
  { next }: FeedConnection,
  token: string,
): Promise<{ notice: Fields; message: unknown } | undefined> {
  const operation = getOperation(context, "sendAppealMessage");
  const known = new Set((await listNotifications(context, token)).map(readNotificationId).map(String));
  const request = await createValidRequest(context, operation);
  const { status } = await context.client.send(operation, request);
  if (status !== 200) throw new CheckSkipped("no message can be sent on an appeal");
  const notice = (await listNotifications(context, token)).find(
    (entry) => !known.has(String(readNotificationId(entry))),
  );
  // A service may answer later, or without a notice.
  return notice === undefined ? undefined : { notice, message: await next() };
}

const createEachSessionCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes a message once to each session of the user, whichever account they act for",
  run: async (context) => {
    const triggerPush = requirePush(context);
    const tokens = [
      (await context.personas.openNewSession(context)).token,
      (await context.personas.openNewSession(context)).token,
      await openAsCitizen(context),
    ];
    await withConnections(target, tokens, async (connections) => {
      await triggerPush();
      const ids: unknown[] = [];
      for (const { next } of connections) ids.push(readNotificationId(await next()));
      if (ids.every((id) => id === undefined)) throw new CheckSkipped("the messages of --push are for another user");
      assertContract(
        ids.every((id) => id === ids[0]),
        "the same message in each of three sessions, one of them of the citizen",
        ids.map((id) => id ?? "none").join(", "),
      );
      const extra = await connections.at(-1)?.next(silenceMs);
      assertContract(extra === undefined || readNotificationId(extra) !== ids[0], "the message once", extra);
    });
  },
});

const createUnreadCheck = (target: FeedTarget): ContractCheck => ({
  name: "leaves what it pushes to an open window unread",
  run: async (context) => {
    const triggerPush = requirePush(context);
    const token = await context.personas.citizen(context);
    await withFeedConnection(target, token, async () => assertArrivesUnread(context, token, triggerPush));
  },
});

const createOpenWindowLanguageCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes each message in the language that was chosen while the window was open",
  run: async (context) => {
    requireWrites(context);
    const triggerPush = requirePush(context);
    const token = await context.personas.citizen(context);
    await withLanguageRestored(context, token, async (choose) =>
      withFeedConnection(target, token, async ({ next }) => {
        for (const lang of languages) {
          await choose(lang);
          await triggerPush();
          const message = await next();
          if (!isRecord(message)) throw new CheckSkipped("the messages of --push are for another user");
          const schema = flattenSchema(context.document, { $ref: messageSchemaPointer });
          const wrong = findWrongLanguageTexts(context.document, schema, message, lang);
          assertContract(wrong.length === 0, `a message in ${lang}, which was chosen before it was pushed`, message);
        }
      }),
    );
  },
});

const createEndedWindowsCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers nothing to any window of a session after its sign-out",
  run: async (context) => {
    const triggerPush = requirePush(context);
    const { token, refreshToken } = await context.personas.openNewSession(context);
    await withConnections(target, [token, token], async (connections) => {
      await triggerPush();
      for (const { next } of connections)
        if ((await next()) === undefined) throw new CheckSkipped("the messages of --push are for another user");
      await fetchBody(context, "signOut", { body: { refreshToken } });
      await triggerPush();
      const messages = await Promise.all(connections.map(({ next }) => next(silenceMs)));
      assertContract(
        messages.every((message) => message === undefined),
        "no message in either window after the sign-out",
        messages,
      );
    });
  },
});

const createForeignDestinationCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers nothing to another person who subscribes to the destination of the user",
  isSpecified: true,
  run: async (context) => {
    const triggerPush = requirePush(context);
    const [own, other] = [await context.personas.citizen(context), await context.personas.otherCitizen(context)];
    const { id, email } = await fetchBody(context, "readUser", { token: own });
    const names = [id, email].filter((name) => typeof name === "string" || typeof name === "number");
    await withFeedConnection(target, own, async ({ next }) => {
      for (const name of names) {
        const destination = target.destination.replace(/^\/user\//, `/user/${name}/`);
        if (destination === target.destination) return;
        try {
          await withFeedConnection({ ...target, destination }, other, async (foreign) => {
            await triggerPush();
            const message = await next();
            if (message === undefined) throw new CheckSkipped("the messages of --push are for another user");
            const received = await foreign.next(silenceMs);
            assertContract(!isSameNotification(received, message), "no message of another person", received);
          });
        } catch (error) {
          // A server may refuse the subscription.
          if (!(error instanceof ContractViolation) || !error.message.includes("a subscription to")) throw error;
        }
      }
    });
  },
});

const createAnswerCheck = (target: FeedTarget): ContractCheck => ({
  name: "pushes the notice about an answer with the texts of the list, and says whether the user chose browser messages for it",
  run: async (context) => {
    requireWrites(context);
    const token = await context.personas.citizen(context);
    await requireSettings(context, token);
    await withSettingsRestored(context, token, async (choose, items) => {
      const isEvaluation = ({ event }: NotificationChannels): boolean => event === "EVALUATION";
      if (!items.some(isEvaluation)) return;
      await withFeedConnection(target, token, async (connection) => {
        // Whichever kind of event an answer is, it is no evaluation.
        for (const push of [true, false]) {
          await choose(items.map((channels) => ({ ...channels, push: isEvaluation(channels) !== push })));
          const sent = await sendMessage(context, connection, token);
          if (sent === undefined || sent.notice["type"] === "QUESTION") return;
          const { notice, message } = sent;
          assertContract(isRecord(message), `the notice of the list in the feed: ${pickTexts(notice)}`, "no message");
          if (
            !isRecord(message) ||
            (notice["id"] !== undefined && readNotificationId(message) !== readNotificationId(notice))
          )
            return;
          const lang = await readUserLanguage(context, token);
          const listed = (await fetchBody<readonly Fields[]>(context, "readNotifications", { token, lang })).find(
            (entry) => readNotificationId(entry) === readNotificationId(notice),
          );
          assertContract(
            listed === undefined || pickTexts(listed) === pickTexts(message),
            `the texts of the list in ${lang}: ${listed === undefined ? "" : pickTexts(listed)}`,
            pickTexts(message),
          );
          const { push: found } = message;
          assertContract(
            found === undefined || found === push,
            `push: ${String(push)} for an answer, as chosen for its kind of event`,
            `push: ${String(found)}`,
          );
        }
      });
    });
  },
});

/** Returns the checks of who receives a message, in which windows, and about which events. */
export const createFeedWindowChecks = (target: FeedTarget): readonly ContractCheck[] => [
  createEachSessionCheck(target),
  createUnreadCheck(target),
  createOpenWindowLanguageCheck(target),
  createEndedWindowsCheck(target),
  createForeignDestinationCheck(target),
  createAnswerCheck(target),
];
