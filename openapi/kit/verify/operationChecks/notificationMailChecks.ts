import {
  assertContract,
  CheckSkipped,
  fetchBody,
  getOperation,
  type ContractCheck,
  type VerifyContext,
} from "../check.ts";
import { createUniqueName } from "../random.ts";
import { defineCheck, getCitizenAuth, type JsonBody } from "./checkHelpers.ts";

/** How long a check waits for an e-mail that a server may send later. */
const mailMs = 300;

type Recipient = { token: string; email: string; contacts: JsonBody };

/** Returns the person to whom messages are pushed. Throws `CheckSkipped` when nothing tells which e-mails are sent to them. */
async function findRecipient(context: VerifyContext): Promise<Recipient> {
  if (context.personas.sources.triggerPush === undefined) throw new CheckSkipped("requires --push");
  const { token } = await getCitizenAuth(context);
  const { email, phoneNumber } = await fetchBody(context, "readUser", { token });
  if (typeof email !== "string" || email === "") throw new CheckSkipped("the user has no e-mail address");
  return { token, email, contacts: { email, phoneNumber } };
}

/** Runs with a function that chooses e-mails for all kinds of events, or for none, and restores the settings. */
async function withChoice(
  context: VerifyContext,
  token: string,
  run: (choose: (isChosen: boolean) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const { items } = await fetchBody<{ items: readonly object[] }>(context, "readNotificationSettings", { token });
  const update = (changed: readonly object[]): Promise<unknown> =>
    fetchBody(context, "updateNotificationSettings", { token, body: { items: changed } });
  try {
    await run((email) => update(items.map((channels) => ({ ...channels, email }))));
  } finally {
    await update(items);
  }
}

/**
 * Lets the server push a message. Resolves to the number of e-mails that were added for each address; to `undefined` when the
 * message is for another person, or of a kind that cannot be chosen: only a question is certain to be of one that can.
 */
async function countPushedMails(
  context: VerifyContext,
  token: string,
  addresses: readonly string[],
  waits: boolean,
): Promise<readonly number[] | undefined> {
  const { countMails, sources } = context.personas;
  const count = async (): Promise<readonly number[]> => {
    const counts: number[] = [];
    for (const address of addresses) counts.push(await countMails(address));
    return counts;
  };
  const readNewest = async (): Promise<JsonBody | undefined> =>
    (await fetchBody<readonly JsonBody[]>(context, "readNotifications", { token }))[0];
  const [before, newest] = [await count(), await readNewest()];
  await sources.triggerPush?.();
  let after = await count();
  if (waits && after.join() === before.join()) {
    await new Promise((resolve) => setTimeout(resolve, mailMs));
    after = await count();
  }
  const pushed = await readNewest();
  return pushed?.["type"] === "QUESTION" && JSON.stringify(pushed) !== JSON.stringify(newest)
    ? after.map((value, index) => value - (before[index] ?? 0))
    : undefined;
}

/** Checks that notifications are sent by e-mail where the person has chosen it, and to their present address. */
export const mailChecks: readonly ContractCheck[] = [
  defineCheck("sends a notification by e-mail only as chosen", async (context) => {
    const { token, email } = await findRecipient(context);
    await withChoice(context, token, async (choose) => {
      for (const isChosen of [true, false]) {
        await choose(isChosen);
        const [added] = (await countPushedMails(context, token, [email], isChosen)) ?? [];
        if (added === undefined) return;
        if (isChosen && added === 0) context.notes.add("no e-mail about a notification, although it is chosen");
        if (!isChosen) assertContract(added === 0, "no e-mail about a notification, as chosen", `${added} e-mails`);
      }
    });
  }),
  defineCheck("sends a notification to the address that the user has entered last", async (context) => {
    const { token, email, contacts } = await findRecipient(context);
    const update = getOperation(context, "updateContacts");
    const next = `contract-${createUniqueName()}@portal.example`;
    const { status } = await context.client.send(update, { token, body: { ...contacts, email: next } });
    if (status >= 400) throw new CheckSkipped("the user may not change the address");
    try {
      const user = await fetchBody(context, "readUser", { token });
      if (user["email"] !== next) throw new CheckSkipped("the server keeps the address until it is confirmed");
      await withChoice(context, token, async (choose) => {
        await choose(true);
        const [ofNext, ofEarlier] = (await countPushedMails(context, token, [next, email], false)) ?? [];
        assertContract(
          ofEarlier === undefined || ofEarlier === 0,
          "an e-mail to the new address",
          `${ofEarlier} e-mails to the address from before, ${ofNext} to the new one`,
        );
      });
    } finally {
      await context.client.send(update, { token, body: contacts });
    }
  }),
];
