import type { ContractCheck, VerifyContext } from "../check.ts";
import { fetchBody } from "../fetchBody.ts";
import { assertContract, CheckSkipped } from "../outcomes.ts";
import { withFeedConnection, type FeedTarget } from "./feedChecks.ts";
import { signIn } from "../operationChecks/checkHelpers.ts";
import { changePassword, resetPassword } from "../operationChecks/passwordChecks/passwordRequests.ts";
import { findAdministrator } from "../personas.ts";
import { findUnlisted, parseMessage, pushToList, readNotificationId } from "./pushedNotifications.ts";

/** How long a check waits for a message that must not come. */
const silenceMs = 200;

/** How long a message may be on its way to a connection after it stands in the list, and how long when it seems to be repeated. */
const deliveryMs = 200;
const longestDeliveryMs = 2000;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the check that a session which a new password has ended gets no more messages: somebody else may have it. */
const createEndedSessionCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers nothing to a session that a new password has ended",
  run: async (context) => {
    const { pushTo } = context.personas.sources;
    if (pushTo === undefined) throw new CheckSkipped("requires messages to an account with a password; see --push");
    for (const replacePassword of [changePassword, resetPassword]) {
      const account = await context.personas.freshAccount(context);
      const { username, password } = account;
      const session = await signIn(context, username, password);
      const token = context.personas.secrets.add("CONTRACT_ACCOUNT_TOKEN", String(session["token"]));
      await withFeedConnection(target, token, async ({ next }) => {
        await pushTo(username);
        if ((await next()) === undefined) throw new CheckSkipped("the messages of --push are for another user");
        // Of an earlier event, such as the registration.
        while ((await next(silenceMs)) !== undefined);
        await replacePassword(context, account);
        await pushTo(username);
        const message = await next(silenceMs);
        assertContract(
          message === undefined,
          `a closed connection, or no message, after ${replacePassword === resetPassword ? "the reset" : "the change"} of the password`,
          message,
        );
      });
    }
  },
});

/** Pushes a message without a connection, and returns what of it a later connection delivers. */
async function findRepeated(
  context: VerifyContext,
  target: FeedTarget,
  triggerPush: () => Promise<void>,
  pauseMs: number,
): Promise<string | undefined> {
  const token = await context.personas.citizen(context);
  const added = (await pushToList(context, token, triggerPush)).map(readNotificationId);
  await wait(pauseMs);
  let repeated: string | undefined;
  await withFeedConnection(target, token, async ({ readAll }) => {
    repeated = (await readAll()).find((text) => added.includes(readNotificationId(parseMessage(text))));
  });
  return repeated;
}

/** Returns the check that a window of each kind of user is open for what their list gets. */
const createEveryUserCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers what the list gets, to a user with a password and to an administrator",
  run: async (context) => {
    const { pushTo } = context.personas.sources;
    if (pushTo === undefined) throw new CheckSkipped("requires messages to an account with a password; see --push");
    const administrator = await findAdministrator(context);
    const tokens = {
      "a user with a password": (await context.personas.account(context)).token,
      ...(administrator !== undefined && { "an administrator": administrator }),
    };
    for (const [name, token] of Object.entries(tokens)) {
      const { email } = await fetchBody(context, "readUser", { token });
      if (typeof email !== "string" || email === "") continue;
      await withFeedConnection(target, token, async ({ next }) => {
        const added = await pushToList(context, token, () => pushTo(email));
        assertContract((await next()) !== undefined, `a message to the open window of ${name}`, { listed: added });
      });
    }
  },
});

/** Returns the check that a window goes on with the tokens of a renewed session. */
const createRenewedSessionCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers what the list gets, to a session that was renewed",
  run: async (context) => {
    const { secrets, sources } = context.personas;
    const { triggerPush } = sources;
    if (triggerPush === undefined) throw new CheckSkipped("requires pushed messages; set --push to trigger them");
    const session = await context.personas.openNewSession(context);
    await withFeedConnection(target, session.token, async ({ next: nextOfEarlier }) => {
      const renewed = await fetchBody(context, "renewSession", { query: { refreshToken: session.refreshToken } });
      const token = secrets.add("CONTRACT_TOKEN", String(renewed["accessToken"]));
      await withFeedConnection(target, token, async ({ next }) => {
        const added = await pushToList(context, token, triggerPush);
        assertContract((await next()) !== undefined, "a message to the window with the token of the renewed session", {
          listed: added,
        });
        // A server may close the connection with the earlier token.
        if ((await nextOfEarlier()) === undefined)
          context.notes.add("no message to the window that was open before the session was renewed");
      });
    });
  },
});

/** Returns the check that a window gets nothing about another person, who registers and confirms an e-mail address. */
const createRegistrationCheck = (target: FeedTarget): ContractCheck => ({
  name: "delivers nothing about the registration of another person",
  run: async (context) => {
    const token = await context.personas.citizen(context);
    await withFeedConnection(target, token, async ({ readAll }) => {
      await context.personas.freshAccount(context);
      // Without an id, nothing tells whose message it is.
      const received = (await readAll())
        .map(parseMessage)
        .filter((message) => readNotificationId(message) !== undefined);
      const foreign = await findUnlisted(context, token, received);
      assertContract(foreign.length === 0, "only messages that stand in the user's own list of notifications", foreign);
    });
  },
});

/** Returns the checks of what a connection delivers after its session has ended, and of what was pushed before it. */
export const createFeedSessionChecks = (target: FeedTarget): readonly ContractCheck[] => [
  createEndedSessionCheck(target),
  createEveryUserCheck(target),
  createRenewedSessionCheck(target),
  createRegistrationCheck(target),
  {
    name: "does not repeat what was pushed while no client was connected",
    run: async (context) => {
      const { triggerPush } = context.personas.sources;
      if (triggerPush === undefined) throw new CheckSkipped("requires pushed messages; set --push to trigger them");
      if ((await findRepeated(context, target, triggerPush, deliveryMs)) === undefined) return;
      // The first one may still have been on its way.
      const repeated = await findRepeated(context, target, triggerPush, longestDeliveryMs);
      assertContract(repeated === undefined, "only messages that are pushed from the connection on", repeated);
    },
  },
];
