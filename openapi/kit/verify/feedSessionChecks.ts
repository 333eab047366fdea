import { isFields } from "../../../src/api/readers/fields.ts";
import { assertContract, CheckSkipped, fetchBody, type ContractCheck, type VerifyContext } from "./check.ts";
import { withFeedConnection, type FeedTarget } from "./feedChecks.ts";
import { signIn } from "./operationChecks/checkHelpers.ts";
import { changePassword, resetPassword } from "./passwordChecks/passwordRequests.ts";

/** How long a check waits for a message that must not come. */
const silenceMs = 200;

/** How long a message may be on its way to a connection after it stands in the list, and how long when it seems to be repeated. */
const deliveryMs = 200;
const longestDeliveryMs = 2000;

/** How often the list is read until a pushed message stands in it. */
const maxReadings = 10;

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const readId = (message: unknown): unknown => (isFields(message) ? message["id"] : undefined);

/** Returns the value of a text in JSON; `undefined` for another text, which is another finding. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const readListedIds = async (context: VerifyContext, token: string): Promise<readonly unknown[]> =>
  (await fetchBody<readonly unknown[]>(context, "readNotifications", { token })).map(readId);

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
  const before = new Set(await readListedIds(context, token));
  await triggerPush();
  let added: readonly unknown[] = [];
  for (let reading = 0; added.length === 0 && reading < maxReadings; reading += 1) {
    if (reading > 0) await wait(deliveryMs);
    added = (await readListedIds(context, token)).filter((id) => id !== undefined && !before.has(id));
  }
  if (added.length === 0) throw new CheckSkipped("the messages of --push are for another user");
  await wait(pauseMs);
  let repeated: string | undefined;
  await withFeedConnection(target, token, async ({ readAll }) => {
    repeated = (await readAll()).find((text) => added.includes(readId(parse(text))));
  });
  return repeated;
}

/** Returns the checks of what a connection delivers after its session has ended, and of what was pushed before it. */
export const createFeedSessionChecks = (target: FeedTarget): readonly ContractCheck[] => [
  createEndedSessionCheck(target),
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
